import type { Hit, HitIndex } from '../../utils/hits.ts';
import type { Anchor } from '../../utils/page-commands.ts';
import type { Highlighter } from './highlighter.ts';
import { rangeOf } from './hit-index.ts';

/** Controls keep their own click: an ID inside a link opens the link. */
const CONTROLS = 'a[href], button, summary, label, [role="button"], [role="link"], [role="tab"]';

/** `highlightsFromPoint` is in Chrome 140 and Firefox 150; the caret serves older ones. */
interface PointableRegistry {
  highlightsFromPoint?: (
    x: number,
    y: number,
    options: { shadowRoots: ShadowRoot[] },
  ) => { ranges: AbstractRange[] }[];
}

/** Finds the painted ID at a point of the viewport. */
export type HitTest = (x: number, y: number) => Hit | undefined;

export function createHitTest(
  index: HitIndex,
  shadowRoots: ReadonlySet<ShadowRoot>,
  highlighter: Highlighter,
): HitTest {
  return (x, y) => {
    const registry: typeof CSS.highlights & PointableRegistry = CSS.highlights;
    const options = { shadowRoots: [...shadowRoots] };
    if (registry.highlightsFromPoint) {
      // The page's own highlights hold no hits.
      const ranges = registry.highlightsFromPoint(x, y, options).flatMap((found) => found.ranges);
      return ranges.map(highlighter.hitOf).find((hit) => hit !== undefined);
    }
    const caret = document.caretPositionFromPoint?.(x, y, options);
    return caret ? index.find(caret.offsetNode, caret.offset) : undefined;
  };
}

/** Whether an ID belongs to a link or button. @param target what an event at the ID names; a closed shadow root hides more */
export function isInControl(hit: Hit, target: Element): boolean {
  return target.closest(CONTROLS) !== null || hit.start.node.parentElement?.closest(CONTROLS) != null;
}

/** The box of a hit in the viewport of its frame, over all its lines. */
export function anchorOf(hit: Hit): Anchor {
  const { startContainer, startOffset, endContainer, endOffset } = rangeOf(hit);
  const range = document.createRange();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}
