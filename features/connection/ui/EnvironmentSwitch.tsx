import { Check, Lock, TriangleAlert } from 'lucide-preact';
import { useId } from 'preact/hooks';
import { useOptionsMessages } from '../../messages-context.tsx';
import { ENVIRONMENTS, type Environment } from '../../platform/model.ts';
import './environment-switch.css';

interface Props {
  /** Until the environment is loaded, the switch is invisible but takes up its space, so that nothing below it moves. */
  environment: Environment | undefined;
  isDisabled?: boolean | undefined;
  /** The reason why it cannot be switched. */
  lockedReason?: string | undefined;
  /** The URL of the field that is needed if the environment is not set up. */
  missing?: string | undefined;
  onChoose(environment: Environment): void;
}

/**
 * A click in this share of the switch at either end chooses the environment that is there. A share of its width, or of its
 * height where the two parts are stacked.
 */
const OUTER_PART = 0.4;

/** Chooses the environment of lookups: a switch called “Sandbox” that shows both of its positions. */
export function EnvironmentSwitch({
  environment,
  isDisabled = false,
  lockedReason,
  missing,
  onChoose,
}: Props) {
  const { options } = useOptionsMessages();
  const id = useId();
  const isSandbox = environment === 'sandbox';
  const choose = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    const button = currentTarget as Element;
    const { left, top, width, height } = button.getBoundingClientRect();
    const [first, last] = [...button.children].map((part) => part.getBoundingClientRect());
    const isStacked = first && last && last.top > first.top;
    const at = isStacked ? (clientY - top) / height : (clientX - left) / width;
    const chosen = at < OUTER_PART ? 'production' : at > 1 - OUTER_PART ? 'sandbox' : undefined;
    // A key press and a click in the middle toggle.
    const next = (detail > 0 && chosen) || (isSandbox ? 'production' : 'sandbox');
    if (next !== environment) onChoose(next);
  };
  return (
    <div class={environment ? 'environment-switch' : 'environment-switch environment-unknown'}>
      <span class="environment-use">{options.lookupsUse}</span>
      <button
        type="button"
        role="switch"
        class="environment-parts"
        aria-checked={isSandbox}
        aria-labelledby={`${id}-sandbox`}
        aria-describedby={`${id}-state`}
        disabled={isDisabled || lockedReason !== undefined}
        onClick={choose}
      >
        {ENVIRONMENTS.map((each) => (
          <span key={each} class={`environment-part ${each}${each === environment ? ' on' : ''}`}>
            {each === environment && <Check size={14} aria-hidden="true" />}
            <span id={`${id}-${each}`}>{options.environmentName[each]}</span>
          </span>
        ))}
      </button>
      <p class={lockedReason ? 'environment-locked' : 'sr-only'} id={`${id}-state`}>
        <span class="sr-only">{isSandbox ? options.sandboxOn : options.sandboxOff} </span>
        {lockedReason && (
          <>
            <Lock size={12} aria-hidden="true" />
            {lockedReason}
          </>
        )}
      </p>
      {/* Always present, so that screen readers announce it. */}
      <p class="environment-missing" role="status">
        {missing && (
          <a href={missing}>
            <TriangleAlert size={12} aria-hidden="true" />
            {options.lookupsFailLink}
          </a>
        )}
      </p>
    </div>
  );
}
