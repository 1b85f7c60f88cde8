import { delay } from '../../utils/async.ts';
import { follow } from '../../utils/browser.ts';
import { type Failure, UNREACHABLE } from '../../utils/outcome.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import { followLookup, NETWORK_MS, newerAnswer, retryUnreachable } from '../lookup/follow-lookup.ts';
import type { LookupStore } from '../lookup/state.ts';
import type { PopupSend } from '../shared-protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import type { RowAnswer } from './model.ts';
import type { BulkLookupStore } from './state.ts';

/** Shows newer answers that other views or a watch have brought, in the table and in its open row. Looks up nothing. */
export function followRows(
  { run, shipment }: Pick<BulkLookupStore, 'run' | 'shipment'>,
  send: PopupSend,
): void {
  follow([FOLLOWED_ITEMS.lookups], () => followLookup(shipment, send));
  follow([FOLLOWED_ITEMS.lookups], async () => {
    const rows = run.rows.value;
    const state = run.state.value;
    // A run brings its own answers, and a list that was reset stays empty until the agent looks it up again.
    const isReset = state.step === 'ended' && state.ending.kind === 'platformChanged';
    if (rows.length === 0 || state.step === 'running' || isReset) return;
    const trackingIds = rows.map(({ trackingId }) => trackingId);
    const outcome = await send('getCachedLookups', { trackingIds, environment: run.environment.value });
    const lookups = outcome.ok ? outcome.value.lookups : [];
    const answers = new Map(rows.map(({ trackingId, answer }) => [trackingId, answer]));
    for (const lookup of lookups) {
      const known = answers.get(lookup.trackingId)?.value;
      const newer = known && newerAnswer(lookup, shownIn(known));
      if (newer) run.update(lookup.trackingId, { step: 'answered', lookup: newer });
    }
  });
}

/**
 * When the network is back, looks up again what could not reach the platform: the single ID, the open row, and the rest
 * of a list that ended for that reason, unless the agent has left it.
 */
export function followNetwork(
  { run, view, shipment }: Pick<BulkLookupStore, 'run' | 'view' | 'shipment'>,
  lookup: LookupStore,
): void {
  addEventListener('online', async () => {
    for (const store of [lookup, shipment]) void retryUnreachable(store);
    await delay(NETWORK_MS);
    const state = run.state.value;
    const isCutOff =
      state.step === 'ended' && state.ending.kind === 'stopped' && UNREACHABLE.has(state.ending.failure.kind);
    if (isCutOff && !['closed', 'draft'].includes(view.value)) await run.resume();
  });
}

function shownIn(answer: RowAnswer): Lookup | Failure | undefined {
  if (answer.step === 'answered') return answer.lookup;
  return answer.step === 'failed' ? answer.failure : undefined;
}
