import type { Anchor } from '../../utils/protocol.ts';
import { HIGHLIGHT_NAME, type Highlighter } from './highlighter.ts';
import { type Hit, type HitIndex, rangeOf } from './hit-index.ts';

/** Controls keep their own click: an ID inside a link opens the link. */
const CONTROLS = 'a[href], button, summary, label, [role="button"], [role="link"], [role="tab"]';
/** A press that moves further than this is a drag. */
const MAX_CLICK_TRAVEL = 4;

/** `highlightsFromPoint` is in Chrome 140 and Firefox 150; the caret serves older ones. */
interface PointableRegistry {
  highlightsFromPoint?: (
    x: number,
    y: number,
    options: { shadowRoots: ShadowRoot[] },
  ) => { highlight: Highlight; ranges: AbstractRange[] }[];
}

/**
 * Tells when a person clicks a painted ID. A click that selects text, drags, or belongs to a link or button
 * is none; clicks made by scripts are ignored.
 */
export function watchClicks(
  index: HitIndex,
  shadowRoots: ReadonlySet<ShadowRoot>,
  highlighter: Highlighter,
  handlers: {
    onHit(hit: Hit): void;
    /** The second click of a double click: the first one was the start of a selection. */
    onRepeatedClick(): void;
  },
  signal: AbortSignal,
): void {
  let pressedAt = { x: 0, y: 0 };
  const options = { capture: true, passive: true, signal };
  addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => (pressedAt = { x: clientX, y: clientY }),
    options,
  );
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || event.button !== 0) return;
      if (event.detail > 1) return handlers.onRepeatedClick();
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > MAX_CLICK_TRAVEL) return;
      const target = event.composedPath()[0];
      if (!(target instanceof Element) || target.closest(CONTROLS)) return;
      if (getSelection()?.isCollapsed === false) return;
      const hit = hitAt(event.clientX, event.clientY, index, shadowRoots, highlighter);
      if (hit) handlers.onHit(hit);
    },
    options,
  );
}

function hitAt(
  x: number,
  y: number,
  index: HitIndex,
  shadowRoots: ReadonlySet<ShadowRoot>,
  highlighter: Highlighter,
): Hit | undefined {
  const registry: typeof CSS.highlights & PointableRegistry = CSS.highlights;
  if (registry.highlightsFromPoint) {
    const ours = registry.get(HIGHLIGHT_NAME);
    const found = registry
      .highlightsFromPoint(x, y, { shadowRoots: [...shadowRoots] })
      .find(({ highlight }) => highlight === ours);
    return found?.ranges.map(highlighter.hitOf).find((hit) => hit !== undefined);
  }
  const caret = document.caretPositionFromPoint?.(x, y);
  return caret ? index.find(caret.offsetNode, caret.offset) : undefined;
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
