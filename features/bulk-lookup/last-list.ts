import { effect } from '@preact/signals';
import { follow } from '../../utils/browser.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import type { PopupSend } from '../shared-protocol.ts';
import type { BulkLookupStore } from './state.ts';

/**
 * Shows the latest table again, with the known answers for its IDs, and stores the IDs of each new table: the browser closes
 * a popup at any click outside of it. Follows when any view removes or restores IDs. Looks up nothing.
 */
export async function keepLastList(
  { run, view }: Pick<BulkLookupStore, 'run' | 'view'>,
  send: PopupSend,
): Promise<void> {
  let known = '';
  /** Identifies the list that the table shows: another view may begin a list with some of the same IDs. */
  let begunAt: number | undefined;
  /** Whether the stored list has changed while the table was open. An open table does not change until it is left. */
  let isOutdated = false;

  async function load(): Promise<void> {
    const answer = await send('getLastList', {});
    const { list, lookups } = answer.ok ? answer.value : {};
    if (!list || !lookups) return;
    const hasRows = run.rows.value.length > 0;
    isOutdated = hasRows && view.value !== 'closed';
    if (isOutdated) return;
    const { trackingIds } = list;
    // Another view's new list does not replace this table. An empty list has been removed, and so is this table then.
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
