import type { Environment } from '../../utils/environment.ts';
import { fail, type Outcome, succeed } from '../../utils/errors.ts';
import { logUnexpected } from '../../utils/logger.ts';
import type { LookUp } from '../../utils/platform/lookup.ts';
import type { Lookup } from '../../utils/shipment.ts';
import type { Answers } from './answers.ts';
import type { ConnectionService } from './connections.ts';
import type { LookupCache } from './lookup-cache.ts';

/** An answer younger than this is shown without asking the platform again. */
const FRESH_MS = 60_000;

/** Whether an answer is recent enough to be shown without asking again. Times in milliseconds since 1970. */
export function isFresh({ retrievedAt }: Pick<Lookup, 'retrievedAt'>, now: number): boolean {
  return Math.abs(now - retrievedAt) < FRESH_MS;
}

/** Within this time a card that was opened asks. */
const AHEAD_MS = 5_000;

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
  /** For a card that is about to ask the same: a failure is kept for it, as an answer is. */
  isAhead?: boolean;
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
    const { refresh, watchIn, isAhead } = question;
    const { environment } = await connections.selected();
    const kept = refresh ? undefined : await cache.find(environment, trackingId);
    if (kept) return succeed({ ...kept, isFresh: isFresh(kept, now()) });

    const key = `${environment} ${refresh} ${watchIn} ${trackingId}`;
    const running = underWay.get(key) ?? askPlatform(trackingId, question);
    underWay.set(key, running);
    const forget = (): void => {
      if (underWay.get(key) === running) underWay.delete(key);
    };
    const end = isAhead ? () => setTimeout(forget, AHEAD_MS) : forget;
    running.then(end, end);
    return running;
  };
}
