import type { Listen } from '../../../utils/window-events.ts';
import { isElement, isElementTarget } from '../elements.ts';
import type { Occurrence } from '../occurrences.ts';
import type { Highlighter } from './highlighter.ts';
import { elementAround } from './visible-occurrences.ts';

/** Controls handle their own clicks: a click on an ID inside a link opens the link. */
const CONTROLS = 'a[href], button, summary, label, [role="button"], [role="link"], [role="tab"]';

/** A press that moves further than this is a drag. */
const MAX_CLICK_TRAVEL = 4;
/** One that moves less may still select a character. */
const MAX_CLICK_SELECTION = 1;

/**
 * Calls `onPick` when the user clicks a highlighted ID. Ignores synthetic clicks, and clicks that select text, drag, or
 * belong to a link or button.
 */
export function watchClicks(
  listen: Listen,
  { occurrenceAt }: Pick<Highlighter, 'occurrenceAt'>,
  handlers: {
    onPick(occurrence: Occurrence): void;
    /** Called for the second click of a double click: the first click began a selection. */
    onRepeatedClick(): void;
  },
): void {
  let pressedAt = { x: 0, y: 0 };
  let selectedBefore: unknown[] = [];
  listen('pointerdown', ({ clientX, clientY }) => {
    pressedAt = { x: clientX, y: clientY };
    selectedBefore = selectionEnds();
  });
  listen('click', (event) => {
    if (!event.isTrusted || event.button !== 0) return;
    if (event.detail > 1) {
      handlers.onRepeatedClick();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > MAX_CLICK_TRAVEL) return;
    const target = event.composedPath()[0];
    if (!isElementTarget(target)) return;
    // An earlier selection stays if the page lets no text be selected here.
    const isNew = selectionEnds().some((end, at) => end !== selectedBefore[at]);
    if (isNew && `${getSelection()}`.length > MAX_CLICK_SELECTION && !isSelectedAsWhole(target)) return;
    const occurrence = occurrenceAt(event.clientX, event.clientY);
    if (occurrence && !isInControl(occurrence, target)) handlers.onPick(occurrence);
  });
}

function selectionEnds(): unknown[] {
  const selection = getSelection();
  return [selection?.anchorNode, selection?.anchorOffset, selection?.focusNode, selection?.focusOffset];
}

/** Whether any click in an element selects all text around, as in codes that are meant to be copied. */
function isSelectedAsWhole(element: Element | null): boolean {
  if (!element) return false;
  const { userSelect } = getComputedStyle(element);
  // Firefox has `auto` for the elements inside.
  return userSelect === 'all' || (userSelect === 'auto' && isSelectedAsWhole(elementAround(element)));
}

/** Whether an ID is in a link or button. @param target of an event at the ID; for a closed shadow root, its host */
export function isInControl(occurrence: Occurrence, target: Element): boolean {
  return isDrawnInControl(target) || isDrawnInControl(occurrence.start.node);
}

/** Also looks around the shadow trees that a node is in, and around the slots that show it: `closest` does not. */
function isDrawnInControl(node: Element | Text): boolean {
  const element = isElement(node) ? node : null;
  if (element && Element.prototype.matches.call(element, CONTROLS)) return true;
  const around = node.assignedSlot ?? elementAround(node);
  return around !== null && isDrawnInControl(around);
}
