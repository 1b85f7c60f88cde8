import { Check, CircleAlert, Trash2 } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import type { Outcome } from './kept-state.ts';

interface Props {
  outcome: Outcome;
  onUndo(): void;
}

/** What was last done to the patterns, announced; a removal can be undone. */
export function OutcomeLine({ outcome, onUndo }: Props) {
  const { detection } = useMessages();
  const line = useRef<HTMLDivElement>(null);
  // The row that had the focus is gone; what can be done about it is here.
  useEffect(() => {
    if (outcome.step === 'removed') line.current?.querySelector('button')?.focus();
  }, [outcome]);
  return (
    <>
      {outcome.step === 'failed' && (
        <div class="pane-part">
          <FailureNotice failure={outcome.failure} lead={detection.notKept} />
        </div>
      )}
      <div role="status" ref={line}>
        {outcome.step === 'kept' && <Line isGood text={detection.kept(outcome.name)} />}
        {outcome.step === 'imported' && (
          <Line isGood text={detection.imported(outcome.added, outcome.known)} />
        )}
        {outcome.step === 'notImported' && (
          <Line isGood={false} text={detection.importProblem[outcome.problem]} />
        )}
        {outcome.step === 'removed' && (
          <div class="kept-outcome">
            <Trash2 size={16} aria-hidden="true" />
            <p>{detection.removed(outcome.pattern.name)}</p>
            <Button variant="quiet" onClick={onUndo}>
              {detection.undo}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function Line({ text, isGood }: { text: string; isGood: boolean }) {
  return (
    <div class={isGood ? 'kept-outcome good' : 'kept-outcome bad'}>
      {isGood ? <Check size={16} aria-hidden="true" /> : <CircleAlert size={16} aria-hidden="true" />}
      <p>{text}</p>
    </div>
  );
}
