import { focusFrame } from '../../../utils/dom.ts';
import type { FrameIds, ListIds, OpenId } from '../model.ts';
import { MAX_LISTED_IDS, type Occurrence, type OccurrenceIndex } from '../occurrences.ts';
import type { FrameContext } from '../page-features.ts';
import { bringIntoView } from './id-navigation.ts';
import { onCommand } from './page-messaging.ts';
import { distinctIdsOf, opaqueOccurrences, reachableOccurrences } from './visible-occurrences.ts';

/**
 * Answers the background for the card, which goes from ID to ID: lists the IDs of this frame, and opens one of them.
 * @param open opens the card of an ID, as a click on it does
 */
export function followIdTrail(
  index: OccurrenceIndex,
  { hasUnread, readAll }: Pick<FrameContext, 'hasUnread' | 'readAll'>,
  open: (occurrence: Occurrence) => void,
  signal: AbortSignal,
): void {
  async function list({ readsAll }: ListIds): Promise<FrameIds> {
    if (readsAll) await readAll();
    const ids = distinctIdsOf(reachableOccurrences(index));
    return { ids: ids.slice(0, MAX_LISTED_IDS), hasMore: hasUnread() || ids.length > MAX_LISTED_IDS };
  }

  async function goTo({ trackingId }: OpenId): Promise<boolean> {
    const occurrence = opaqueOccurrences(index).find(({ id }) => id === trackingId);
    if (!occurrence) return false;
    bringIntoView(occurrence);
    await focusFrame();
    open(occurrence);
    return true;
  }

  onCommand<ListIds>('listIds', list, signal, ({ readsAll }) => typeof readsAll === 'boolean');
  onCommand<OpenId>('openId', goTo, signal, ({ trackingId }) => typeof trackingId === 'string');
}
