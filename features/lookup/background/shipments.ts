import { logUnexpected } from '../../../utils/logger.ts';
import type { Handlers } from '../../../utils/messaging.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import type { ConnectionService } from '../../connection/background/connections.ts';
import type { LookUp } from '../../platform/lookup.ts';
import type { Environment } from '../../platform/model.ts';
import type { RecordSeen } from '../../recent/background/history.ts';
import type { Lookup } from '../../shipment/model.ts';
import type { Answers } from '../events.ts';
import type { lookupMessages } from '../messages.ts';
import type { LookupCache } from './lookup-cache.ts';

/** An answer younger than this is shown without asking the platform again. */
const FRESH_MS = 60_000;

/** Whether an answer is recent enough to be shown without asking again. Times in milliseconds since 1970. */
export function isFresh({ retrievedAt }: Pick<Lookup, 'retrievedAt'>, now: number): boolean {
  return Math.abs(now - retrievedAt) < FRESH_MS;
}

/** Headers, bodies, token exchange and retries together; the browser stops a background after 30 s. */
const LIMIT_MS = 20_000;

interface Dependencies {
  connections: ConnectionService;
  cache: LookupCache;
  answers: Answers;
  lookUp: LookUp;
  now: () => number;
}

interface Question {
  /** Asks the platform even when a recent answer is kept. */
  refresh: boolean;
  /**
   * Asked by a watch of this environment and not by a person: another environment is not asked, and a key that was
   * refused is not tried again.
   */
  watchIn?: Environment;
}

export type GetShipment = (trackingId: string, question: Question) => Promise<Outcome<Lookup>>;

/**
 * Answers a lookup from what this browser session knows, or from the platform. The same ID asked twice at the same
 * time is asked once.
 */
export function createGetShipment({ connections, cache, answers, lookUp, now }: Dependencies): GetShipment {
  const underWay = new Map<string, Promise<Outcome<Lookup>>>();

  async function askPlatform(trackingId: string, { refresh, watchIn }: Question): Promise<Outcome<Lookup>> {
    const connection = await connections.partner();
    if (!connection.ok) return connection;
    const { environment, generation, partnerUrl } = connection.value;
    if (watchIn !== undefined && watchIn !== environment) return fail('interrupted');
    const ask = refresh && watchIn === undefined;
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await lookUp({ connection: connection.value, trackingId, ask, signal });
    const selected = await connections.selected();
    const isCurrent = selected.environment === environment && selected.generation === generation;
    // Asked under other settings: neither kept nor shown. The page asks again under the new ones.
    if (!isCurrent) return fail('interrupted');
    if (!answer.ok) return answer;
    const { host } = new URL(partnerUrl);
    const lookup = { trackingId, environment, host, retrievedAt: now(), ...answer.value };
    // Not waited for: whoever keeps or shows an answer must not keep the agent waiting for it.
    cache.keep(lookup).catch((error: unknown) => logUnexpected('a kept answer', error));
    void answers.tell(lookup, watchIn === undefined ? 'agent' : 'watch');
    return succeed({ ...lookup, isFresh: true });
  }

  return async (trackingId, question) => {
    const { refresh, watchIn } = question;
    const { environment } = await connections.selected();
    const kept = refresh ? undefined : await cache.find(environment, trackingId);
    if (kept) return succeed({ ...kept, isFresh: isFresh(kept, now()) });

    const key = `${environment} ${refresh} ${watchIn} ${trackingId}`;
    const running = underWay.get(key) ?? askPlatform(trackingId, question);
    underWay.set(key, running);
    const forget = (): void => {
      if (underWay.get(key) === running) underWay.delete(key);
    };
    running.then(forget, forget);
    return running;
  };
}

/** Lookups that a card did not wait for, by tab, until the card asks for them: they are not repeated. */
export interface PendingLookups {
  add(tabId: number, trackingId: string, lookup: Promise<Outcome<Lookup>>): void;
  take(tabId: number | undefined, trackingId: string): Promise<Outcome<Lookup>> | undefined;
}

export function createPendingLookups(): PendingLookups {
  const pending = new Map<number, { trackingId: string; lookup: Promise<Outcome<Lookup>> }>();
  return {
    add: (tabId, trackingId, lookup) => void pending.set(tabId, { trackingId, lookup }),
    take(tabId, trackingId) {
      const found = tabId === undefined ? undefined : pending.get(tabId);
      if (tabId === undefined || found?.trackingId !== trackingId) return undefined;
      pending.delete(tabId);
      return found.lookup;
    },
  };
}

interface HandlerDependencies {
  getShipment: GetShipment;
  recordSeen: RecordSeen;
  pendingLookups: PendingLookups;
  getKept(trackingIds: readonly string[]): Promise<Lookup[]>;
}

/** Looking shipments up. */
export function lookupHandlers({
  getShipment,
  recordSeen,
  pendingLookups,
  getKept,
}: HandlerDependencies): Handlers<typeof lookupMessages> {
  return {
    async getShipment({ trackingId, refresh }, { tabId }) {
      const begun = refresh ? undefined : pendingLookups.take(tabId, trackingId);
      return recordSeen(await (begun ?? getShipment(trackingId, { refresh })));
    },
    getKept: async ({ trackingIds }) => succeed({ lookups: await getKept(trackingIds) }),
  };
}
