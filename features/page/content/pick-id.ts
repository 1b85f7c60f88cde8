import type { Anchor } from '../model.ts';
import type { Occurrence, OccurrenceIndex } from '../occurrences.ts';
import type { Highlighter } from './highlighter.ts';
import { rangeOf } from './occurrence-index.ts';

/** Controls handle their own clicks: a click on an ID inside a link opens the link. */
const CONTROLS = 'a[href], button, summary, label, [role="button"], [role="link"], [role="tab"]';

/** `highlightsFromPoint` is in Chrome 140 and Firefox 150. Older browsers use the caret position. */
interface PointableRegistry {
  highlightsFromPoint?: (
    x: number,
    y: number,
    options: { shadowRoots: ShadowRoot[] },
  ) => { ranges: AbstractRange[] }[];
}

/** Returns the highlighted ID at a point of the viewport, in CSS pixels. */
export type PickId = (x: number, y: number) => Occurrence | undefined;

export function createPickId(
  index: OccurrenceIndex,
  shadowRoots: ReadonlySet<ShadowRoot>,
  highlighter: Highlighter,
): PickId {
  return (x, y) => {
    const registry: typeof CSS.highlights & PointableRegistry = CSS.highlights;
    const options = { shadowRoots: [...shadowRoots] };
    if (registry.highlightsFromPoint) {
      // Highlights of the page itself have no occurrences.
      const ranges = registry.highlightsFromPoint(x, y, options).flatMap((found) => found.ranges);
      return ranges.map(highlighter.occurrenceOf).find((occurrence) => occurrence !== undefined);
    }
    const caret = document.caretPositionFromPoint?.(x, y, options);
    return caret ? index.find(caret.offsetNode, caret.offset) : undefined;
  };
}

/** Whether an ID is in a link or button. @param target of an event at the ID; for a closed shadow root, its host */
export function isInControl(occurrence: Occurrence, target: Element): boolean {
  return target.closest(CONTROLS) !== null || occurrence.start.node.parentElement?.closest(CONTROLS) != null;
}

/** The box of an occurrence in the viewport of its frame, over all its lines. */
export function anchorOf(occurrence: Occurrence): Anchor {
  const { startContainer, startOffset, endContainer, endOffset } = rangeOf(occurrence);
  const range = document.createRange();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}
