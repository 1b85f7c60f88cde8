import { parentElementOf } from '../../../utils/native-dom.ts';
import type { StatusColor } from '../../shipment/status-look.ts';
import type { Occurrence, OccurrenceIndex, TextHolder } from '../occurrences.ts';
import { createNearBlocks } from './near-blocks.ts';
import { isDrawnAt, isSamePlace, rangeOf } from './occurrence-index.ts';

/** The names in `::highlight()`; the page shares the registry, hence the prefix. Their rules are in style.css. */
const NAMES: Record<StatusColor, string> = {
  unknown: 'waybill-id',
  delivered: 'waybill-delivered',
  moving: 'waybill-moving',
  pickup: 'waybill-pickup',
  late: 'waybill-late',
  problem: 'waybill-problem',
};
const ACTIVE_NAME = 'waybill-active';
/** Number of blocks that may stay highlighted out of sight, at a cost too small to measure. */
const MAX_LEFT = 50;
/** Longer than it takes to search a changed block again. */
const FORGET_MS = 100;

export interface Highlighter {
  /**
   * Updates the highlights of a block after its occurrences have changed.
   * @param isInView whether the block is likely to be in view, so that it is highlighted in the next frame. Otherwise, it
   *   is observed first
   */
  update(block: TextHolder, isInView?: boolean): void;
  /** Restores highlights that the page has removed: it shares the registry. */
  verify(): void;
  /** Updates all highlights after the states of IDs have changed. */
  recolor(): void;
  /** Emphasizes the occurrence under the pointer or with the focus; `undefined` removes the emphasis. */
  setActive(occurrence: Occurrence | undefined): void;
  /** Returns the highlighted ID at a point of the viewport, in CSS pixels. */
  occurrenceAt(x: number, y: number): Occurrence | undefined;
  /** The same for text behind elements that receive the pointer. It checks all highlights, so it is for clicks only. */
  occurrenceBehind(x: number, y: number): Occurrence | undefined;
}

/** `highlightsFromPoint` is in Chrome 140 and Firefox 150. Older browsers use the caret position. */
interface PointableRegistry {
  highlightsFromPoint?: (
    x: number,
    y: number,
    options: { shadowRoots: ShadowRoot[] },
  ) => { ranges: AbstractRange[] }[];
}

type Place = { range: AbstractRange; highlight: Highlight };

/**
 * Highlights only the occurrences near the viewport: Chromium rebuilds every registered range in each changed frame
 * (docs/decisions.md#1). Hidden tickets have no box, so they are not highlighted until they are shown.
 * @param onSight called when occurrences came near the viewport or left it, also because the page showed or hid them
 */
