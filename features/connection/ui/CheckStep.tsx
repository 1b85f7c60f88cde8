import { Button } from '../../../components/Button.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { ConnectionState } from '../connection-state.ts';
import type { Connections } from '../model.ts';
import type { SetUpState } from '../set-up-state.ts';
import { CheckOutcome } from './CheckOutcome.tsx';

interface Props {
  state: SetUpState;
  connection: ConnectionState;
  saved: Connections;
  now: () => Date;
}

/** Set-up step that shows whether the platform accepts the URL and the key. */
export function CheckStep({ state, connection, saved, now }: Props) {
  const { options, setUp } = useOptionsMessages();
  const checking = connection.checking.value;
  const isChecking = checking.step === 'checking';
  const isAccepted = checking.step === 'accepted';
  const lacksAccess = checking.step === 'failed' && checking.failure.kind === 'permissionMissing';
  return (
    <>
      <div class="panel set-up-outcome" role="status">
        <CheckOutcome checking={checking} environment={saved.environment} now={now} />
      </div>
      <div class="set-up-actions">
        <Button variant="quiet" onClick={() => state.goTo('connect')}>
          {setUp.back}
        </Button>
        {lacksAccess && (
          <Button variant="primary" onClick={() => void state.allowAccess()}>
            {options.allowAccess}
          </Button>
        )}
        {!isAccepted && !lacksAccess && (
          <Button variant="primary" isBusy={isChecking} onClick={() => void connection.check()}>
            {setUp.checkAgain}
          </Button>
        )}
        <Button
          variant={isAccepted ? 'primary' : 'secondary'}
          disabled={isChecking}
          onClick={() => state.goTo('helpdesks')}
        >
          {isAccepted ? setUp.next : setUp.nextAnyway}
        </Button>
      </div>
    </>
  );
}
