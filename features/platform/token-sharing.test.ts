import { beforeEach, describe, expect, test } from 'vitest';
import { connection, jwtWith } from '../../tests/fakes/http.ts';
import { createSharedSignal } from '../../tests/fakes/shared-signal.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Exchange } from './exchange.ts';
import type { TokenRecord } from './token-record.ts';
import { createTokenSource, type TokenStore } from './token-source.ts';

const MINUTE = 60_000;
const signal = createSharedSignal();
const get = { ask: false, signal };

let now: number;
let exchanges: unknown[];
let stored: TokenRecord | undefined;
let isFull: boolean;
let answer: (count: number) => Awaited<ReturnType<Exchange>>;

const tokenFor = (seconds: number) => (count: number) => succeed(jwtWith({ iat: 0, exp: seconds, count }));
const store: TokenStore = {
  read: async () => stored,
  write: async (record) => {
    if (isFull) throw new Error('quota');
    stored = record;
  },
  remove: async () => {
    stored = undefined;
  },
};

const createSource = () =>
  createTokenSource(
    async (...request) => {
      exchanges.push(request);
      const count = exchanges.length;
      await Promise.resolve();
      return answer(count);
    },
    store,
    () => now,
  );

beforeEach(() => {
  now = 1_000_000;
  exchanges = [];
  stored = undefined;
  isFull = false;
  answer = tokenFor(86_400);
});

test('exchanges the connection’s key', async () => {
  await createSource().get(connection, get);
  expect(exchanges).toEqual([[connection, expect.any(AbortSignal)]]);
});

test('stores a token with its connection, time of receipt and lifetime', async () => {
  answer = tokenFor(600);
  const outcome = await createSource().get(connection, get);
  const { environment, origin, keyFingerprint, generation } = connection;
  expect(stored).toEqual({
    ...{ environment, origin, keyFingerprint, generation },
    kind: 'token',
    token: outcome.ok && outcome.value,
    receivedAt: now,
    lifetimeMs: 10 * MINUTE,
  });
});

describe('concurrent callers', () => {
  test('share a failure even if one of them needs another token', async () => {
    answer = () => fail('offline');
    const source = createSource();
    const outcomes = await Promise.all([
      source.get(connection, get),
      source.replace(connection, 'refused', signal),
    ]);
    expect(outcomes).toEqual([fail('offline'), fail('offline')]);
    expect(exchanges).toHaveLength(1);
  });

  test('share an exchange that returns the token that the platform has refused', async () => {
    answer = () => succeed('refused');
    const source = createSource();
    await source.get(connection, get);
    const replacing = Array.from({ length: 20 }, () => source.replace(connection, 'refused', signal));
    expect(await Promise.all(replacing)).toEqual(replacing.map(() => succeed('refused')));
    expect(exchanges).toHaveLength(2);
  });

  test('get one token each if they renew', async () => {
    const source = createSource();
    await Promise.all([source.renew(connection, signal), source.renew(connection, signal)]);
    expect(exchanges).toHaveLength(2);
  });

  test('get the token that is being renewed', async () => {
    const source = createSource();
    const [, token] = await Promise.all([source.renew(connection, signal), source.get(connection, get)]);
    expect(token).toEqual(tokenFor(86_400)(1));
    expect(exchanges).toHaveLength(1);
  });

  test('do not share a token with another environment', async () => {
    const source = createSource();
    const other = { ...connection, environment: 'production' } as const;
    await Promise.all([source.get(connection, get), source.get(other, get)]);
    expect(exchanges).toHaveLength(2);
  });
});

test('renew returns the failure of the exchange', async () => {
  answer = () => ({ ...fail('keyRejected'), isRefusal: true });
  expect(await createSource().renew(connection, signal)).toEqual(fail('keyRejected'));
});

test('renew returns no times for an opaque token', async () => {
  answer = () => succeed('opaque');
  expect(await createSource().renew(connection, signal)).toStrictEqual(
    succeed({ validUntil: now + 24 * 60 * MINUTE }),
  );
});

test('replace tries a rejected key again', async () => {
  answer = () => ({ ...fail('keyRejected'), isRefusal: true });
  const source = createSource();
  await source.get(connection, get);
  await source.replace(connection, 'refused', signal);
  expect(exchanges).toHaveLength(2);
});

test('stores no failure other than a rejected key', async () => {
  answer = () => fail('platformError');
  await createSource().get(connection, get);
  expect(stored).toBeUndefined();
});

describe('while writing to storage fails', () => {
  beforeEach(() => {
    isFull = true;
  });

  test('remembers a rejected key', async () => {
    answer = () => ({ ...fail('keyRejected'), isRefusal: true });
    const source = createSource();
    await source.get(connection, get);
    expect(await source.get(connection, get)).toEqual(fail('keyRejected'));
    expect(exchanges).toHaveLength(1);
  });

  test('returns the state of a token and removes it on request', async () => {
    const source = createSource();
    await source.get(connection, get);
    expect(await source.getState(connection)).toMatchObject({ obtainedAt: now });
    await source.forget(connection);
    expect(await source.getState(connection)).toBeUndefined();
  });

  test('prefers a later token that was stored', async () => {
    const source = createSource();
    await source.get(connection, get);
    isFull = false;
    await source.renew(connection, signal);
    expect(await source.get(connection, get)).toEqual(tokenFor(86_400)(2));
  });

  test('does not use a token for another environment', async () => {
    const source = createSource();
    await source.get(connection, get);
    expect(await source.getState({ ...connection, environment: 'production' })).toBeUndefined();
  });
});

test('getState returns undefined for a rejected key', async () => {
  answer = () => ({ ...fail('keyRejected'), isRefusal: true });
  const source = createSource();
  await source.get(connection, get);
  expect(await source.getState(connection)).toBeUndefined();
});

test('forget rejects if removing fails', async () => {
  const source = createTokenSource(
    async () => succeed('opaque'),
    { ...store, remove: () => Promise.reject(new Error('damaged')) },
    () => now,
  );
  await expect(source.forget(connection)).rejects.toThrow('damaged');
});
