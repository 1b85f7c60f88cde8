import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import type { Exchange } from './exchange.ts';
import type { PartnerConnection, TokenState } from './model.ts';
import { readTokenTimes, type TokenTimes, tokenLifetime } from './token-lifetime.ts';
import {
  belongsTo,
  endOf,
  holdsRefusal,
  isUsable,
  ownerKey,
  ownerOf,
  type StoredToken,
  type TokenRecord,
} from './token-record.ts';

/** Times of a renewed token, without the token itself. */
interface Renewal {
  /** End of its validity by this machine's clock, milliseconds since 1970. */
  validUntil: number;
  /** Times from the token's claims; absent if it has none. */
  times?: TokenTimes;
}

export interface TokenStore {
  read(connection: PartnerConnection): Promise<TokenRecord | undefined>;
  write(record: TokenRecord): Promise<void>;
  remove(connection: PartnerConnection): Promise<void>;
}

export interface TokenSource {
  /** Returns the stored token or a new one. With `ask`, tries a rejected key again. */
  get(
    connection: PartnerConnection,
    options: { ask: boolean; signal: AbortSignal },
  ): Promise<Outcome<string>>;
  /** Returns a token other than the one that the platform refused. Concurrent callers share one exchange. */
  replace(connection: PartnerConnection, refused: string, signal: AbortSignal): Promise<Outcome<string>>;
  /** Always obtains a new token. */
  renew(connection: PartnerConnection, signal: AbortSignal): Promise<Outcome<Renewal>>;
  /** Returns the times of the stored token if it is valid. Sends no request. */
  getState(connection: PartnerConnection): Promise<TokenState | undefined>;
  /** Removes the stored token or rejection. Rejects if the browser cannot remove it. */
  forget(connection: PartnerConnection): Promise<void>;
}

/** Time limit of an exchange with its retry. Each caller has its own limit, which may end sooner. */
const FLIGHT_LIMIT_MS = 15_000;

/** `isStored`: nothing was requested. */
type Acquired = Outcome<StoredToken> & { isStored?: boolean };

/**
 * Creates the only source of JWTs (docs/decisions.md#15). Each flight includes the read from storage, so concurrent
 * callers share one exchange even right after the worker starts. A flight goes on without the caller that started it.
 */
export function createTokenSource(exchange: Exchange, store: TokenStore, now: () => number): TokenSource {
  const flights = new Map<string, Promise<Acquired>>();
  /** Records used while storage cannot be written (quota, damaged profile). */
  const unsaved = new Map<string, TokenRecord>();

  /**
   * What a caller needs. `not`: a token that the platform has refused. `ask`: tries a rejected key again. `fresh`: ignores
   * the stored token.
   */
  type Need = { not?: string; ask: boolean; fresh: boolean; signal: AbortSignal };

  async function obtain(connection: PartnerConnection, need: Need): Promise<Acquired> {
    const owner = ownerKey(connection);
    for (let running = flights.get(owner); running; running = flights.get(owner)) {
      const shared = await within(running, connection, need.signal);
      if (!need.fresh && !isUseless(shared, need)) return shared;
      if (need.signal.aborted) return timedOut(connection);
    }
    const limit = AbortSignal.timeout(FLIGHT_LIMIT_MS);
    const flight = acquire(connection, need, limit).finally(() => flights.delete(owner));
    flights.set(owner, flight);
    return within(flight, connection, need.signal);
  }

  /** Whether a caller needs another result than that of a flight which it has joined. */
  function isUseless(shared: Acquired, need: Need): boolean {
    // A platform that refuses a token and returns it again would do so for each caller.
    if (shared.ok) return shared.isStored === true && shared.value.token === need.not;
    // The flight may have begun long before the caller joined it.
    return shared.failure.kind === 'timedOut' || (need.ask && shared.isStored === true);
  }

  async function readRecord(connection: PartnerConnection): Promise<TokenRecord | undefined> {
    const kept = unsaved.get(ownerKey(connection)) ?? (await store.read(connection));
    return kept && belongsTo(kept, connection) ? kept : undefined;
  }

  async function acquire(connection: PartnerConnection, need: Need, signal: AbortSignal): Promise<Acquired> {
    const kept = await readRecord(connection);
    if (kept && !need.fresh) {
      if (kept.kind === 'refusal' && !need.ask && holdsRefusal(kept, now())) {
        return { ok: false, failure: kept.failure, isStored: true };
      }
      if (kept.kind === 'token' && kept.token !== need.not && isUsable(kept, now())) {
        return { ...succeed(kept), isStored: true };
      }
    }
    const exchanged = await exchange(connection, signal);
    if (!exchanged.ok) {
      const { failure, isRefusal } = exchanged;
      if (isRefusal) {
        await writeRecord(connection, { ...ownerOf(connection), kind: 'refusal', failure, refusedAt: now() });
      }
      return { ok: false, failure };
    }
    const record = {
      ...ownerOf(connection),
      kind: 'token' as const,
      token: exchanged.value,
      receivedAt: now(),
      lifetimeMs: tokenLifetime(exchanged.value),
    };
    await writeRecord(connection, record);
    return succeed(record);
  }

  async function writeRecord(connection: PartnerConnection, record: TokenRecord): Promise<void> {
    try {
      await store.write(record);
      unsaved.delete(ownerKey(connection));
    } catch {
      // The lookup must succeed even if storage is full or damaged, so this worker holds the record in memory.
      unsaved.set(ownerKey(connection), record);
    }
  }

  const tokenOf = (acquired: Acquired): Outcome<string> =>
    acquired.ok ? succeed(acquired.value.token) : { ok: false, failure: acquired.failure };

  return {
    async get(connection, { ask, signal }) {
      return tokenOf(await obtain(connection, { ask, fresh: false, signal }));
    },
    async replace(connection, refused, signal) {
      return tokenOf(await obtain(connection, { not: refused, ask: true, fresh: false, signal }));
    },
    async renew(connection, signal) {
      const outcome = await obtain(connection, { ask: true, fresh: true, signal });
      if (!outcome.ok) return { ok: false, failure: outcome.failure };
      const times = readTokenTimes(outcome.value.token);
      return succeed({ validUntil: endOf(outcome.value), ...(times ? { times } : {}) });
    },
    async getState(connection) {
      const kept = await readRecord(connection);
      if (kept?.kind !== 'token' || !isUsable(kept, now())) return undefined;
      return { obtainedAt: kept.receivedAt, validUntil: endOf(kept) };
    },
    async forget(connection) {
      // Otherwise a running exchange would store its token after this removal.
      await flights.get(ownerKey(connection));
      unsaved.delete(ownerKey(connection));
      await store.remove(connection);
    },
  };
}

function timedOut({ partnerUrl }: PartnerConnection): Acquired {
  return fail('timedOut', { host: new URL(partnerUrl).host });
}

/** Waits for a flight. @returns its result, or `timedOut` if the caller's signal is aborted before that */
function within(
  flight: Promise<Acquired>,
  connection: PartnerConnection,
  signal: AbortSignal,
): Promise<Acquired> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(timedOut(connection));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
    flight.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
