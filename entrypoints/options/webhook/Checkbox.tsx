import { useId } from 'preact/hooks';

interface Props {
  label: string;
  isTicked: boolean;
  isDisabled?: boolean;
  /** One line below the label. */
  hint?: string | undefined;
  onChange(isTicked: boolean): void;
}

/** Something to be ticked on purpose. */
export function Checkbox({ label, isTicked, isDisabled = false, hint, onChange }: Props) {
  const id = useId();
  return (
    <div class="tick">
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        disabled={isDisabled}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label for={id}>{label}</label>
        {hint && (
          <p class="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
