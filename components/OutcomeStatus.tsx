import { Check, CircleAlert, Info, Trash2 } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './Button.tsx';
import { focusIfFree } from './focus.ts';

/** The result of the latest action, as text. */
export interface StatusMessage {
  kind: keyof typeof ICONS;
  text: string;
  undo?: { label: string; onUndo(): void };
}

interface Props {
  /** The result that the message describes; each result is announced once. */
  outcome: unknown;
  /** Undefined if there is no message. */
  message: StatusMessage | undefined;
}

const ICONS = { good: Check, bad: CircleAlert, known: Info, removed: Trash2 };

/** Announces the result of the latest change to a list, with an optional undo button. */
export function OutcomeStatus({ outcome, message }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const isRemoved = message?.kind === 'removed';
  // The focused row was removed; its undo button gets the focus.
  useLayoutEffect(() => {
    if (isRemoved) focusIfFree(line.current?.querySelector('button'));
  }, [outcome]);
  const Icon = message && ICONS[message.kind];
  return (
    <div role="status" ref={line}>
      {message && Icon && (
        <div class={`outcome-line ${message.kind}`}>
          <Icon size={16} aria-hidden="true" />
          <p>{message.text}</p>
          {message.undo && (
            <Button variant="quiet" onClick={message.undo.onUndo}>
              {message.undo.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
