import { delay } from '../../utils/async.ts';
import { type Failure, UNREACHABLE } from '../../utils/outcome.ts';
import type { SharedSend } from '../shared-protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { environmentOf, type LookupStore } from './state.ts';

/**
 * Shows a newer answer from another view or a watch. Sends no request to the platform. Does nothing while the view is
 * empty, loading or refreshing, because its own answer will be the newest.
 */
export async function followLookup({ state, update }: LookupStore, send: SharedSend): Promise<void> {
  const shown = state.value;
  if (shown.step !== 'failed' && (shown.step !== 'ready' || shown.isRefreshing)) return;
  const { trackingId } = shown.step === 'ready' ? shown.lookup : shown;
  const outcome = await send('getCachedLookups', {
    trackingIds: [trackingId],
    environment: environmentOf(shown),
  });
  const [cached] = outcome.ok ? outcome.value.lookups : [];
  const newer = cached && newerAnswer(cached, shown.step === 'ready' ? shown.lookup : shown.failure);
  if (newer && state.value === shown) await update(newer);
}

/** After a network comes back, DNS often fails for a moment. */
export const NETWORK_MS = 1_000;

/**
 * Looks up an ID again whose lookup could not reach the platform, if its failure is still on screen. Call it when the
 * network is back.
 */
export async function retryUnreachable({ state, refresh }: LookupStore): Promise<void> {
  await delay(NETWORK_MS);
  const shown = state.value;
  if ('failure' in shown && shown.failure && UNREACHABLE.has(shown.failure.kind)) await refresh();
}

/**
 * Compares an answer with the one on screen.
 * @param shown the answer or failure that a view shows; `undefined` if there is neither yet
 * @returns the answer with the status that the agent saw before, or `undefined` if it is not newer
 */
export function newerAnswer(answer: Lookup, shown: Lookup | Failure | undefined): Lookup | undefined {
  if (!shown) return answer;
  if ('trackingId' in shown)
    return answer.retrievedAt > shown.retrievedAt ? { ...answer, before: shown.before } : undefined;
  // Only “not found” has a time. After another failure, the cached answer may be older than the failure.
  const isNewer = shown.at === undefined ? answer.isFresh : answer.retrievedAt > shown.at;
  return isNewer ? answer : undefined;
}
