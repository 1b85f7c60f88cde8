import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { useSecondsUntil } from '../../../components/hooks.ts';
import { Notice } from '../../../components/Notice.tsx';
import { usePopupMessages } from '../../messages-context.tsx';
import type { RunState } from '../run-state.ts';
import { bulkViewText } from '../view-text.en.ts';

interface ProgressProps {
  state: RunState;
  total: number;
  /** The number of IDs without an answer. */
  waiting: number;
  failed: number;
}

/** The progress of a bulk lookup, as a bar and as text. */
export function BulkProgress({ state, total, waiting, failed }: ProgressProps) {
  const { bulkLookup, bulkView: texts = bulkViewText } = usePopupMessages();
  const done = total - waiting;
  const isRunning = state.step === 'running';
  return (
    <div class="bulk-progress">
      <progress max={total} value={done} aria-label={texts.progressName} hidden={!isRunning} />
      {isRunning && <span class="bulk-progress-count">{texts.progress(done, total)}</span>}
      {/* Without the count: a screen reader would announce every change of it. */}
      <p class={isRunning ? 'sr-only' : 'bulk-outcome'} role="status">
        {isRunning ? (state.isCancelling ? texts.stopping : bulkLookup.lookingUp) : outcome()}
      </p>
    </div>
  );

  function outcome(): string {
    const isCancelled = state.step === 'ended' && state.ending.kind === 'cancelled';
    if (waiting > 0) return isCancelled ? texts.cancelled(waiting) : texts.notLookedUp(waiting);
    return failed > 0 ? texts.doneWithFailures(failed) : texts.done(total);
  }
}

interface ActionsProps {
  state: RunState;
  waiting: number;
  failed: number;
  /** Whether going on is the primary action of the view. */
  isPrimary: boolean;
  onCancel(): void;
  onResume(): void;
  onRetry(): void;
}

/** Cancels a bulk lookup, resumes it, or retries the failed IDs, unless the notice of its end has the button for that. */
export function BulkActions({ state, waiting, failed, isPrimary, ...handlers }: ActionsProps) {
  const { bulkView: texts = bulkViewText, failures } = usePopupMessages();
  if (state.step === 'running') {
    return (
      <span class="bulk-actions">
        <Button isBusy={state.isCancelling} onClick={handlers.onCancel}>
          {texts.stop}
        </Button>
      </span>
    );
  }
  const ending = state.step === 'ended' ? state.ending : undefined;
  if (ending?.kind === 'platformChanged') return null;
  const isStopped = ending?.kind === 'stopped';
  if (isStopped) {
    const { action, alternative } = failures[ending.failure.kind](ending.failure);
    if (action?.does === 'retry' || alternative?.does === 'retry') return null;
  }
  // A stopped run also retries the failed IDs when it is resumed.
  const left = isStopped ? waiting + failed : waiting;
  const canRetry = failed > 0 && !isStopped;
  const variant = (isFirst: boolean) => (isPrimary && isFirst ? 'primary' : 'secondary');
  return (
    <span class="bulk-actions">
      {canRetry && (
        <Button variant={variant(true)} onClick={handlers.onRetry}>
          {texts.retryFailed(failed)}
        </Button>
      )}
      {left > 0 && (
        <Button variant={variant(!canRetry)} onClick={handlers.onResume}>
          {texts.resume(left)}
        </Button>
      )}
    </span>
  );
}

interface NoticeProps {
  state: RunState;
  onResume(): void;
  onOpenOptions(): void;
}

/** Explains why a bulk lookup is paused or has ended early. */
export function BulkNotice({ state, onResume, onOpenOptions }: NoticeProps) {
  const { bulkView: texts = bulkViewText } = usePopupMessages();
  if (state.step === 'running' && state.pausedUntil !== undefined) {
    return <PauseNotice until={state.pausedUntil} />;
  }
  if (state.step !== 'ended') return null;
  const { ending } = state;
  if (ending.kind === 'stopped') {
    return <FailureNotice failure={ending.failure} ways={{ onRetry: onResume, onOpenOptions }} />;
  }
  if (ending.kind !== 'platformChanged') return null;
  return (
    <Notice
      kind="warning"
      title={texts.platformChanged}
      advice={texts.platformChangedAdvice}
      action={{ label: texts.lookUpAgain, onClick: onResume }}
    />
  );
}

/** Counts down a pause that the platform requires. @param props.until milliseconds since 1970 */
function PauseNotice({ until }: { until: number }) {
  const { bulkView: texts = bulkViewText } = usePopupMessages();
  const seconds = useSecondsUntil(until);
  return <Notice kind="warning" title={texts.pausedTitle} advice={texts.pausedFor(seconds * 1000)} />;
}
