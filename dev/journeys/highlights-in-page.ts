/*
 * Functions that run in the page: a browser driver sends their source, so they must not use anything outside
 * themselves.
 * The page's own scripts and the extension share the registry of highlights.
 */

/**
 * The currently highlighted texts: IDs near the viewport, in no particular order. The highlight of an open card's ID comes
 * on top of the ID's own.
 */
export function textsOfHighlights(): string[] {
  return [...CSS.highlights]
    .flatMap(([name, highlight]) => (name === 'waybill-open' ? [] : [...highlight]))
    .map(({ startContainer, startOffset, endContainer, endOffset }) => {
      const range = new Range();
      range.setStart(startContainer, startOffset);
      range.setEnd(endContainer, endOffset);
      return range.toString();
    });
}

/** Scrolls to an ID's first highlight. @returns its centre, in the viewport of its frame */
export function middleOfHighlight(id: string): { x: number; y: number } {
  for (const place of [...CSS.highlights.values()].flatMap((highlight) => [...highlight])) {
    const range = new Range();
    range.setStart(place.startContainer, place.startOffset);
    range.setEnd(place.endContainer, place.endOffset);
    if (range.toString() !== id) continue;
    range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = range.getClientRects()[0];
    if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  throw new Error(`${id} is not highlighted.`);
}
