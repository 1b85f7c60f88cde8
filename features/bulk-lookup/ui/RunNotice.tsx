import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { RunState } from '../run-state.ts';
import { PauseNotice } from './PauseNotice.tsx';

interface Props {
  state: RunState;
  onGoOn(): void;
  onOpenOptions(): void;
}

/** Why the lookups of a table wait or have ended early; nothing where all is well. */
export function RunNotice({ state, onGoOn, onOpenOptions }: Props) {
  const { many } = useMessages();
  if (state.step === 'running' && state.pausedUntil !== undefined) {
    return <PauseNotice until={state.pausedUntil} />;
  }
  if (state.step !== 'ended') return null;
  const { ending } = state;
  if (ending.kind === 'stopped') {
    return <FailureNotice failure={ending.failure} ways={{ onRetry: onGoOn, onOpenOptions }} />;
  }
  if (ending.kind !== 'environmentChanged') return null;
  return (
    <Notice
      kind="warning"
      title={many.environmentChanged}
      advice={many.environmentChangedAdvice}
      action={{ label: many.lookUpAgain, onClick: onGoOn }}
    />
  );
}
