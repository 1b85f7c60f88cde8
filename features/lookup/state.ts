import { type ReadonlySignal, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Failure, Outcome } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { Lookup } from '../shipment/model.ts';

/** One lookup, from request to answer. */
export type LookupState =
  | { step: 'idle' }
  | { step: 'loading'; trackingId: string }
  /** `failure`: the failure of the latest refresh. The older answer stays on screen. */
  | { step: 'ready'; lookup: Lookup; isRefreshing: boolean; failure?: Failure }
  | { step: 'failed'; trackingId: string; failure: Failure };

export interface LookupStore {
  state: ReadonlySignal<LookupState>;
  /** @param known an answer that is already available; shown immediately, and refreshed if it is no longer fresh */
  lookUp(trackingId: string, known?: Outcome<Lookup>): Promise<void>;
  /** Sends another request to the platform. The old answer is shown until the new one arrives. */
  refresh(): Promise<void>;
  /** Shows a state without a request. */
  show(known: LookupState): void;
  clear(): void;
}

/**
 * State of one view of a shipment. Shows a cached answer immediately and refreshes it if it is no longer fresh. Drops
 * answers to earlier lookups.
 */
export function createLookupStore(send: Send): LookupStore {
  const state = signal<LookupState>({ step: 'idle' });
  const requests = latestOnly();

  async function request(trackingId: string, refresh: boolean, known?: Outcome<Lookup>): Promise<void> {
    requests.drop();
    const isLatest = requests.ask();
    const outcome = known ?? (await send('getShipment', { trackingId, refresh }));
    if (!isLatest()) return;
    if (!outcome.ok) {
      state.value = afterFailure(state.value, trackingId, outcome.failure);
      return;
    }
    const isStale = !outcome.value.isFresh && !refresh;
    state.value = { step: 'ready', lookup: outcome.value, isRefreshing: isStale };
    if (isStale) await request(trackingId, true);
  }

  /** Drops pending answers and shows a state. */
  function show(known: LookupState): void {
    requests.drop();
    state.value = known;
  }

  return {
    state,
    async lookUp(trackingId, known) {
      state.value = { step: 'loading', trackingId };
      // A lookup is interrupted if the settings change or the background is stopped.
      const isAnswer = known && (known.ok || known.failure.kind !== 'interrupted');
      await request(trackingId, false, isAnswer ? known : undefined);
    },
    async refresh() {
      const now = state.value;
      if (now.step === 'ready') {
        if (now.isRefreshing) return;
        state.value = { step: 'ready', lookup: now.lookup, isRefreshing: true };
        await request(now.lookup.trackingId, true);
      } else if (now.step === 'failed') {
        state.value = { step: 'loading', trackingId: now.trackingId };
        await request(now.trackingId, true);
      }
    },
    show,
    clear: () => show({ step: 'idle' }),
  };
}

function afterFailure(before: LookupState, trackingId: string, failure: Failure): LookupState {
  if (before.step === 'ready' && before.lookup.trackingId === trackingId) {
    return { step: 'ready', lookup: before.lookup, isRefreshing: false, failure };
  }
  return { step: 'failed', trackingId, failure };
}

/** The platform's answer for an ID. `lookup` is absent if the platform does not find the shipment. */
interface Answer {
  trackingId: string;
  lookup?: Lookup;
}

/** @returns the answer, or `undefined` if there is none; “not found” is the only failure that counts as an answer */
export function platformAnswer(state: LookupState): Answer | undefined {
  if (state.step === 'ready') return { trackingId: state.lookup.trackingId, lookup: state.lookup };
  const isNotFound = state.step === 'failed' && state.failure.kind === 'notFound';
  return isNotFound ? { trackingId: state.trackingId } : undefined;
}
