import { type ReadonlySignal, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Failure, Outcome } from '../../utils/outcome.ts';
import type { Connections } from '../connection/model.ts';
import type { Environment } from '../platform/model.ts';
import type { SharedSend } from '../shared-protocol.ts';
import type { Lookup } from '../shipment/model.ts';

/** One lookup, from request to answer. `isElsewhere`: the agent has chosen another environment than the selected one. */
export type LookupState =
  | { step: 'idle' }
  | { step: 'loading'; trackingId: string; environment?: Environment | undefined }
  /** `failure`: the failure of the latest refresh. The older answer stays on screen. */
  | {
      step: 'ready';
      lookup: Lookup;
      isRefreshing: boolean;
      failure?: Failure | undefined;
      isElsewhere?: true;
    }
  /** The environments are named after failures that the other environment may not have: see `dependsOnEnvironment`. */
  | {
      step: 'failed';
      trackingId: string;
      failure: Failure;
      environment?: Environment;
      other?: Environment;
      isElsewhere?: true;
    };

/** A lookup that has begun. */
export type BegunLookup = Exclude<LookupState, { step: 'idle' }>;

export interface LookupStore {
  state: ReadonlySignal<LookupState>;
  /** @param known an answer that is already available; shown immediately, and refreshed if it is no longer fresh */
  lookUp(trackingId: string, known?: Outcome<Lookup>): Promise<void>;
  /** Sends another request to the platform. The old answer is shown until the new one arrives. */
  refresh(): Promise<void>;
  /** Looks up an ID in the other environment after a failure, for this lookup only: the setting stays. */
  lookIn(environment: Environment): Promise<void>;
  /** Shows a newer answer to the same lookup, from another view or a watch. */
  update(newer: Lookup): Promise<void>;
  /** Shows a state without a request. */
  show(known: LookupState): void;
  clear(): void;
}

/**
 * State of one view of a shipment. Shows a cached answer immediately and refreshes it if it is no longer fresh. Drops
 * answers to earlier lookups.
 */
export function createLookupStore(send: SharedSend): LookupStore {
  const state = signal<LookupState>({ step: 'idle' });
  const requests = latestOnly();
  /** The environment that the agent has chosen for one lookup; `undefined` for the selected one. */
  let chosen: Environment | undefined;
  /** The selected environment when environments were last named. */
  let selected: Environment | undefined;

  async function request(trackingId: string, refresh: boolean, known?: Outcome<Lookup>): Promise<void> {
    requests.drop();
    const isLatest = requests.ask();
    const outcome = known ?? (await send('getShipment', { trackingId, refresh, environment: chosen }));
    if (!isLatest()) return;
    if (!outcome.ok) {
      const { failure } = outcome;
      const shown = state.value;
      state.value =
        shown.step === 'ready'
          ? { ...shown, isRefreshing: false, failure }
          : {
              step: 'failed',
              trackingId,
              failure,
              ...(chosen && { environment: chosen, isElsewhere: true }),
            };
      if (dependsOnEnvironment(failure)) void nameEnvironments(failure);
      return;
    }
    const isStale = !outcome.value.isFresh && !refresh;
    state.value = {
      step: 'ready',
      lookup: outcome.value,
      isRefreshing: isStale,
      ...(chosen && { isElsewhere: true }),
    };
    if (isStale) await request(trackingId, true);
  }

  /** Adds the environments to a failure: that of the lookup, and the other one if a lookup is possible there. */
  async function nameEnvironments(failure: Failure): Promise<void> {
    const outcome = await send('getConnections', {});
    const shown = state.value;
    if (outcome.ok) selected = outcome.value.environment;
    if (!outcome.ok || shown.step !== 'failed' || shown.failure !== failure) return;
    state.value = { ...shown, ...environmentsAround(failure, outcome.value, chosen) };
  }

  /** Drops pending answers and shows a state. */
  function show(known: LookupState): void {
    requests.drop();
    chosen = undefined;
    state.value = known;
    if (known.step === 'failed' && dependsOnEnvironment(known.failure)) void nameEnvironments(known.failure);
  }

  return {
    state,
    async lookUp(trackingId, known) {
      chosen = undefined;
      state.value = { step: 'loading', trackingId };
      // A lookup is interrupted if the settings change or the background is stopped.
      const isAnswer = known && (known.ok || known.failure.kind !== 'interrupted');
      await request(trackingId, false, isAnswer ? known : undefined);
    },
    async refresh() {
      const now = state.value;
      if (now.step === 'ready') {
        if (now.isRefreshing) return;
        state.value = { ...now, isRefreshing: true, failure: undefined };
        await request(now.lookup.trackingId, true);
      } else if (now.step === 'failed') {
        state.value = { step: 'loading', trackingId: now.trackingId, environment: chosen };
        await request(now.trackingId, true);
      }
    },
    async lookIn(environment) {
      const now = state.value;
      if (now.step !== 'failed') return;
      const { trackingId } = now;
      chosen = environment === selected ? undefined : environment;
      state.value = { step: 'loading', trackingId, environment };
      await request(trackingId, false);
    },
    update: (newer) => request(newer.trackingId, true, { ok: true, value: newer }),
    show,
    clear: () => show({ step: 'idle' }),
  };
}

/** Whether an ID may have an answer in the other environment: the wrong one may be selected. */
const dependsOnEnvironment = ({ kind }: Failure): boolean =>
  kind === 'notFound' || kind === 'notConfigured' || kind === 'keyMissing';

/**
 * Finds the environments to show after a failure.
 * @param chosen the environment that was named in the lookup
 * @returns the environment of the lookup, and the other one if it is set up and may be used
 */
function environmentsAround(
  { host }: Failure,
  connections: Connections,
  chosen: Environment | undefined,
): { environment: Environment; other?: Environment } {
  const hostOf = (environment: Environment) => URL.parse(connections[environment].partnerUrl)?.host;
  const { environment: selected } = connections;
  const isSelected = host === undefined || hostOf(selected) === host;
  const environment = chosen ?? (isSelected ? selected : otherThan(selected));
  const other = otherEnvironment(connections, environment);
  return { environment, ...(other && { other }) };
}

const otherThan = (environment: Environment): Environment =>
  environment === 'production' ? 'sandbox' : 'production';

/** Returns the other environment if it is set up and may be used. */
export function otherEnvironment(
  connections: Connections,
  environment = connections.environment,
): Environment | undefined {
  const other = otherThan(environment);
  const { partnerUrl, hasKey } = connections[other];
  return partnerUrl !== '' && hasKey && !connections.isEnvironmentManaged ? other : undefined;
}

/** The environment that an answer is from, or that is named in a lookup; `undefined` for the selected one. */
export function environmentOf(state: LookupState): Environment | undefined {
  if (state.step === 'ready') return state.lookup.environment;
  return state.step === 'idle' ? undefined : state.environment;
}

/** The platform's answer for an ID. `lookup` is absent if the platform does not find the shipment. */
interface Answer {
  trackingId: string;
  lookup?: Lookup;
}

/** Returns the platform's answer, if there is one. “Not found” is the only failure that counts as an answer. */
export function platformAnswer(state: LookupState): Answer | undefined {
  if (state.step === 'ready') return { trackingId: state.lookup.trackingId, lookup: state.lookup };
  const isNotFound = state.step === 'failed' && state.failure.kind === 'notFound';
  return isNotFound ? { trackingId: state.trackingId } : undefined;
}
