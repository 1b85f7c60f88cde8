import { anchorOf } from '../../page/content/occurrence-index.ts';
import type { OpenHighlight } from '../../page/content/open-highlight.ts';
import { onCardToggled } from '../../page/content/page-messaging.ts';
import { textAround } from '../../page/content/text-around.ts';
import type { Occurrence } from '../../page/occurrences.ts';
import type { CardOpener } from './open-card.ts';

/**
 * Opens the card of an ID in this frame and highlights the ID until that card closes, or another one opens in any frame
 * of the tab. Ends with `signal`.
 */
export function createOpenAndMark(
  opener: Pick<CardOpener, 'open'>,
  highlight: Pick<OpenHighlight, 'show'>,
  signal: AbortSignal,
): (occurrence: Occurrence) => void {
  /** The card that is open in the tab. */
  let shown: string | undefined;
  /** The card of the highlighted ID; absent until the background has answered. */
  let marked: { nonce?: string } | undefined;

  function endMark(): void {
    marked = undefined;
    highlight.show(undefined);
  }

  onCardToggled(({ nonce, isOpen }) => {
    if (isOpen) shown = nonce;
    else if (shown === nonce) shown = undefined;
    if (marked?.nonce !== undefined && marked.nonce !== shown) endMark();
  }, signal);

  return (occurrence) => {
    const own: { nonce?: string } = {};
    marked = own;
    highlight.show(occurrence);
    void opener.open(occurrence.id, anchorOf(occurrence), textAround(occurrence)).then((nonce) => {
      if (marked !== own) return;
      // The card may be closed by now, or was never shown.
      if (nonce === undefined || nonce !== shown) endMark();
      else own.nonce = nonce;
    });
  };
}
