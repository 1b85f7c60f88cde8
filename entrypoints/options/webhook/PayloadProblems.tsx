import { useMessages } from '../../../components/messages-context.ts';
import type { Messages } from '../../../utils/messages/catalogue.ts';
import type { PayloadCheck, PayloadProblem } from './payload-check.ts';

interface Props {
  id: string;
  check: PayloadCheck;
}

/** What is wrong with the payload, and whether it can be sent all the same. */
export function PayloadProblems({ id, check }: Props) {
  const { webhook } = useMessages();
  return (
    <div id={id} class="payload-problems" role="status">
      {check.kind === 'json' ? (
        check.problems.length > 0 && <ProblemList problems={check.problems} />
      ) : (
        <p>{cannotBeSent(check, webhook)}</p>
      )}
    </div>
  );
}

function ProblemList({ problems }: { problems: PayloadProblem[] }) {
  const { webhook } = useMessages();
  return (
    <>
      <p>{webhook.problemsLead}</p>
      <ul>
        {problems.map(({ path, expected, values }) => (
          <li key={path}>
            {path === '' ? webhook.wholePayload : <code>{path}</code>} {webhook.payloadProblem[expected]}
            {values.length > 0 && ` ${values.join(webhook.orBetween)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function cannotBeSent(check: Exclude<PayloadCheck, { kind: 'json' }>, webhook: Messages['webhook']): string {
  if (check.kind === 'empty') return webhook.emptyPayload;
  if (check.kind === 'tooLong') return webhook.tooLong;
  return webhook.notJsonAt(check.position.line, check.position.column);
}
