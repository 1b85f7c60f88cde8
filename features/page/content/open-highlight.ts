import type { Occurrence, OccurrenceIndex, TextHolder } from '../occurrences.ts';
import { isSamePlace, rangeOf } from './occurrence-index.ts';

/** The name in `::highlight()`; its rules are in style.css. */
const NAME = 'waybill-open';

export interface OpenHighlight {
  /** Highlights the ID whose card is open, also when the pointer is elsewhere; `undefined` ends it. */
  show(occurrence: Occurrence | undefined): void;
  /** Follows the ID after the occurrences of a block have changed. */
  update(block: TextHolder): void;
}

/**
 * The highlight of the ID whose card is open, above all others, so that among many IDs it stays clear which one the card
 * is about. A page that draws the text again, as frameworks do, keeps it.
 * @param signal removes the highlight
 */
export function createOpenHighlight(
  getIndex: () => Pick<OccurrenceIndex, 'occurrencesOf'>,
  signal: AbortSignal,
): OpenHighlight {
  const highlight = new Highlight();
  highlight.priority = 2;
  /** `isGone`: the page shows the ID nowhere at the moment. */
  let open: { last: Occurrence; isGone: boolean } | undefined;

  function draw(): void {
    highlight.clear();
    if (open && !open.isGone) highlight.add(new StaticRange(rangeOf(open.last)));
    // The page shares the registry and may have removed it.
    if (open) CSS.highlights.set(NAME, highlight);
    else CSS.highlights.delete(NAME);
  }

  // That of the version before an update, whose card is closed.
  draw();
  signal.addEventListener('abort', () => CSS.highlights.delete(NAME));

  return {
    show(occurrence) {
      open = occurrence && { last: occurrence, isGone: false };
      draw();
    },
    update(block) {
      if (!open) return;
      const { last } = open;
      const { id, start } = last;
      const isAffected = !start.node.isConnected || Node.prototype.contains.call(block, start.node);
      if (!open.isGone && !isAffected) return;
      const found = getIndex()
        .occurrencesOf(block)
        .filter((occurrence) => occurrence.id === id);
      const place = found.find((each) => isSamePlace(each, last)) ?? found[0];
      open = { last: place ?? last, isGone: place === undefined };
      draw();
    },
  };
}
