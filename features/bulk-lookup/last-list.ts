import { effect } from '@preact/signals';
import { browser, isInPrivateWindow } from '../../utils/browser.ts';
import { objectOf } from '../../utils/json.ts';
import { logUnexpected } from '../../utils/logger.ts';
import type { PopupSend } from '../shared-protocol.ts';
import { MAX_BULK_IDS } from './draft-state.ts';
import type { BulkRun } from './run-state.ts';

/** In `storage.session`: the IDs of the latest table, and when it was begun. */
const KEY = 'bulk-lookup.last';
/** Long enough to work through a list, short enough that tomorrow begins without it. */
const KEPT_MS = 3_600_000;

/**
 * Offers the latest table again, with what is known of its IDs, and keeps each next one: the browser closes a popup at any
 * click outside of it. Looks up nothing, and does nothing in a private window.
 */
export async function keepLastList(run: Pick<BulkRun, 'rows' | 'show'>, send: PopupSend): Promise<void> {
  if (await isInPrivateWindow()) return;
  const kept = await read();
  const answer = kept.length > 0 ? await send('getCachedLookups', { trackingIds: kept }) : undefined;
  // The agent may have begun another table.
  if (answer && run.rows.value.length === 0) run.show(kept, answer.ok ? answer.value.lookups : []);
  let known = keyOf(kept);
  effect(() => {
    const trackingIds = run.rows.value.map(({ trackingId }) => trackingId);
    const key = keyOf(trackingIds);
    if (trackingIds.length === 0 || key === known) return;
    known = key;
    const stored = { version: 1, value: { trackingIds, begunAt: Date.now() } };
    browser.storage.session.set({ [KEY]: stored }).catch(logFailure);
  });
}

async function read(): Promise<string[]> {
  const { session } = browser.storage;
  const { value } = objectOf((await session.get(KEY).catch(logFailure))?.[KEY]);
  const { trackingIds, begunAt } = objectOf(value);
  const isRecent = typeof begunAt === 'number' && Math.abs(Date.now() - begunAt) < KEPT_MS;
  if (!isRecent) void session.remove(KEY).catch(logFailure);
  if (!isRecent || !Array.isArray(trackingIds)) return [];
  return trackingIds.filter((each) => typeof each === 'string').slice(0, MAX_BULK_IDS);
}

/** Rows are sorted while answers arrive. */
const keyOf = (trackingIds: readonly string[]): string => trackingIds.toSorted().join(' ');

function logFailure(error: unknown): undefined {
  logUnexpected('the latest list', error);
}
