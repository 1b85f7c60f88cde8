import { effect } from '@preact/signals';
import { follow } from '../../utils/browser.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import type { PopupSend } from '../shared-protocol.ts';
import type { BulkLookupStore } from './state.ts';

/**
 * Offers the latest table again, with what is known of its IDs, and keeps each next one: the browser closes a popup at any
 * click outside of it. Follows it when IDs are removed, which all views can do, and restored. Looks up nothing.
 */
export async function keepLastList(
  { run, view }: Pick<BulkLookupStore, 'run' | 'view'>,
  send: PopupSend,
): Promise<void> {
  let known = '';
  /** Which list the table shows: another view may begin one with some of the same IDs. */
  let begunAt: number | undefined;
  /** Whether the list has changed while the agent was looking at one, which stays as it is until it is left. */
  let isOutdated = false;

  async function load(): Promise<void> {
    const answer = await send('getLastList', {});
    const { list, lookups } = answer.ok ? answer.value : {};
    if (!list || !lookups) return;
    const hasRows = run.rows.value.length > 0;
    isOutdated = hasRows && view.value !== 'closed';
    if (isOutdated) return;
    const { trackingIds } = list;
    // One that was removed stays so, whichever it was.
    if (hasRows && list.begunAt !== begunAt && trackingIds.length > 0) return;
    begunAt = list.begunAt;
    known = keyOf(trackingIds);
    if (!run.keepOnly(trackingIds)) run.show(trackingIds, lookups);
  }

  follow([FOLLOWED_ITEMS.lastList], load);
  await load();
  effect(() => {
    if (view.value === 'closed' && isOutdated) void load();
  });
  effect(() => {
    const trackingIds = run.rows.value.map(({ trackingId }) => trackingId);
    const key = keyOf(trackingIds);
    if (trackingIds.length === 0 || key === known) return;
    known = key;
    begunAt = Date.now();
    void send('keepLastList', { trackingIds, begunAt });
  });
}

/** Rows are sorted while answers arrive. */
const keyOf = (trackingIds: readonly string[]): string => trackingIds.toSorted().join(' ');
