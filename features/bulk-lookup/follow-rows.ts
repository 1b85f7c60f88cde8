import { follow } from '../../utils/browser.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import type { PopupSend } from '../shared-protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import type { RowAnswer } from './model.ts';
import type { BulkLookupStore } from './state.ts';

/** Shows newer answers that other views or a watch have brought, in the table and in its open row. Looks up nothing. */
export function followRows(
  { run, shipment }: Pick<BulkLookupStore, 'run' | 'shipment'>,
  send: PopupSend,
): void {
  follow([FOLLOWED_ITEMS.lookups], shipment.follow);
  follow([FOLLOWED_ITEMS.lookups], async () => {
    const rows = run.rows.value;
    // The answers of a run come with it.
    if (rows.length === 0 || run.state.value.step === 'running') return;
    const trackingIds = rows.map(({ trackingId }) => trackingId);
    const outcome = await send('getCachedLookups', { trackingIds, environment: run.environment.value });
    const lookups = outcome.ok ? outcome.value.lookups : [];
    const answers = new Map(rows.map(({ trackingId, answer }) => [trackingId, answer]));
    for (const lookup of lookups) {
      const known = answers.get(lookup.trackingId)?.value;
      if (!known || !isNewer(lookup, known)) continue;
      const { before } = known.step === 'answered' ? known.lookup : lookup;
      run.update(lookup.trackingId, { step: 'answered', lookup: { ...lookup, before } });
    }
  });
}

function isNewer({ retrievedAt, isFresh }: Lookup, known: RowAnswer): boolean {
  if (known.step === 'answered') return retrievedAt > known.lookup.retrievedAt;
  if (known.step !== 'failed') return true;
  // A failure that is no answer has no time: what is in the cache may be older.
  return known.failure.at === undefined ? isFresh : retrievedAt > known.failure.at;
}
