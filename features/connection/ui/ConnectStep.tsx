import { useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { Chips } from '../../../components/Chips.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { ConnectionState } from '../connection-state.ts';
import { type Connections, environmentChoices } from '../model.ts';
import type { SetUpState } from '../set-up-state.ts';
import { EnvironmentGroup } from './EnvironmentGroup.tsx';

interface Props {
  state: SetUpState;
  connection: ConnectionState;
  saved: Connections;
}

/** Set-up step for the URLs and the key of the first environment. */
export function ConnectStep({ state, connection, saved }: Props) {
  const { options, setUp } = useOptionsMessages();
  const form = useRef<HTMLFormElement>(null);
  const environment = state.environment.value;
  const hasTried = state.hasTried.value;
  const missing = state.missing.value;
  const saving = connection.saving.value;
  const switching = connection.switching.value;
  const missingNames = [
    ...(missing.partnerUrl ? [options.partnerUrl] : []),
    ...(missing.key ? [options.partnerKey] : []),
  ];
  const goOn = (event: Event) => {
    event.preventDefault();
    void state.connect();
    const fields = form.current?.querySelectorAll('input') ?? [];
    const empty = missing.partnerUrl ? fields[0] : missing.key ? fields[1] : undefined;
    empty?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={goOn}>
      <Chips
        label={setUp.environmentQuestion}
        choices={environmentChoices(options.environmentName)}
        chosen={environment}
        onChoose={state.choose}
      />
      <EnvironmentGroup
        environment={environment}
        fields={connection.draft.value[environment]}
        problems={connection.problems.value[environment]}
        saved={saved[environment]}
        isStrict={hasTried}
        onEdit={(field, text) => connection.edit(environment, field, text)}
      />
      {hasTried && missingNames.length > 0 && (
        <p class="set-up-missing" role="alert">
          {setUp.missing(missingNames)}
        </p>
      )}
      {saving.step === 'failed' && <FailureNotice failure={saving.failure} lead={options.saveFailed} />}
      {switching.step === 'failed' && (
        <FailureNotice failure={switching.failure} lead={options.switchFailed} />
      )}
      <div class="set-up-actions">
        <p class="quiet">{setUp.accessNote}</p>
        <Button
          type="submit"
          variant="primary"
          isBusy={saving.step === 'saving' || switching.step === 'switching'}
        >
          {setUp.saveAndCheck}
        </Button>
      </div>
    </form>
  );
}
