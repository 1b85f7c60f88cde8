import { Button } from '../../../../components/Button.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { PayloadCheck, PayloadProblem } from '../../payload-check.ts';
import { blockedText, problemText } from './diagnostics.ts';

interface Props {
  id: string;
  check: PayloadCheck;
  /** @param line counted from 1 */
  onShowLine(line: number): void;
}

/** The problems of the payload, and whether it can still be sent. They describe the editor, and are not announced. */
export function PayloadProblems({ id, check, onShowLine }: Props) {
  const { webhook } = useOptionsMessages();
  return (
    <div id={id} class={`payload-problems ${check.kind === 'json' ? 'warn' : 'bad'}`}>
      {check.kind === 'json' ? (
        check.problems.length > 0 && <ProblemList problems={check.problems} onShowLine={onShowLine} />
      ) : (
        <p>{blockedText(check, webhook)}</p>
      )}
    </div>
  );
}

function ProblemList({ problems, onShowLine }: Pick<Props, 'onShowLine'> & { problems: PayloadProblem[] }) {
  const { webhook } = useOptionsMessages();
  return (
    <>
      <p>{webhook.problemsLead}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.path}>
            {problem.path === '' ? webhook.wholePayload : <code>{problem.path}</code>}{' '}
            {problemText(problem, webhook)}{' '}
            <Button variant="quiet" onClick={() => onShowLine(problem.line)}>
              {webhook.line(problem.line)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
