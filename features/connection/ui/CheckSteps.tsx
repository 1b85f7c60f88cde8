import { CircleCheck, CircleDashed, CircleX } from 'lucide-preact';
import type { FailureKind } from '../../../utils/outcome.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import { CHECK_STEPS, resultsOf } from '../check-steps.ts';

interface Props {
  /** Undefined if the check failed before a host was known. */
  host: string | undefined;
  /** The check's failure; omit if it succeeded. */
  failure?: FailureKind;
}

const ICONS = { good: CircleCheck, failed: CircleX, unknown: CircleDashed };

/** Lists what each step of a check found. */
export function CheckSteps({ host, failure }: Props) {
  const { options } = useOptionsMessages();
  const results = resultsOf(failure);
  return (
    <ol class="check-steps">
      {CHECK_STEPS.map((step) => {
        const result = results[step];
        const Icon = ICONS[result];
        return (
          <li key={step} class={`check-step ${result}`}>
            <Icon size={16} aria-hidden="true" />
            <span>
              {options.checkStep[step][result](host ?? options.checkedHost, failure)}
              <span class="sr-only">: {options.checkResult[result]}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
