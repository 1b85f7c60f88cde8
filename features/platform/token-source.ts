import { type Failure, FailureSchema, type Outcome, succeed } from '../../utils/outcome.ts';
import { z } from '../../utils/zod.ts';
import type { Exchange } from './exchange.ts';
import { EnvironmentSchema, type PartnerConnection, type TokenState } from './model.ts';
import { readTokenTimes, type TokenTimes, tokenLifetime } from './token-lifetime.ts';

const Owner = {
  environment: EnvironmentSchema,
  origin: z.string(),
  keyFingerprint: z.string(),
  generation: z.number(),
};

/** What is kept between worker lives: a token and whose it is, or the platform's refusal of a key. */
export const TokenRecordSchema = z.discriminatedUnion('kind', [
  z.object({
    ...Owner,
    kind: z.literal('token'),
    token: z.string(),
    /** Milliseconds since 1970 by this machine's clock. */
    receivedAt: z.number(),
    lifetimeMs: z.number(),
  }),
  z.object({ ...Owner, kind: z.literal('refusal'), failure: FailureSchema }),
]);
export type TokenRecord = z.infer<typeof TokenRecordSchema>;
type StoredToken = Extract<TokenRecord, { kind: 'token' }>;

/** What came of obtaining a new token, without the token. */
interface Renewal {
  /** End of its validity by this machine's clock, milliseconds since 1970. */
  validUntil: number;
  /** What it says itself; absent where it does not. */
  times?: TokenTimes;
}

export interface TokenStore {
  read(connection: PartnerConnection): Promise<TokenRecord | undefined>;
  write(record: TokenRecord): Promise<void>;
  remove(connection: PartnerConnection): Promise<void>;
}

export interface TokenSource {
  /** The token to use now: the stored one, or a new one. `ask` tries a refused key again. */
  get(
    connection: PartnerConnection,
    options: { ask: boolean; signal: AbortSignal },
  ): Promise<Outcome<string>>;
  /** A token other than the one that the platform has just refused; one exchange however many callers ask. */
  replace(connection: PartnerConnection, refused: string, signal: AbortSignal): Promise<Outcome<string>>;
  /** A new token in any case. */
  renew(connection: PartnerConnection, signal: AbortSignal): Promise<Outcome<Renewal>>;
  /** When the token that would be used now was obtained and how long it is valid, if there is one. Asks nobody. */
  getState(connection: PartnerConnection): Promise<TokenState | undefined>;
  /** Forgets the token, or that a key was refused. Rejects when the browser refuses. */
  forget(connection: PartnerConnection): Promise<void>;
}

/** Renewed this long before its end, so that a token does not expire on its way. */
const MARGIN_MS = 5 * 60 * 1000;

/**
 * The only way to a JWT (docs/decisions.md#15). Storage is read inside the flight: callers that arrive together, also
 * at a worker that has just woken, share one exchange.
 */
export function createTokenSource(exchange: Exchange, store: TokenStore, now: () => number): TokenSource {
  const flights = new Map<string, Promise<Outcome<StoredToken>>>();
  /** Serves while storage cannot be written (quota, damaged profile). */
  const unsaved = new Map<string, TokenRecord>();

  type Need = { not?: string; ask: boolean; fresh: boolean; signal: AbortSignal };

  async function obtain(connection: PartnerConnection, need: Need) {
    const owner = ownerKey(connection);
    for (let running = flights.get(owner); running; running = flights.get(owner)) {
      const shared = await running;
      const isUseless = need.fresh || (shared.ok && shared.value.token === need.not);
      if (!isUseless) return shared;
    }
    const flight = acquire(connection, need).finally(() => flights.delete(owner));
    flights.set(owner, flight);
    return flight;
  }

  async function recall(connection: PartnerConnection): Promise<TokenRecord | undefined> {
    const kept = unsaved.get(ownerKey(connection)) ?? (await store.read(connection));
    return kept && belongsTo(kept, connection) ? kept : undefined;
  }

  async function acquire(connection: PartnerConnection, need: Need): Promise<Outcome<StoredToken>> {
    const kept = await recall(connection);
    if (kept && !need.fresh) {
      if (kept.kind === 'refusal' && !need.ask) return { ok: false, failure: kept.failure };
      if (kept.kind === 'token' && kept.token !== need.not && isValid(kept, now())) return succeed(kept);
    }
    const exchanged = await exchange(connection, need.signal);
    if (!exchanged.ok) {
      if (exchanged.failure.kind === 'keyRejected')
        await keep(connection, refusal(connection, exchanged.failure));
      return exchanged;
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
      // A full or damaged storage must not cost the agent the answer: this worker keeps the record for its life.
      unsaved.set(ownerKey(connection), record);
    }
  }

  const tokenOf = (outcome: Outcome<StoredToken>) => (outcome.ok ? succeed(outcome.value.token) : outcome);

  return {
    async get(connection, { ask, signal }) {
      return tokenOf(await obtain(connection, { ask, fresh: false, signal }));
    },
    async replace(connection, refused, signal) {
      return tokenOf(await obtain(connection, { not: refused, ask: true, fresh: false, signal }));
    },
    async renew(connection, signal) {
      const outcome = await obtain(connection, { ask: true, fresh: true, signal });
      if (!outcome.ok) return outcome;
      const times = readTokenTimes(outcome.value.token);
      return succeed({ validUntil: endOf(outcome.value), ...(times ? { times } : {}) });
    },
    async getState(connection) {
      const kept = await recall(connection);
      if (kept?.kind !== 'token' || !isValid(kept, now())) return undefined;
      return { obtainedAt: kept.receivedAt, validUntil: endOf(kept) };
    },
    async forget(connection) {
      // One that is on its way would be kept after this.
      await flights.get(ownerKey(connection));
      unsaved.delete(ownerKey(connection));
      await store.remove(connection);
    },
  };
}

function ownerOf({ environment, origin, keyFingerprint, generation }: PartnerConnection) {
  return { environment, origin, keyFingerprint, generation };
}

function ownerKey(connection: PartnerConnection): string {
  return JSON.stringify(ownerOf(connection));
}

function refusal(connection: PartnerConnection, failure: Failure): TokenRecord {
  return { ...ownerOf(connection), kind: 'refusal', failure };
}

function belongsTo(record: TokenRecord, connection: PartnerConnection): boolean {
  return (
    record.environment === connection.environment &&
    record.origin === connection.origin &&
    record.keyFingerprint === connection.keyFingerprint &&
    record.generation === connection.generation
  );
}

function endOf({ receivedAt, lifetimeMs }: StoredToken): number {
  return receivedAt + lifetimeMs;
}

/** A clock that went back behind the receipt makes every span meaningless: such a token is dropped. */
function isValid(record: StoredToken, now: number): boolean {
  const margin = Math.min(MARGIN_MS, record.lifetimeMs / 2);
  return record.receivedAt <= now && now < endOf(record) - margin;
}
