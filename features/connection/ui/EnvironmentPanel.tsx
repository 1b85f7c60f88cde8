import { Button } from '../../../components/Button.tsx';
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

/** Checks the connection of the selected environment. */
export function EnvironmentPanel({ state, token, saved, now }: Props) {
  const { options } = useOptionsMessages();
  const switching = state.switching.value;
  const checking = state.checking.value;
  const isUnsaved = state.isChanged.value;
  const environment = switching.step === 'switching' ? switching.to : saved.environment;
  return (
    <div class="panel">
      <div class="panel-row">
        <p>{environment === 'sandbox' ? options.sandboxOn : options.sandboxOff}</p>
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
