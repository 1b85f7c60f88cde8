import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Spinner } from '../../../components/Indicators.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { RulesState } from '../rules-state.ts';
import { IgnoreListPane } from './IgnoreListPane.tsx';
import { RulesPane } from './RulesPane.tsx';

interface Props {
  state: RulesState;
}

/** The rules for what counts as an ID, and the ignore list. Every change takes effect at once. */
export function RulesPanes({ state }: Props) {
  const { rules } = useOptionsMessages();
  const loading = state.loading.value;
  const failure = state.failure.value;
  return (
    <div class="rules">
      {loading.step === 'loading' && (
        <p class="page-wait-line" role="status">
          <Spinner />
          {rules.loading}
        </p>
      )}
      {loading.step === 'failed' && (
        <FailureNotice failure={loading.failure} action={{ label: rules.retry, onClick: state.load }} />
      )}
      {loading.step === 'ready' && loading.unreadable && (
        <Notice kind="warning" title={rules.unreadableTitle} advice={rules.unreadableAdvice} />
      )}
      {failure && <FailureNotice failure={failure} lead={rules.notChanged} />}
      {loading.step === 'ready' && (
        <div class="panes">
          <RulesPane state={state} />
          <IgnoreListPane state={state} />
        </div>
      )}
    </div>
  );
}
