import type { Tone } from '../../utils/describe-shipment.ts';
import type { Hit, HitIndex } from '../../utils/hits.ts';
import { rangeOf } from './hit-index.ts';

/** The names in `::highlight()`; the page shares the registry, hence the prefix. Their rules are in style.css. */
const NAMES: Record<Tone, string> = {
  unknown: 'waybill-id',
  delivered: 'waybill-delivered',
  moving: 'waybill-moving',
  problem: 'waybill-problem',
};
const POINTED_NAME = 'waybill-pointed';
/** Longer than the search for what changed. */
const FORGET_MS = 100;

export interface Highlighter {
  /** To be called with each unit whose hits came or went. */
  update(unit: Element): void;
  /** Paints again what the page has taken: it shares the registry. */
  verify(): void;
  /** To be called when IDs got another tone. */
  recolour(): void;
  /** Marks a hit more strongly, or none: the one under the pointer, or the one that has the focus. */
  point(hit: Hit | undefined): void;
  /** The hit that a registered range paints. */
  hitOf(range: AbstractRange): Hit | undefined;
}

interface Painted {
  range: AbstractRange;
  highlight: Highlight;
}

/**
 * Paints the hits near the viewport, and only these: Chromium rebuilds every registered range in each changed frame
 * (performance.md section 3). Hidden tickets have no box, so they are not painted until they are shown.
 * @param onSight called when some came near or went, as those of a ticket do that is shown or hidden
 */
export function createHighlighter(
  getIndex: () => HitIndex,
  toneOf: (id: string) => Tone,
  onSight: () => void,
  signal: AbortSignal,
): Highlighter {
  const highlights = {
    unknown: new Highlight(),
    delivered: new Highlight(),
    moving: new Highlight(),
    problem: new Highlight(),
  };
  const tones = Object.keys(NAMES) as Tone[];
  const pointed = new Highlight();
  pointed.priority = 1;
  let pointedHit: Hit | undefined;
  const painted = new Map<Element, Painted[]>();
  const hits = new WeakMap<AbstractRange, Hit>();
  const observed = new Set<Element>();
  const near = new Set<Element>();
  const emptied = new Set<Element>();
  /** How many ranges are painted. */
  let count = 0;

  function paint(unit: Element): void {
    const places = getIndex()
      .hitsOf(unit)
      .map((hit) => {
        const range = new StaticRange(rangeOf(hit));
        hits.set(range, hit);
        return { range, highlight: highlights[toneOf(hit.id)] };
      });
    if (places.length === 0) return;
    painted.set(unit, places);
    for (const { range, highlight } of places) highlight.add(range);
    count += places.length;
  }

  function erase(unit: Element): void {
    const places = painted.get(unit) ?? [];
    for (const { range, highlight } of places) {
      highlight.delete(range);
      // The page may have kept it in a highlight of its own.
      hits.delete(range);
    }
    count -= places.length;
    painted.delete(unit);
  }

  function verify(): void {
    if (count === 0) return;
    if (tones.reduce((size, tone) => size + highlights[tone].size, 0) < count)
      for (const places of painted.values()) for (const { range, highlight } of places) highlight.add(range);
    for (const tone of tones) if (highlights[tone].size > 0) register(NAMES[tone], highlights[tone]);
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
      onSight();
    },
    { rootMargin: '100%' },
  );

  signal.addEventListener('abort', () => {
    nearViewport.disconnect();
    for (const name of [...Object.values(NAMES), POINTED_NAME]) CSS.highlights.delete(name);
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
    recolour() {
      for (const unit of [...painted.keys()]) {
        erase(unit);
        paint(unit);
      }
      verify();
    },
    point,
    hitOf: (range) => hits.get(range),
  };
}

function register(name: string, highlight: Highlight): void {
  if (CSS.highlights.get(name) !== highlight) CSS.highlights.set(name, highlight);
}
