import type { ComponentChildren, Ref } from 'preact';
import { useId } from 'preact/hooks';
import './styles/text-area.css';

interface Props {
  label: string;
  value: string;
  /** Lines shown at least; the field grows with its text. */
  rows: number;
  /** Buttons at the end of the label's line. */
  aside?: ComponentChildren;
  isWrong: boolean;
  /** Id of the element that says what is wrong. */
  describedBy: string;
  inputRef?: Ref<HTMLTextAreaElement>;
  onInput(text: string): void;
}

/** A field for code: nothing in it is corrected or completed. */
export function TextArea({ label, value, rows, aside, isWrong, describedBy, inputRef, onInput }: Props) {
  const id = useId();
  return (
    <div class={`field ${isWrong ? 'field-wrong' : ''}`}>
      <div class="text-area-head">
        <label class="field-label" for={id}>
          {label}
        </label>
        {aside}
      </div>
      <div class="field-frame text-area">
        <textarea
          id={id}
          class="field-input mono"
          rows={rows}
          value={value}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          ref={inputRef ?? null}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}
