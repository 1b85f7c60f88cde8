import type { Hit, HitIndex } from '../../utils/hits.ts';
import { rangeOf } from './hit-index.ts';

/** The name in `::highlight()`; the page shares the registry, hence the prefix. Its rule is in style.css. */
export const HIGHLIGHT_NAME = 'waybill-id';
const POINTED_NAME = 'waybill-pointed';

export interface Highlighter {
  /** To be called with each unit whose hits came or went. */
  update(unit: Element): void;
  /** Marks a hit more strongly, or none: the one under the pointer, or the one that has the focus. */
  point(hit: Hit | undefined): void;
  /** The hit that a registered range paints. */
  hitOf(range: AbstractRange): Hit | undefined;
}

/**
 * Paints the hits near the viewport, and only these: Chromium rebuilds every registered range in each changed frame
 * (performance.md section 3). Hidden tickets have no box, so they are not painted until they are shown.
 */
export function createHighlighter(getIndex: () => HitIndex, signal: AbortSignal): Highlighter {
  const highlight = new Highlight();
  const pointed = new Highlight();
  pointed.priority = 1;
  let pointedHit: Hit | undefined;
  const painted = new Map<Element, AbstractRange[]>();
  const hits = new WeakMap<AbstractRange, Hit>();
  const observed = new Set<Element>();

  function paint(unit: Element): void {
    const ranges = getIndex()
      .hitsOf(unit)
      .map((hit) => {
        const range = new StaticRange(rangeOf(hit));
        hits.set(range, hit);
        return range;
      });
    painted.set(unit, ranges);
    for (const range of ranges) highlight.add(range);
    register(HIGHLIGHT_NAME, highlight);
  }

  function point(hit: Hit | undefined): void {
    pointedHit = hit;
    pointed.clear();
    if (!hit) return;
    pointed.add(new StaticRange(rangeOf(hit)));
    register(POINTED_NAME, pointed);
  }

  function erase(unit: Element): void {
    for (const range of painted.get(unit) ?? []) highlight.delete(range);
    painted.delete(unit);
  }

  const nearViewport = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        erase(target);
        if (isIntersecting) paint(target);
      }
    },
    { rootMargin: '100%' },
  );

  signal.addEventListener('abort', () => {
    nearViewport.disconnect();
    CSS.highlights.delete(HIGHLIGHT_NAME);
    CSS.highlights.delete(POINTED_NAME);
  });

  return {
    update(unit) {
      const hasHits = getIndex().hitsOf(unit).length > 0;
      const pointedNode = pointedHit?.start.node;
      if (pointedNode && (!pointedNode.isConnected || unit.contains(pointedNode))) point(undefined);
      if (painted.has(unit)) {
        erase(unit);
        if (hasHits) paint(unit);
      }
      if (hasHits && !observed.has(unit)) {
        observed.add(unit);
        nearViewport.observe(unit);
      } else if (!hasHits && observed.delete(unit)) {
        nearViewport.unobserve(unit);
      }
    },
    point,
    hitOf: (range) => hits.get(range),
  };
}

/** The page may have cleared the registry. */
function register(name: string, highlight: Highlight): void {
  if (CSS.highlights.get(name) !== highlight) CSS.highlights.set(name, highlight);
}
