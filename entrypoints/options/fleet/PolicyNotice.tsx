import { useMessages } from '../../../components/messages-context.ts';
import { Notice } from '../../../components/Notice.tsx';
import type { PolicyState } from './policy-state.ts';

interface Props {
  policy: PolicyState;
}

/** Names the parts of a policy that cannot be used, for whoever wrote it. */
export function PolicyNotice({ policy }: Props) {
  const { fleet } = useMessages();
  const { problems } = policy.summary.value;
  if (problems.length === 0) return null;
  return (
    <Notice
      kind="warning"
      title={fleet.policyProblemTitle(problems.length)}
      advice={fleet.policyProblemAdvice}
    >
      <ul>
        {problems.map((problem) => (
          <li key={problem.path}>{fleet.policyProblem(problem)}</li>
        ))}
      </ul>
    </Notice>
  );
}
