import { useId } from 'preact/hooks';
import './styles/checkbox.css';

interface Props {
  label: string;
  isTicked: boolean;
  isDisabled?: boolean;
  /** One line below the label. */
  hint?: string | undefined;
  onChange(isTicked: boolean): void;
}

/** A labelled check box. */
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
