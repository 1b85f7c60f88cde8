import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import { jsonMembers, lineOf } from './json-members.ts';
import type { PayloadCheck, PayloadProblem } from './payload-check.ts';
import { cannotBeSent, problemText } from './problem-text.ts';

interface Props {
  id: string;
  check: PayloadCheck;
  /** What was checked. */
  text: string;
  /** Shows a line of it. */
  onShowLine(line: number): void;
}

/** What is wrong with the payload, and whether it can be sent all the same. */
export function PayloadProblems({ id, check, text, onShowLine }: Props) {
  const { webhook } = useMessages();
  return (
    <div id={id} class="payload-problems" role="status">
      {check.kind === 'json' ? (
        check.problems.length > 0 && (
          <ProblemList problems={check.problems} text={text} onShowLine={onShowLine} />
        )
      ) : (
        <p>{cannotBeSent(check, webhook)}</p>
      )}
    </div>
  );
}

function ProblemList({
  problems,
  text,
  onShowLine,
}: Omit<Props, 'id' | 'check'> & { problems: PayloadProblem[] }) {
  const { webhook } = useMessages();
  const members = jsonMembers(text);
  return (
    <>
      <p>{webhook.problemsLead}</p>
      <ul>
        {problems.map((problem) => {
          const { path } = problem;
          const line = lineOf(members, path);
          return (
            <li key={path}>
              {path === '' ? webhook.wholePayload : <code>{path}</code>} {problemText(webhook, problem)}{' '}
              <Button variant="quiet" onClick={() => onShowLine(line)}>
                {webhook.line(line)}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
