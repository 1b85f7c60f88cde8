import { delay } from '../../utils/async.ts';
import { follow } from '../../utils/browser.ts';
import type { Failure } from '../../utils/outcome.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import { followLookup, newerAnswer } from '../lookup/follow-lookup.ts';
import type { PopupSend } from '../shared-protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { type RowAnswer, UNREACHABLE } from './model.ts';
import type { BulkLookupStore } from './state.ts';

/** A network that has just returned often does not know any names yet. */
const NETWORK_MS = 1_000;

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
 * Goes on with a list that ended because the platform could not be reached, when the network is back. Not with one that
 * the agent has left.
 */
export function followNetwork({ run, view }: Pick<BulkLookupStore, 'run' | 'view'>): void {
  addEventListener('online', async () => {
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
