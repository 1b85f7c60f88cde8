import { Check, Info, Trash2 } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import type { ListOutcome } from './rules-state.ts';

interface Props {
  outcome: ListOutcome;
  onUndo(): void;
}

/** What was last done to the list, announced; it can be undone. */
export function ListOutcomeLine({ outcome, onUndo }: Props) {
  const { rules } = useMessages();
  const line = useRef<HTMLDivElement>(null);
  // The row that had the focus is gone; what can be done about it is here.
  useEffect(() => {
    if (outcome.step === 'removed') line.current?.querySelector('button')?.focus();
  }, [outcome]);
  return (
    <div role="status" ref={line}>
      {outcome.step === 'added' && (
        <div class="kept-outcome good">
          <Check size={16} aria-hidden="true" />
          <p>{rules.added(outcome.ids, outcome.known)}</p>
          <Undo onUndo={onUndo} />
        </div>
      )}
      {outcome.step === 'allKnown' && (
        <div class="kept-outcome">
          <Info size={16} aria-hidden="true" />
          <p>{rules.allKnown(outcome.ids)}</p>
        </div>
      )}
      {outcome.step === 'removed' && (
        <div class="kept-outcome">
          <Trash2 size={16} aria-hidden="true" />
          <p>{rules.removed(outcome.ids)}</p>
          <Undo onUndo={onUndo} />
        </div>
      )}
    </div>
  );
}

function Undo({ onUndo }: { onUndo(): void }) {
  const { rules } = useMessages();
  return (
    <Button variant="quiet" onClick={onUndo}>
      {rules.undo}
    </Button>
  );
}
