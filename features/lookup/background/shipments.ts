import { delay } from '../../../utils/async.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { HandlersOf } from '../../../utils/messaging.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import type { ConnectionService } from '../../connection/background/connections.ts';
import type { PlatformLookup } from '../../platform/lookup.ts';
import type { Environment } from '../../platform/model.ts';
import type { RecordSeen } from '../../recent/background/history.ts';
import type { Lookup } from '../../shipment/model.ts';
import type { lookupMessages } from '../messages.ts';
import type { CachedLookup, LookupOrigin } from '../model.ts';
import { type GetCachedLookups, type LookupCache, withFreshness } from './lookup-cache.ts';

/** Time limit for token exchange, request, body and retries together. Browsers stop a background after 30 s. */
const TIMEOUT_MS = 20_000;

interface Dependencies {
  connections: ConnectionService;
  cache: LookupCache;
  lookupEvents: LookupEvents;
  lookUp: PlatformLookup;
  now: () => number;
}

interface LookupOptions {
  /** Sends a request to the platform even if a recent lookup is cached. */
  refresh: boolean;
  /**
   * The lookup is for a watch in this environment, not for the agent: no other environment is used, and a rejected key
   * is not tried again.
   */
  watchIn?: Environment;
  /** The environment that the agent has chosen for this lookup; the selected one if absent. */
  environment?: Environment | undefined;
  /** The lookup is for a private window, so its answer is not stored (docs/decisions.md#32). */
  isPrivate?: true | undefined;
}

export type GetShipment = (trackingId: string, options: LookupOptions) => Promise<Outcome<Lookup>>;

/**
 * Looks up an ID in the cache first, then on the platform. Parallel lookups of the same ID share one request.
 */
export function createGetShipment({
  connections,
  cache,
  lookupEvents,
  lookUp,
  now,
}: Dependencies): GetShipment {
  const running = new Map<string, Promise<Outcome<Lookup>>>();

  async function requestShipment(
    trackingId: string,
    { refresh, watchIn, isPrivate, environment: named }: LookupOptions,
  ): Promise<Outcome<Lookup>> {
    const connection = await connections.partner(named);
    if (!connection.ok) return connection;
    const { environment, generation, partnerUrl } = connection.value;
    if (watchIn !== undefined && watchIn !== environment) return fail('interrupted');
    const ask = refresh && watchIn === undefined;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await lookUp({ connection: connection.value, trackingId, ask, signal });
    const selected = await connections.selected(named);
    const isCurrent = selected.environment === environment && selected.generation === generation;
    // The settings have changed since the request, so the answer is dropped and the page sends a new request.
    if (!isCurrent) return fail('interrupted');
    if (!answer.ok) {
      const { failure } = answer;
      return failure.kind === 'notFound'
        ? { ok: false, failure: { ...failure, at: now(), generation } }
        : answer;
    }
    const { host } = new URL(partnerUrl);
    const lookup = { trackingId, environment, host, generation, retrievedAt: now(), ...answer.value };
    if (!isPrivate) {
      // Not awaited, so that the agent does not wait for the cache or for listeners.
      cache.add(lookup).catch((error: unknown) => logUnexpected('a cached lookup', error));
      void lookupEvents.emit(lookup, watchIn === undefined ? 'agent' : 'watch');
    }
    return succeed(withFreshness(lookup, now()));
  }

  return async (trackingId, options) => {
    const { refresh, watchIn, isPrivate, environment: named } = options;
    const selected = await connections.selected(named);
    const cached = refresh ? undefined : await cache.find({ ...selected, trackingId });
    if (cached) return succeed(withFreshness(cached, now()));

    // A lookup that began before the settings changed has no answer for later ones.
    const { environment, generation } = selected;
    const key = `${environment} ${named} ${generation} ${refresh} ${watchIn} ${isPrivate} ${trackingId}`;
    const lookup = running.get(key) ?? requestShipment(trackingId, options);
    running.set(key, lookup);
    const forget = (): void => {
      if (running.get(key) === lookup) running.delete(key);
    };
    lookup.then(forget, forget);
    return lookup;
  };
}

/** Notifies listeners of each platform answer. Their failures do not affect the lookup. */
export interface LookupEvents {
  on(listener: LookupListener): void;
  emit: LookupListener;
}

type LookupListener = (lookup: CachedLookup, origin: LookupOrigin) => Promise<void>;

/** Creates lookup events without listeners. */
export function createLookupEvents(): LookupEvents {
  const listeners: LookupListener[] = [];
  return {
    on: (listener) => void listeners.push(listener),
    async emit(lookup, origin) {
      await Promise.all(
        listeners.map((listener) =>
          listener(lookup, origin).catch((error: unknown) => logUnexpected('a listener to lookups', error)),
        ),
      );
    },
  };
}

/** Running lookups by tab. A card that opens before the answer arrives uses the running lookup, not a second one. */
export interface RunningLookups {
  /** Replaces the running lookup of the tab. */
  add(tabId: number, trackingId: string, lookup: Promise<Outcome<Lookup>>): void;
  /** Removes and returns the running lookup of the tab, if it is of this ID. */
  take(tabId: number | undefined, trackingId: string): Promise<Outcome<Lookup>> | undefined;
}

/** The card may have been closed before it could ask. An answer that nobody claims holds personal data. */
const CLAIM_MS = 5_000;

export function createRunningLookups(): RunningLookups {
  const byTab = new Map<number | undefined, { trackingId: string; lookup: Promise<Outcome<Lookup>> }>();
  return {
    add(tabId, trackingId, lookup) {
      const running = { trackingId, lookup };
      byTab.set(tabId, running);
      const forget = async () => {
        await delay(CLAIM_MS);
        if (byTab.get(tabId) === running) byTab.delete(tabId);
      };
      lookup.then(forget, forget);
    },
    take(tabId, trackingId) {
      const found = byTab.get(tabId);
      if (found?.trackingId !== trackingId) return undefined;
      byTab.delete(tabId);
      return found.lookup;
    },
  };
}

interface HandlerDependencies {
  getShipment: GetShipment;
  recordSeen: RecordSeen;
  runningLookups: RunningLookups;
  getCachedLookups: GetCachedLookups;
}

/** Handlers of the lookup messages. */
export function lookupHandlers({
  getShipment,
  recordSeen,
  runningLookups,
  getCachedLookups,
}: HandlerDependencies): HandlersOf<typeof lookupMessages> {
  return {
    async getShipment({ trackingId, refresh, environment }, sender) {
      const { tabId, isPrivate } = sender;
      // Running lookups use the selected environment.
      const running = refresh || environment ? undefined : runningLookups.take(tabId, trackingId);
      const answer = await (running ?? getShipment(trackingId, { refresh, isPrivate, environment }));
      return recordSeen(answer, sender);
    },
    getCachedLookups: async ({ trackingIds, environment }) =>
      succeed({ lookups: await getCachedLookups(trackingIds, environment) }),
  };
}
