import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { SandboxMark } from '../../../components/Indicators.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { ConnectionState } from '../connection-state.ts';
import type { Connections } from '../model.ts';
import type { SelectedTokenState } from '../token-state.ts';
import { CheckOutcome } from './CheckOutcome.tsx';
import { TokenLine } from './TokenLine.tsx';

interface Props {
  state: ConnectionState;
  token: SelectedTokenState;
  saved: Connections;
  now: () => Date;
}

/** Switches the selected environment immediately, and checks its connection. */
export function EnvironmentPanel({ state, token, saved, now }: Props) {
  const { options, policy } = useOptionsMessages();
  const switching = state.switching.value;
  const checking = state.checking.value;
  const isUnsaved = state.isChanged.value;
  const environment = switching.step === 'switching' ? switching.to : saved.environment;
  const isSandbox = environment === 'sandbox';
  return (
    <div class="panel">
      <div class="panel-row">
        <Switch
          label={options.sandboxSwitch}
          description={isSandbox ? options.sandboxOn : options.sandboxOff}
          isOn={isSandbox}
          isDisabled={switching.step === 'switching' || saved.unreadable}
          lockedReason={saved.isEnvironmentManaged ? policy.locked : undefined}
          mark={isSandbox && <SandboxMark />}
          onChange={(isOn) => state.setEnvironment(isOn ? 'sandbox' : 'production')}
        />
        <Button
          isBusy={checking.step === 'checking'}
          disabled={isUnsaved}
          describedBy="check-reason"
          onClick={() => state.check()}
        >
          {options.check}
        </Button>
      </div>
      <div class="panel-note" id="check-reason">
        {isUnsaved && <p class="quiet">{options.checkSaveFirst}</p>}
      </div>
      {switching.step === 'failed' && (
        <FailureNotice failure={switching.failure} lead={options.switchFailed} />
      )}
      <div role="status">
        <CheckOutcome checking={checking} environment={environment} now={now} />
      </div>
      <TokenLine
        state={token}
        now={now}
        isRenewing={checking.step === 'checking'}
        canRenew={!isUnsaved}
        onRenew={() => state.check()}
      />
    </div>
  );
}
