import { safeRead } from '../../../utils/zod.ts';
import { TrackingIdSchema } from '../../shipment/model.ts';
import type { StepDirection } from '../model.ts';
import { MAX_LISTED_IDS } from '../occurrences.ts';
import { type IdFrameRegistry, inTime } from './id-frame-registry.ts';
import type { listIdsInFrame, openIdInFrame } from './tab-messages.ts';

/** The place of an ID among the different IDs of a tab, in the order of the page. */
interface IdPlace {
  /** From 1; 0 if the tab does not show the ID. */
  place: number;
  count: number;
  /** The tab may have more, because some text is unread. */
  hasMore: boolean;
}

export interface TabIds {
  placeOf(tabId: number, trackingId: string): Promise<IdPlace>;
  /**
   * Opens the card of the ID before or after another one; after the last comes the first. The frame of the ID opens it,
   * in the same way as after a click. @returns whether there was such an ID
   */
  openNext(tabId: number, trackingId: string, direction: StepDirection): Promise<boolean>;
}

/** Number of IDs to try: an ID that the page has removed since it was listed is skipped. */
const MAX_TRIES = 3;

/** Reads the IDs of a tab from all its frames, again at each call. Nothing is stored. */
export function createTabIds(
  framesOf: IdFrameRegistry['framesOf'],
  list: typeof listIdsInFrame,
  open: typeof openIdInFrame,
): TabIds {
  async function read(tabId: number, readsAll: boolean) {
    const frames = await framesOf(tabId);
    const answers = await Promise.all(
      frames.map(async (frameId) => ({ frameId, answer: await inTime(list(tabId, frameId, readsAll)) })),
    );
    /** The first frame of each ID. */
    const frameOf = new Map<string, number>();
    let hasMore = false;
    for (const { frameId, answer } of answers) {
      if (answer === undefined || answer === 'late') continue;
      hasMore ||= answer.hasMore || answer.ids.length > MAX_LISTED_IDS;
      for (const id of answer.ids.slice(0, MAX_LISTED_IDS)) {
        const known = safeRead(TrackingIdSchema, id);
        if (known.success && !frameOf.has(known.data)) frameOf.set(known.data, frameId);
      }
    }
    return { frameOf, ids: [...frameOf.keys()], hasMore };
  }

  return {
    async placeOf(tabId, trackingId) {
      const { ids, hasMore } = await read(tabId, false);
      return { place: ids.indexOf(trackingId) + 1, count: ids.length, hasMore };
    },
    async openNext(tabId, trackingId, direction) {
      const { ids, frameOf } = await read(tabId, true);
      const step = direction === 'next' ? 1 : -1;
      const known = ids.indexOf(trackingId);
      const start = known < 0 && direction === 'previous' ? ids.length : known;
      for (let tries = 1; tries <= Math.min(MAX_TRIES, ids.length); tries += 1) {
        const id = ids.at((start + tries * step) % ids.length);
        const frameId = id === undefined ? undefined : frameOf.get(id);
        if (id === undefined || frameId === undefined || id === trackingId) return false;
        const isOpened = await inTime(open(tabId, frameId, id));
        if (isOpened) return true;
      }
      return false;
    },
  };
}
