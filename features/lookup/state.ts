import { type ReadonlySignal, signal } from '@preact/signals';
import type { Failure, Outcome } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { Lookup } from '../shipment/model.ts';

/** One lookup, from question to answer. */
export type LookupState =
  | { step: 'idle' }
  | { step: 'loading'; trackingId: string }
  /** `failure` is why the latest refresh failed; the older answer stays. */
  | { step: 'ready'; lookup: Lookup; isRefreshing: boolean; failure?: Failure }
  | { step: 'failed'; trackingId: string; failure: Failure };

export interface LookupStore {
  state: ReadonlySignal<LookupState>;
  /** @param known an answer that is there already; it is shown at once, and asked for again if it is no longer fresh */
  lookUp(trackingId: string, known?: Outcome<Lookup>): Promise<void>;
  /** Asks the platform again. What is shown stays until there is something newer. */
  refresh(): Promise<void>;
  /** Shows what is known already, without asking. */
  show(known: LookupState): void;
  clear(): void;
}

/**
 * The state of one place that shows a shipment. A kept answer that is no longer fresh is shown at once and asked for
 * again; an answer to a question that was replaced by another one is dropped.
 */
export function createLookup(send: Send): LookupStore {
  const state = signal<LookupState>({ step: 'idle' });
  let question = 0;

  async function ask(trackingId: string, refresh: boolean, known?: Outcome<Lookup>): Promise<void> {
    question += 1;
    const mine = question;
    const outcome = known ?? (await send('getShipment', { trackingId, refresh }));
    if (mine !== question) return;
    if (!outcome.ok) {
      state.value = afterFailure(state.value, trackingId, outcome.failure);
      return;
    }
    const isStale = !outcome.value.isFresh && !refresh;
    state.value = { step: 'ready', lookup: outcome.value, isRefreshing: isStale };
    if (isStale) await ask(trackingId, true);
  }

  /** Answers that are still to come belong to another question now. */
  function show(known: LookupState): void {
    question += 1;
    state.value = known;
  }

  return {
    state,
    async lookUp(trackingId, known) {
      state.value = { step: 'loading', trackingId };
      // An interrupted lookup was asked under other settings, or by a background that was stopped.
      const isAnswer = known && (known.ok || known.failure.kind !== 'interrupted');
      await ask(trackingId, false, isAnswer ? known : undefined);
    },
    async refresh() {
      const now = state.value;
      if (now.step === 'ready') {
        if (now.isRefreshing) return;
        state.value = { step: 'ready', lookup: now.lookup, isRefreshing: true };
        await ask(now.lookup.trackingId, true);
      } else if (now.step === 'failed') {
        state.value = { step: 'loading', trackingId: now.trackingId };
        await ask(now.trackingId, true);
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

/** What the platform has answered for an ID. `lookup` is absent if it knows no such shipment. */
export interface PlatformAnswer {
  trackingId: string;
  lookup?: Lookup;
}

/** @returns `undefined` while there is no answer; a failure other than “not found” is none */
export function platformAnswer(state: LookupState): PlatformAnswer | undefined {
  if (state.step === 'ready') return { trackingId: state.lookup.trackingId, lookup: state.lookup };
  const isNotFound = state.step === 'failed' && state.failure.kind === 'notFound';
  return isNotFound ? { trackingId: state.trackingId } : undefined;
}
