import type { Hit, HitIndex } from '../../utils/hits.ts';
import { rangeOf } from './hit-index.ts';

/** The name in `::highlight()`; the page shares the registry, hence the prefix. Its rule is in style.css. */
export const HIGHLIGHT_NAME = 'waybill-id';
const POINTED_NAME = 'waybill-pointed';
/** Longer than the search for what changed. */
const FORGET_MS = 100;

export interface Highlighter {
  /** To be called with each unit whose hits came or went. */
  update(unit: Element): void;
  /** Paints again what the page has taken: it shares the registry. */
  verify(): void;
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
  const near = new Set<Element>();
  const emptied = new Set<Element>();
  /** How many ranges are painted. */
  let count = 0;

  function paint(unit: Element): void {
    const ranges = getIndex()
      .hitsOf(unit)
      .map((hit) => {
        const range = new StaticRange(rangeOf(hit));
        hits.set(range, hit);
        return range;
      });
    if (ranges.length === 0) return;
    painted.set(unit, ranges);
    for (const range of ranges) highlight.add(range);
    count += ranges.length;
  }

  function erase(unit: Element): void {
    const ranges = painted.get(unit) ?? [];
    for (const range of ranges) highlight.delete(range);
    count -= ranges.length;
    painted.delete(unit);
  }

  function verify(): void {
    if (count === 0) return;
    if (highlight.size < count)
      for (const ranges of painted.values()) for (const range of ranges) highlight.add(range);
    register(HIGHLIGHT_NAME, highlight);
  }

  /** A unit that is searched again loses its hits for a moment only, and keeps its place near the viewport. */
  function forgetLater(unit: Element): void {
    emptied.add(unit);
    if (emptied.size === 1) setTimeout(forgetEmptied, FORGET_MS);
  }

  function forgetEmptied(): void {
    for (const element of emptied) {
      if (getIndex().hitsOf(element).length > 0) continue;
      nearViewport.unobserve(element);
      observed.delete(element);
      near.delete(element);
    }
    emptied.clear();
  }

  function point(hit: Hit | undefined): void {
    pointedHit = hit;
    pointed.clear();
    if (!hit) return;
    pointed.add(new StaticRange(rangeOf(hit)));
    register(POINTED_NAME, pointed);
  }

  const nearViewport = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        erase(target);
        if (isIntersecting && observed.has(target)) {
          near.add(target);
          paint(target);
        } else near.delete(target);
      }
      verify();
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
      erase(unit);
      if (!hasHits) forgetLater(unit);
      else if (near.has(unit)) paint(unit);
      else if (!observed.has(unit)) {
        observed.add(unit);
        nearViewport.observe(unit);
      }
      verify();
    },
    verify,
    point,
    hitOf: (range) => hits.get(range),
  };
}

function register(name: string, highlight: Highlight): void {
  if (CSS.highlights.get(name) !== highlight) CSS.highlights.set(name, highlight);
}
