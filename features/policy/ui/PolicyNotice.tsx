import { Notice } from '../../../components/Notice.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { PolicyState } from '../state.ts';

interface Props {
  policy: PolicyState;
}

/** Shows policy settings that have no field of their own, and the problems of invalid parts for the administrator. */
export function PolicyNotice({ policy }: Props) {
  const { fleet } = useMessages();
  const { problems, recentDays } = policy.summary.value;
  return (
    <>
      {recentDays !== undefined && (
        <Notice kind="info" title={fleet.locked} advice={fleet.recentDays(recentDays)} />
      )}
      {problems.length > 0 && (
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
      )}
    </>
  );
}
