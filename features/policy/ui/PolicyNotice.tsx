import { CopyButton } from '../../../components/CopyButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { PolicyState } from '../state.ts';

interface Props {
  policy: PolicyState;
}

/** Shows policy settings that have no field of their own, and the problems of invalid parts for the administrator. */
export function PolicyNotice({ policy }: Props) {
  const { common, policy: texts } = useOptionsMessages();
  const { problems, recentDays } = policy.summary.value;
  return (
    <>
      {recentDays !== undefined && (
        <Notice kind="info" title={texts.locked} advice={texts.recentDays(recentDays)} />
      )}
      {problems.length > 0 && (
        <Notice kind="warning" title={texts.problemTitle(problems.length)} advice={texts.problemAdvice}>
          <ul>
            {problems.map((problem) => (
              <li key={problem.path}>{texts.problem(problem)}</li>
            ))}
          </ul>
          <div class="notice-action">
            <CopyButton
              label={common.copy}
              text={problems.map(texts.problem).join('\n')}
              variant="secondary"
            />
          </div>
        </Notice>
      )}
    </>
  );
}
