import { useMessages } from '../../messages-context.tsx';
import type { RunState } from '../run-state.ts';

interface Props {
  state: RunState;
  total: number;
  /** How many were not asked for, or have no answer yet. */
  waiting: number;
  failed: number;
}

/** How far the lookups of a table have come: a bar, and words. */
export function RunProgress({ state, total, waiting, failed }: Props) {
  const { many } = useMessages();
  const done = total - waiting;
  const isRunning = state.step === 'running';
  return (
    <div class="many-progress">
      <progress max={total} value={done} aria-label={many.progressName} hidden={!isRunning} />
      {isRunning && <span class="many-progress-count">{many.progress(done, total)}</span>}
      {/* Not the count: a screen reader would read two hundred of them. */}
      <p class={isRunning ? 'sr-only' : 'many-outcome'} role="status">
        {isRunning ? (state.isCancelling ? many.stopping : many.asking) : outcome()}
      </p>
    </div>
  );

  function outcome(): string {
    const isCancelled = state.step === 'ended' && state.ending.kind === 'cancelled';
    if (waiting > 0) return isCancelled ? many.cancelled(waiting) : many.notAsked(waiting);
    return failed > 0 ? many.doneWithFailures(failed) : many.done(total);
  }
}
