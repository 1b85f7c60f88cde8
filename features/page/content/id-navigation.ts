import type { StepDirection } from '../model.ts';
import type { Occurrence, OccurrenceIndex } from '../occurrences.ts';
import type { PageTexts } from '../page-texts.ts';
import type { Highlighter } from './highlighter.ts';
import type { IdButton } from './id-button.ts';
import { anchorOf } from './occurrence-index.ts';
import { visibleOccurrences } from './visible-occurrences.ts';

/**
 * Goes from ID to ID by keyboard: scrolls to the ID, highlights it, and focuses its button.
 * @returns a function that goes to the next or previous ID, or with `startsAtEdge` to the frame's first or last ID. It
 *   returns false if there is no such ID
 */
export function createIdNavigation(
  index: OccurrenceIndex,
  highlighter: Highlighter,
  button: IdButton,
  texts: Pick<PageTexts, 'current'>,
  readAll: () => Promise<void>,
): (direction: StepDirection, startsAtEdge: boolean) => Promise<boolean> {
  let current: Occurrence | undefined;

  return async (direction, startsAtEdge) => {
    await readAll();
    const occurrences = visibleOccurrences(index);
    const place = placeAfter(occurrences, current, direction, startsAtEdge);
    const occurrence = occurrences[place];
    if (!occurrence) return false;
    current = occurrence;
    bringIntoView(occurrence);
    button.focus(occurrence, texts.current().idPlace(occurrence.id, place + 1, occurrences.length));
    highlighter.setActive(occurrence);
    return true;
  };
}

function placeAfter(
  occurrences: readonly Occurrence[],
  current: Occurrence | undefined,
  direction: StepDirection,
  startsAtEdge: boolean,
): number {
  const step = direction === 'next' ? 1 : -1;
  const known = current ? occurrences.findIndex((occurrence) => isSamePlace(occurrence, current)) : -1;
  if (known >= 0 && !startsAtEdge) return known + step;
  // Begin at the part of the page that the agent is looking at.
  if (!current && direction === 'next')
    return Math.max(
      0,
      occurrences.findIndex((occurrence) => anchorOf(occurrence).y >= 0),
    );
  return direction === 'next' ? 0 : occurrences.length - 1;
}

/** A block that was searched again has new occurrences at the same places. */
function isSamePlace(a: Occurrence, b: Occurrence): boolean {
  return a.start.node === b.start.node && a.start.offset === b.start.offset;
}

/** Scrolls to an ID that is out of sight. A frame cannot see whether it is itself scrolled out of the page around it. */
export function bringIntoView(occurrence: Occurrence): void {
  const { y, height } = anchorOf(occurrence);
  const { parentElement } = occurrence.start.node;
  const isInside = y >= 0 && y + height <= innerHeight;
  if (!parentElement || (isInside && window === window.top)) return;
  const block = isInside ? 'nearest' : 'center';
  Element.prototype.scrollIntoView.call(parentElement, { block, behavior: 'instant' });
}
