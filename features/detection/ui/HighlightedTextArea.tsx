import { useId } from 'preact/hooks';
import type { Segment } from '../preview.ts';

interface Props {
  label: string;
  hint: string;
  value: string;
  /** The same text in pieces, each with its finder. */
  segments: Segment[];
  describedBy: string;
  onInput(text: string): void;
}

/**
 * A text field with highlights. An invisible copy of the text is exactly behind the field and shows only the
 * highlights. The copy also makes the field as high as its text.
 */
export function HighlightedTextArea({ label, hint, value, segments, describedBy, onInput }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <p class="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <div class="field-frame marked">
        <div class="marked-text" aria-hidden="true">
          {segments.map(({ start, text, finder }) =>
            finder ? (
              <mark key={start} class={`mark mark-${finder.by}`}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}{' '}
        </div>
        <textarea
          id={id}
          class="field-input marked-text"
          value={value}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby={`${id}-hint ${describedBy}`}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}
