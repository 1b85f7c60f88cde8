import { useMessages } from '../../components/messages-context.ts';
import type { Messages } from '../../utils/messages/catalogue.ts';
import type { PayloadCheck, PayloadProblem } from './payload-check.ts';

interface Props {
  id: string;
  check: PayloadCheck;
}

/** What is wrong with the payload, and whether it can be sent all the same. */
export function PayloadProblems({ id, check }: Props) {
  const { options } = useMessages();
  return (
    <div id={id} class="payload-problems" role="status">
      {check.kind === 'json' ? (
        check.problems.length > 0 && <ProblemList problems={check.problems} />
      ) : (
        <p>{cannotBeSent(check, options)}</p>
      )}
    </div>
  );
}

function ProblemList({ problems }: { problems: PayloadProblem[] }) {
  const { options } = useMessages();
  return (
    <>
      <p>{options.problemsLead}</p>
      <ul>
        {problems.map(({ path, expected, values }) => (
          <li key={path}>
            {path === '' ? options.wholePayload : <code>{path}</code>} {options.payloadProblem[expected]}
            {values.length > 0 && ` ${values.join(options.orBetween)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function cannotBeSent(check: Exclude<PayloadCheck, { kind: 'json' }>, options: Messages['options']): string {
  if (check.kind === 'empty') return options.emptyPayload;
  if (check.kind === 'tooLong') return options.tooLong;
  return options.notJsonAt(check.position.line, check.position.column);
}
