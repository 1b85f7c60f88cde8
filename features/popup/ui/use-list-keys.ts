import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isFromField, pressedShortcut } from '../../shortcuts/pressed-shortcut.ts';

/** The buttons that open a shipment, in every list of popup and panel. */
const ROWS = 'main button[data-tracking-id]';

interface Options {
  /** The tracking ID field, from which the arrows lead to the rows and back. */
  field: RefObject<HTMLInputElement>;
  /** The ID whose shipment is on screen. */
  shown: string | undefined;
  onCopyReply(trackingId: string): void;
  onShowShortcuts(): void;
  /** Leads from a shipment back to its list; absent where Escape has another purpose. */
  onEscape: (() => void) | undefined;
}

/** Handles the keys of the lists, except those that buttons handle themselves. */
export function useListKeys({ field, shown, onCopyReply, onShowShortcuts, onEscape }: Options): void {
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === 'Escape' && onEscape && !isFromField(event)) {
        event.preventDefault();
        onEscape();
        return;
      }
      const isInOurField = event.target === field.current;
      if (isFromField(event) && !isInOurField) return;
      const action = pressedShortcut('lists', event);
      if (action === 'moveUp' || action === 'moveDown') {
        const next =
          rowFrom(action === 'moveDown' ? 1 : -1) ?? (action === 'moveUp' ? field.current : undefined);
        if (!next) return;
        event.preventDefault();
        next.focus();
      } else if (action === 'goToField' && !isInOurField && field.current) {
        event.preventDefault();
        field.current.focus();
        field.current.select();
      } else if (action === 'copyReplyOfRow') {
        const trackingId = rowOf(document.activeElement)?.dataset.trackingId ?? shown;
        if (trackingId === undefined) return;
        event.preventDefault();
        onCopyReply(trackingId);
      } else if (action === 'showShortcuts' && isInOurField && field.current?.selectionStart === 0) {
        // The popup opens with the focus in the field, and mentions this key below it; no ID begins with it.
        event.preventDefault();
        onShowShortcuts();
      }
    }
    // On the window: a reply in the shipment, which listens on the document, takes Escape first.
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>(ROWS);

/** The row after the focused one, or before it for -1. Without a focused row, the first row, but only for 1. */
function rowFrom(by: 1 | -1): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const focused = rowOf(document.activeElement);
  if (!focused) return by === 1 ? rows[0] : undefined;
  return rows[rows.indexOf(focused) + by];
}