export function createHighlighter(
  getIndex: () => OccurrenceIndex,
  shadowRoots: ReadonlySet<ShadowRoot>,
  colorOf: (id: string) => StatusColor,
  onSight: () => void,
  signal: AbortSignal,
): Highlighter {
  const colors = Object.keys(NAMES) as StatusColor[];
  const highlights = Object.fromEntries(colors.map((color) => [color, new Highlight()])) as Record<
    StatusColor,
    Highlight
  >;
  const active = new Highlight();
  active.priority = 1;
  let activeOccurrence: Occurrence | undefined;
  const highlighted = new Map<TextHolder, Place[]>();
  const occurrences = new WeakMap<AbstractRange, Occurrence>();
  /** Highlighted blocks that are no longer near. They are cleared with other changes, because each change costs a frame. */
  const left = new Set<TextHolder>();
  const emptied = new Set<TextHolder>();
  /** Number of highlighted ranges. */
  let count = 0;

  function highlightBlock(block: TextHolder): void {
    const found = getIndex().occurrencesOf(block);
    if (found.length === 0) return;
    clearLeft();
    const places = found.map((occurrence) => {
      const range = new StaticRange(rangeOf(occurrence));
      occurrences.set(range, occurrence);
      return { range, highlight: highlights[colorOf(occurrence.id)] };
    });
    highlighted.set(block, places);
    for (const { range, highlight } of places) highlight.add(range);
    count += places.length;
  }

  function clearLeft(): void {
    for (const block of left) clearBlock(block);
  }

  function clearBlock(block: TextHolder): void {
    const places = highlighted.get(block) ?? [];
    for (const { range, highlight } of places) {
      highlight.delete(range);
      // The page may have added the range to one of its own highlights.
      occurrences.delete(range);
    }
    count -= places.length;
    highlighted.delete(block);
    left.delete(block);
  }

  function verify(): void {
    if (count === 0) return;
    if (colors.reduce((size, color) => size + highlights[color].size, 0) < count)
      for (const places of highlighted.values())
        for (const { range, highlight } of places) highlight.add(range);
    for (const color of colors) if (highlights[color].size > 0) register(NAMES[color], highlights[color]);
  }

  /** A block that is searched again loses its occurrences only for a moment, so it stays observed until then. */
  function forgetLater(block: TextHolder): void {
    emptied.add(block);
    if (emptied.size === 1) setTimeout(forgetEmptied, FORGET_MS);
  }

  function forgetEmptied(): void {
    for (const element of emptied) {
      if (getIndex().occurrencesOf(element).length === 0) near.forget(element);
    }
    emptied.clear();
  }

  function setActive(occurrence: Occurrence | undefined): void {
    activeOccurrence = occurrence;
    active.clear();
    if (!occurrence) return;
    active.add(new StaticRange(rangeOf(occurrence)));
    register(ACTIVE_NAME, active);
  }

  /** A block that is searched again has the ID at the same place a moment later, while the pointer rests on it. */
  function updateActive(block: TextHolder, found: readonly Occurrence[]): void {
    const last = activeOccurrence;
    if (!last) return;
    const { node } = last.start;
    if (!node.isConnected) setActive(undefined);
    else if (Node.prototype.contains.call(block, node)) {
      const same = found.find((each) => each.id === last.id && isSamePlace(each, last));
      if (same) setActive(same);
      else active.clear();
    }
  }

  function occurrenceAt(x: number, y: number): Occurrence | undefined {
    const registry: typeof CSS.highlights & PointableRegistry = CSS.highlights;
    const options = { shadowRoots: [...shadowRoots] };
    if (registry.highlightsFromPoint) {
      // In rotated text, Chromium finds no highlight at a fraction of a pixel.
      const found = registry.highlightsFromPoint(Math.floor(x), Math.floor(y), options);
      // Highlights of the page itself have no occurrences.
      const ranges = found.flatMap((each) => each.ranges);
      const pointed = ranges
        .map((range) => occurrences.get(range))
        .find((occurrence) => occurrence !== undefined);
      if (pointed) return pointed;
    }
    // Chromium finds no highlight in text with `pointer-events: none`, but a caret position, which may be beside the ID.
    const caret = document.caretPositionFromPoint?.(x, y, options);
    const nearest = caret ? getIndex().find(caret.offsetNode, caret.offset) : undefined;
    return nearest && isDrawnAt(nearest, x, y) ? nearest : undefined;
  }

  /** The ID at a point in a text with `pointer-events: none`, as in the Ace editor, where an element around it is hit. */
  function occurrenceBehind(x: number, y: number): Occurrence | undefined {
    const target = document.elementFromPoint(x, y);
    if (!target) return undefined;
    const isBehind = ({ start }: Occurrence): boolean => pointableAround(start.node) === target;
    return [...highlighted.keys()]
      .flatMap((block) => getIndex().occurrencesOf(block))
      .filter(({ start }) => Node.prototype.contains.call(target, start.node))
      .find((occurrence) => isDrawnAt(occurrence, x, y) && isBehind(occurrence));
  }

  const near = createNearBlocks(
    getIndex,
    {
      onLeft(block, isHidden) {
        if (isHidden) clearBlock(block);
        else if (highlighted.has(block)) left.add(block);
      },
      onNear: (block) => void (left.delete(block) || highlightBlock(block)),
      onReport() {
        if (left.size > MAX_LEFT) clearLeft();
        verify();
        onSight();
      },
    },
    signal,
  );

  function unregisterAll(): void {
    for (const name of [...Object.values(NAMES), ACTIVE_NAME]) CSS.highlights.delete(name);
  }

  // Before an update, Firefox ends the scripts of a page without a chance to remove their highlights.
  unregisterAll();
  signal.addEventListener('abort', unregisterAll);

  return {
    update(block, isInView = false) {
      const found = getIndex().occurrencesOf(block);
      updateActive(block, found);
      clearBlock(block);
      if (found.length === 0) forgetLater(block);
      else {
        near.follow(block, isInView);
        if (near.has(block)) highlightBlock(block);
      }
      verify();
    },
    verify,
    recolor() {
      for (const block of [...highlighted.keys()]) {
        clearBlock(block);
        highlightBlock(block);
      }
      verify();
    },
    setActive,
    occurrenceAt,
    occurrenceBehind,
  };
}

function register(name: string, highlight: Highlight): void {
  if (CSS.highlights.get(name) !== highlight) CSS.highlights.set(name, highlight);
}

/** The nearest element around a text that receives the pointer. */
function pointableAround(text: Text): Element | null {
  let element = parentElementOf(text);
  while (element && getComputedStyle(element).pointerEvents === 'none') element = parentElementOf(element);
  return element;
}
