import { type Outcome, succeed } from '../../utils/outcome.ts';
import type { Exchange } from './exchange.ts';
import type { PartnerConnection, TokenState } from './model.ts';
import { readTokenTimes, type TokenTimes, tokenLifetime } from './token-lifetime.ts';
import {
  belongsTo,
  endOf,
  holdsRefusal,
  isUsable,
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

/**
 * Creates the only source of JWTs (docs/decisions.md#15). Each flight includes the read from storage, so concurrent
 * callers share one exchange even right after the worker starts.
 */
export function createTokenSource(exchange: Exchange, store: TokenStore, now: () => number): TokenSource {
  const flights = new Map<string, Promise<Acquired>>();
  /** Records used while storage cannot be written (quota, damaged profile). */
  const unsaved = new Map<string, TokenRecord>();

  type Need = { not?: string; ask: boolean; fresh: boolean; signal: AbortSignal };
  /** `isStored`: nothing was requested. */
  type Acquired = Outcome<StoredToken> & { isStored?: boolean };

  async function obtain(connection: PartnerConnection, need: Need): Promise<Acquired> {
    const owner = ownerKey(connection);
    for (let running = flights.get(owner); running; running = flights.get(owner)) {
      const shared = await running;
      const isUseless = shared.ok ? shared.value.token === need.not : need.ask && shared.isStored;
      if (!need.fresh && !isUseless) return shared;
    }
    const flight = acquire(connection, need).finally(() => flights.delete(owner));
    flights.set(owner, flight);
    return flight;
  }

  async function recall(connection: PartnerConnection): Promise<TokenRecord | undefined> {
    const kept = unsaved.get(ownerKey(connection)) ?? (await store.read(connection));
    return kept && belongsTo(kept, connection) ? kept : undefined;
  }

  async function acquire(connection: PartnerConnection, need: Need): Promise<Acquired> {
    const kept = await recall(connection);
    if (kept && !need.fresh) {
      if (kept.kind === 'refusal' && !need.ask && holdsRefusal(kept, now())) {
        return { ok: false, failure: kept.failure, isStored: true };
      }
      if (kept.kind === 'token' && kept.token !== need.not && isUsable(kept, now())) return succeed(kept);
    }
    const exchanged = await exchange(connection, need.signal);
    if (!exchanged.ok) {
      const { failure, isRefusal } = exchanged;
      if (isRefusal) {
        await keep(connection, { ...ownerOf(connection), kind: 'refusal', failure, refusedAt: now() });
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
    await keep(connection, record);
    return succeed(record);
  }

  async function keep(connection: PartnerConnection, record: TokenRecord): Promise<void> {
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
      const kept = await recall(connection);
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

function ownerKey(connection: PartnerConnection): string {
  return JSON.stringify(ownerOf(connection));
}
