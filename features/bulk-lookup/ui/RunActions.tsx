import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { RunState } from '../run-state.ts';

interface Props {
  state: RunState;
  waiting: number;
  failed: number;
  onCancel(): void;
  onGoOn(): void;
  onRetry(): void;
}

/** What can be done about the lookups of a table as they stand. */
export function RunActions({ state, waiting, failed, onCancel, onGoOn, onRetry }: Props) {
  const { many } = useMessages();
  if (state.step === 'running') {
    return (
      <span class="many-actions">
        <Button isBusy={state.isCancelling} onClick={onCancel}>
          {many.stop}
        </Button>
      </span>
    );
  }
  return (
    <span class="many-actions">
      {failed > 0 && <Button onClick={onRetry}>{many.retryFailed(failed)}</Button>}
      {waiting > 0 && <Button onClick={onGoOn}>{many.goOn(waiting)}</Button>}
    </span>
  );
}
