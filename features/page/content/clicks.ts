import { isMatch } from '../../../utils/native-dom.ts';
import type { Listen } from '../../../utils/window-events.ts';
import { isElement, isElementTarget } from '../elements.ts';
import type { Occurrence, OccurrenceIndex } from '../occurrences.ts';
import type { Highlighter } from './highlighter.ts';
import { elementAround } from './visible-occurrences.ts';

/** Controls handle their own clicks: a click on an ID inside a link opens the link, one in a list of choices chooses. */
const ROLES = 'button link tab option menuitem menuitemcheckbox menuitemradio checkbox radio switch treeitem'
  .split(' ')
  .map((role) => `[role="${role}"]`);
const CONTROLS = `a[href], button, summary, label, ${ROLES}`;

/** A press that moves further than this is a drag. */
const MAX_CLICK_TRAVEL = 4;

interface Press {
  x: number;
  y: number;
  occurrence: Occurrence;
}

/**
 * Calls `onPick` when the user clicks a highlighted ID. Ignores synthetic clicks, and clicks that drag or belong to a
 * control. The press decides which ID was meant: until the click, the page may move or select the text.
 */
export function watchClicks(
  listen: Listen,
  index: Pick<OccurrenceIndex, 'find'>,
  highlighter: Pick<Highlighter, 'occurrenceAt' | 'occurrenceBehind'>,
  handlers: {
    onPick(occurrence: Occurrence): void;
    /** Called for the second click of a double click: the first click began a selection. */
    onRepeatedClick(): void;
  },
): void {
  const occurrenceAt = (x: number, y: number): Occurrence | undefined =>
    highlighter.occurrenceAt(x, y) ?? highlighter.occurrenceBehind(x, y);
  let press: Press | undefined;
  listen('pointerdown', (event) => {
    if (event.isTrusted) press = pressOf(event);
  });
  listen('click', (event) => {
    if (!event.isTrusted || event.button !== 0) return;
    if (event.detail > 1) {
      handlers.onRepeatedClick();
      return;
    }
    if (!press || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > MAX_CLICK_TRAVEL) return;
    const { id, start } = press.occurrence;
    let occurrence = occurrenceAt(event.clientX, event.clientY);
    // The page has moved the ID away, or the user has scrolled while selecting text from it on.
    if (occurrence?.id !== id && getSelection()?.isCollapsed !== false)
      occurrence = index.find(start.node, start.offset);
    if (occurrence?.id === id) handlers.onPick(occurrence);
  });

  function pressOf(event: PointerEvent): Press | undefined {
    const { clientX: x, clientY: y } = event;
    const [target] = event.composedPath();
    const occurrence = occurrenceAt(x, y);
    if (!occurrence || !isElementTarget(target) || isInControl(occurrence, target)) return undefined;
    return { x, y, occurrence };
  }
}

/** Whether an ID is in a control. @param target of an event at the ID; for a closed shadow root, its host */
export function isInControl(occurrence: Occurrence, target: Element): boolean {
  return isDrawnInControl(target) || isDrawnInControl(occurrence.start.node);
}

/** Also looks around the shadow trees that a node is in, and around the slots that show it: `closest` does not. */
function isDrawnInControl(node: Element | Text): boolean {
  const element = isElement(node) ? node : null;
  if (element && isMatch(element, CONTROLS)) return true;
  const { assignedSlot } = node;
  // A field of a form may replace its slot, and would lead back to the form.
  const around = assignedSlot?.localName === 'slot' ? assignedSlot : elementAround(node);
  return around !== null && isDrawnInControl(around);
}
