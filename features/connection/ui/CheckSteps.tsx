import { CircleCheck, CircleDashed, CircleX } from 'lucide-preact';
import type { FailureKind } from '../../../utils/outcome.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import { CHECK_STEPS, resultsOf } from '../check-steps.ts';

interface Props {
  host: string | undefined;
  /** The check's failure; omit if it succeeded. */
  failure?: FailureKind;
  /** Text of the final result. */
  result?: string;
}

const ICONS = { good: CircleCheck, failed: CircleX, unknown: CircleDashed };

/** Lists the steps of the check with their results. */
export function CheckSteps({ host, failure, result }: Props) {
  const { options } = useOptionsMessages();
  const results = resultsOf(failure);
  return (
    <ol class="check-steps">
      {CHECK_STEPS.map((step) => {
        const Icon = ICONS[results[step]];
        return (
          <li key={step} class={`check-step ${results[step]}`}>
            <Icon size={16} aria-hidden="true" />
            <span>
              {options.checkStep[step](host)}
              <span class="sr-only">: {options.checkResult[results[step]]}</span>
            </span>
          </li>
        );
      })}
      {result !== undefined && (
        <li class="check-step good">
          <CircleCheck size={16} aria-hidden="true" />
          <span>{result}</span>
        </li>
      )}
    </ol>
  );
}
