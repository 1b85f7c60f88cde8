import { Lock } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './styles/switch.css';

interface Props {
  label: string;
  /** What the present position means. */
  description: string;
  isOn: boolean;
  isDisabled?: boolean;
  /** Why it cannot be switched. */
  lockedReason?: string | undefined;
  /** Stands beside the label, outside the accessible name. */
  mark?: ComponentChildren;
  onChange(isOn: boolean): void;
}

/** A mode that takes effect at once. */
export function Switch({ label, description, isOn, isDisabled = false, ...props }: Props) {
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
        disabled={isDisabled || props.lockedReason !== undefined}
        onClick={() => props.onChange(!isOn)}
      >
        <span class="switch-thumb" />
      </button>
      <div>
        <div class="switch-head">
          <span class="switch-label" id={`${id}-label`}>
            {label}
          </span>
          {props.mark}
        </div>
        <p class="switch-description" id={`${id}-description`}>
          {description}
          {props.lockedReason && (
            <span class="switch-locked">
              <Lock size={12} aria-hidden="true" />
              {props.lockedReason}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
