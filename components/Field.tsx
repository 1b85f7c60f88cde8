import { Lock } from 'lucide-preact';
import type { ComponentChildren, Ref } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  label: string;
  value: string;
  onInput(value: string): void;
  type?: 'text' | 'password';
  name?: string;
  placeholder?: string | undefined;
  /** One line below the input. */
  hint?: string | undefined;
  /** The problem with the value; announced by screen readers and read with the input. */
  error?: string | undefined;
  /** A required value is missing: the id of the form's message, which is read with the input. */
  missing?: string | undefined;
  /** Uses a monospaced font, in which IDs, keys and URLs are easier to compare. */
  isMono?: boolean;
  /** Hides the label, except for screen readers. */
  isLabelHidden?: boolean;
  disabled?: boolean;
  /** The reason why the value is read-only. It can still be selected and copied. */
  lockedReason?: string | undefined;
  /** Shown at the end, inside the input's frame: for example a button that reveals the value. */
  trailing?: ComponentChildren;
  inputRef?: Ref<HTMLInputElement>;
  /** Returns true if it has handled the pasted text. */
  onPaste?: (text: string) => boolean;
}

/** A labelled input with hint and error. */
export function Field(props: Props) {
  const { label, value, error, missing, type = 'text', trailing, lockedReason } = props;
  const hint = lockedReason ?? props.hint;
  const isWrong = Boolean(error || missing);
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, missing].filter(Boolean).join(' ');
  return (
    <div class={`field ${isWrong ? 'field-wrong' : ''} ${lockedReason ? 'field-locked' : ''}`}>
      <label class={props.isLabelHidden ? 'sr-only' : 'field-label'} for={id}>
        {label}
      </label>
      <div class="field-frame">
        <input
          id={id}
          class={`field-input ${props.isMono ? 'mono' : ''}`}
          type={type}
          name={props.name}
          value={value}
          placeholder={props.placeholder}
          disabled={props.disabled}
          readOnly={lockedReason !== undefined}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy || undefined}
          ref={props.inputRef ?? null}
          onInput={(event) => props.onInput(event.currentTarget.value)}
          onPaste={(event) => {
            const text = event.clipboardData?.getData('text/plain') ?? '';
            if (props.onPaste?.(text)) event.preventDefault();
          }}
        />
        {trailing}
      </div>
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {lockedReason && <Lock size={12} aria-hidden="true" />}
          {hint}
        </p>
      )}
      <p class="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
