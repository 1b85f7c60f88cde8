import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './styles/switch.css';

interface Props {
  label: string;
  /** What the present position means. */
  description: string;
  isOn: boolean;
  isDisabled?: boolean;
  /** Stands beside the label, outside the accessible name. */
  mark?: ComponentChildren;
  onChange(isOn: boolean): void;
}

/** A mode that takes effect at once. */
export function Switch({ label, description, isOn, isDisabled = false, mark, onChange }: Props) {
  const id = useId();
  return (
    <div class="switch">
      <button
        type="button"
        role="switch"
        class="switch-track"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description`}
        disabled={isDisabled}
        onClick={() => onChange(!isOn)}
      >
        <span class="switch-thumb" />
      </button>
      <div>
        <div class="switch-head">
          <span class="switch-label" id={`${id}-label`}>
            {label}
          </span>
          {mark}
        </div>
        <p class="switch-description" id={`${id}-description`}>
          {description}
        </p>
      </div>
    </div>
  );
}
