import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import type { NoticeAction } from '../../../components/Notice.tsx';
import type { ConnectionState } from '../../connection/connection-state.ts';
import type { Connections } from '../../connection/model.ts';
import { CheckOutcome } from '../../connection/ui/CheckOutcome.tsx';
import { EnvironmentGroup, MISSING_ID } from '../../connection/ui/EnvironmentGroup.tsx';
import { EnvironmentSwitch } from '../../connection/ui/EnvironmentSwitch.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { SetUpState } from '../state.ts';

interface Props {
  state: SetUpState;
  connection: ConnectionState;
  saved: Connections;
  now: () => Date;
}

/** First screen: the URLs and the key of one environment, and their problems. */
export function ConnectStep({ state, connection, saved, now }: Props) {
  const { options, setUp, policy } = useOptionsMessages();
  const form = useRef<HTMLFormElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const environment = state.environment.value;
  const problems = connection.problems.value[environment];
  const missing = state.missing.value;
  const saving = connection.saving.value;
  const switching = connection.switching.value;
  const checking = connection.checks.value[environment];
  // The result of a check concerns the values that were checked.
  const failure =
    checking.step === 'failed' && !connection.isChanged.value ? checking.failure.kind : undefined;
  const isKeyRefused = failure === 'keyRejected';
  const isBusy = saving.step === 'saving' || switching.step === 'switching' || checking.step === 'checking';
  const missingNames = [
    ...(missing.partnerUrl ? [options.partnerUrl] : []),
    ...(missing.key ? [options.partnerKey] : []),
  ];
  /** @param index of the field in the form */
  const focusField = (index: number) => form.current?.querySelectorAll('input')[index]?.focus();
  const fix: NoticeAction | undefined =
    failure === 'permissionMissing'
      ? { label: options.allowAccess, onClick: () => void state.allowAccess() }
      : undefined;
  const submit = (event: Event) => {
    event.preventDefault();
    void state.connect();
    const problemsInOrder = [
      missing.partnerUrl || problems.partnerUrl,
      missing.key || problems.key,
      problems.clientUrl,
    ];
    focusField(problemsInOrder.findIndex(Boolean));
  };
  // On a low window, the result moves the pressed button out of view.
  useLayoutEffect(() => {
    if (failure) actions.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <EnvironmentSwitch
        environment={environment}
        lockedReason={saved.isEnvironmentManaged ? policy.locked : undefined}
        onChoose={state.choose}
      />
      <EnvironmentGroup
        environment={environment}
        fields={connection.draft.value[environment]}
        problems={problems}
        saved={saved[environment]}
        isStrict={state.hasTried.value}
        missing={state.hasTried.value ? missing : undefined}
        onEdit={(field, text) => connection.edit(environment, field, text)}
      />
      {state.hasTried.value && missingNames.length > 0 && (
        <p class="set-up-missing" role="alert" id={MISSING_ID}>
          {setUp.missing(missingNames)}
        </p>
      )}
      {saving.step === 'failed' && <FailureNotice failure={saving.failure} lead={options.saveFailed} />}
      {switching.step === 'failed' && (
        <FailureNotice failure={switching.failure} lead={options.switchFailed} />
      )}
      {/* A failure is announced by its notice. */}
      <div class="set-up-outcome" role={failure ? undefined : 'status'}>
        {(failure || checking.step === 'checking') && (
          <CheckOutcome checking={checking} environment={environment} now={now} fix={fix} />
        )}
      </div>
      <div class="set-up-actions" ref={actions}>
        <p class="quiet">{failure ? '' : setUp.accessNote}</p>
        {isKeyRefused && (
          <Button variant="primary" onClick={() => focusField(1)}>
            {setUp.changeKey}
          </Button>
        )}
        <Button type="submit" variant={isKeyRefused ? 'secondary' : 'primary'} isBusy={isBusy}>
          {failure ? setUp.tryAgain : setUp.allowAndConnect}
        </Button>
      </div>
    </form>
  );
}
