import { Lock } from 'lucide-preact';
import { useId } from 'preact/hooks';
import './styles/switch.css';

interface Props {
  label: string;
  /** The meaning of the current position. */
  description: string;
  isOn: boolean;
  isDisabled?: boolean;
  /** The reason why it cannot be switched. */
  lockedReason?: string | undefined;
  onChange(isOn: boolean): void;
}

/** A switch for a setting that takes effect immediately. */
export function Switch({ label, description, isOn, isDisabled = false, ...props }: Props) {
  const id = useId();
  return (
    <div class="switch">
      <button
        type="button"
        role="switch"
        class="switch-track"
        id={id}
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description`}
        disabled={isDisabled || props.lockedReason !== undefined}
        onClick={() => props.onChange(!isOn)}
      >
        <span class="switch-thumb" />
      </button>
      <div>
        <label class="switch-label" id={`${id}-label`} for={id}>
          {label}
        </label>
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
