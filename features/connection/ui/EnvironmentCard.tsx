import { Button } from '../../../components/Button.tsx';
import { useTicks } from '../../../components/hooks.ts';
import { Notice } from '../../../components/Notice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { Environment } from '../../platform/model.ts';
import type { ConnectionState } from '../connection-state.ts';
import { type Connections, lacksSelectedEnvironment } from '../model.ts';
import { AccessNotice } from './AccessNotice.tsx';
import { CheckOutcome } from './CheckOutcome.tsx';
import { EnvironmentGroup } from './EnvironmentGroup.tsx';

interface Props {
  environment: Environment;
  state: ConnectionState;
  saved: Connections;
  now: () => Date;
}

/** One environment: whether it is connected, what repairs it, and its fields. */
export function EnvironmentCard({ environment, state, saved, now }: Props) {
  const { options } = useOptionsMessages();
  const { partnerUrl, clientUrl } = saved[environment];
  const checking = state.checks.value[environment];
  const isUnsaved = state.changes.value.some((change) => change.environment === environment);
  const isSetUp = partnerUrl !== '' || clientUrl !== '';
  const lookupsFail = environment === saved.environment && lacksSelectedEnvironment(saved);
  useTicks(checking.step === 'accepted' || checking.step === 'failed');
  return (
    <EnvironmentGroup
      environment={environment}
      fields={state.draft.value[environment]}
      problems={state.problems.value[environment]}
      saved={saved[environment]}
      isStrict={state.saving.value.step === 'refused'}
      onRemoveToken={() => void state.removeClientToken(environment)}
      onEdit={(field, text) => state.edit(environment, field, text)}
    >
      <div class="group-head">
        <p class="quiet">
          {options.groupLead[environment]}
          {environment === saved.environment && ` · ${options.usedForLookups}`}
        </p>
        <Button
          isBusy={checking.step === 'checking'}
          disabled={isUnsaved || partnerUrl === ''}
          describedBy={`${environment}-check-reason`}
          onClick={() => void state.check(environment)}
        >
          {options.check}
        </Button>
      </div>
      <div class="group-state">
        {lookupsFail && (
          <Notice
            kind="warning"
            title={options.lookupsFail[environment]}
            advice={options.lookupsFailAdvice}
          />
        )}
        <AccessNotice environment={environment} state={state} saved={saved} />
        {/* A failure is announced by its notice. */}
        <div role={checking.step === 'failed' ? undefined : 'status'}>
          <CheckOutcome checking={checking} environment={environment} now={now} />
        </div>
        <p class="check-line" id={`${environment}-check-reason`}>
          {isUnsaved
            ? options.checkSaveFirst
            : checking.step === 'idle' && !lookupsFail && (isSetUp ? options.notChecked : options.notSetUp)}
        </p>
      </div>
    </EnvironmentGroup>
  );
}
