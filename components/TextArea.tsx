import type { Ref } from 'preact';
import { useId } from 'preact/hooks';
import './styles/text-area.css';

interface Props {
  label: string;
  value: string;
  /** Minimum number of lines; the field grows with its text. */
  rows: number;
  isWrong: boolean;
  /** Id of the element that describes the problem. */
  describedBy: string;
  inputRef?: Ref<HTMLTextAreaElement>;
  onInput(text: string): void;
}

/** A field for code, without spell checking or completion. */
export function TextArea({ label, value, rows, isWrong, describedBy, inputRef, onInput }: Props) {
  const id = useId();
  return (
    <div class={`field ${isWrong ? 'field-wrong' : ''}`}>
      <label class="field-label" for={id}>
        {label}
      </label>
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
