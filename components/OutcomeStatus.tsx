import { Check, CircleAlert, Info, Trash2 } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './Button.tsx';
import { focusIfFree } from './hooks.ts';

/** What was last done, in words. */
export interface StatusMessage {
  kind: keyof typeof ICONS;
  text: string;
  undo?: { label: string; onUndo(): void };
}

interface Props {
  /** What the message is about; the same outcome is announced once. */
  outcome: unknown;
  /** Absent while there is no message. */
  said: StatusMessage | undefined;
}

const ICONS = { good: Check, bad: CircleAlert, known: Info, removed: Trash2 };

/** What was last done to a list, announced; it may be undone. */
export function OutcomeStatus({ outcome, said }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const isRemoved = said?.kind === 'removed';
  // The row that had the focus is gone; its undo button is here.
  useLayoutEffect(() => {
    if (isRemoved) focusIfFree(line.current?.querySelector('button'));
  }, [outcome]);
  const Icon = said && ICONS[said.kind];
  return (
    <div role="status" ref={line}>
      {said && Icon && (
        <div class={`outcome-line ${said.kind}`}>
          <Icon size={16} aria-hidden="true" />
          <p>{said.text}</p>
          {said.undo && (
            <Button variant="quiet" onClick={said.undo.onUndo}>
              {said.undo.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
