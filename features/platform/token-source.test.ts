import { beforeEach, expect, test } from 'vitest';
import { connection, jwtWith } from '../../tests/fakes/http.ts';
import { createSharedSignal } from '../../tests/fakes/shared-signal.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Exchange } from './exchange.ts';
import type { TokenRecord } from './token-record.ts';
import { createTokenSource, type TokenStore } from './token-source.ts';

const HOUR = 3_600_000;
const signal = createSharedSignal();

let now: number;
let exchanges: number;
let kept: TokenRecord | undefined;
let answer: (count: number) => Awaited<ReturnType<Exchange>>;

const dayToken = (count: number) => jwtWith({ iat: 0, exp: 86_400, count });
const store: TokenStore = {
  read: async () => kept,
  write: async (record) => {
    kept = record;
  },
  remove: async () => {
    kept = undefined;
  },
};

function createSource(from: TokenStore = store) {
  return createTokenSource(
    async () => {
      exchanges += 1;
      const count = exchanges;
      await Promise.resolve();
      return answer(count);
    },
    from,
    () => now,
  );
}

const get = { ask: false, signal };

beforeEach(() => {
  now = 1_000_000;
  exchanges = 0;
  kept = undefined;
  answer = (count) => succeed(dayToken(count));
});

test('shares one exchange between 50 callers with an empty store', async () => {
  const source = createSource();
  const tokens = await Promise.all(Array.from({ length: 50 }, () => source.get(connection, get)));
  expect(exchanges).toBe(1);
  expect(new Set(tokens.map((token) => token.ok && token.value)).size).toBe(1);
});

test('reuses the stored token after a worker restart', async () => {
  await createSource().get(connection, get);
  await createSource().get(connection, get);
  expect(exchanges).toBe(1);
});

test.each([
  ['another key', { keyFingerprint: 'f2' }],
  ['another origin', { origin: 'https://other.example' }],
  ['another environment', { environment: 'production' as const }],
  ['changed settings', { generation: 2 }],
])('does not use a token for %s', async (_name, change) => {
  const source = createSource();
  await source.get(connection, get);
  await source.get({ ...connection, ...change }, get);
  expect(exchanges).toBe(2);
});

test('makes one exchange for 20 refusals of one token', async () => {
  const source = createSource();
  const first = await source.get(connection, get);
  if (!first.ok) throw new Error('no token');
  const second = await Promise.all(
    Array.from({ length: 20 }, () => source.replace(connection, first.value, signal)),
  );
  expect(exchanges).toBe(2);
  expect(second.every((token) => token.ok && token.value === dayToken(2))).toBe(true);
});

test('returns the current token for a late refusal of an old one', async () => {
  const source = createSource();
  await source.get(connection, get);
  await source.replace(connection, dayToken(1), signal);
  const late = await source.replace(connection, dayToken(1), signal);
  expect(late).toEqual(succeed(dayToken(2)));
  expect(exchanges).toBe(2);
});

test('replace does not return the refused token while it is being read', async () => {
  await createSource().get(connection, get);
  const source = createSource();
  const [read, replaced] = await Promise.all([
    source.get(connection, get),
    source.replace(connection, dayToken(1), signal),
  ]);
  expect(read).toEqual(succeed(dayToken(1)));
  expect(replaced).toEqual(succeed(dayToken(2)));
});

test('does not store errors, so the next caller tries again', async () => {
  const source = createSource();
  answer = () => fail('offline');
  expect(await source.get(connection, get)).toEqual(fail('offline'));
  answer = (count) => succeed(dayToken(count));
  expect((await source.get(connection, get)).ok).toBe(true);
});

test('tries a rejected key again only on an explicit request or with another key', async () => {
  const source = createSource();
  answer = () => ({ ...fail('keyRejected', { detail: 'no' }), isRefusal: true });
  await source.get(connection, get);
  expect(await source.get(connection, get)).toEqual(fail('keyRejected', { detail: 'no' }));
  expect(await createSource().get(connection, get)).toEqual(fail('keyRejected', { detail: 'no' }));
  expect(exchanges).toBe(1);
  await source.get(connection, { ask: true, signal });
  expect(exchanges).toBe(2);
  await source.get({ ...connection, keyFingerprint: 'f2' }, get);
  expect(exchanges).toBe(3);
});

test('uses tokens from memory while writing to storage fails', async () => {
  const source = createSource({
    read: async () => undefined,
    write: () => Promise.reject(new Error('quota')),
    remove: async () => undefined,
  });
  expect((await source.get(connection, get)).ok).toBe(true);
  expect((await source.get(connection, get)).ok).toBe(true);
  expect(exchanges).toBe(1);
});

test('renew obtains a new token and returns its validity', async () => {
  const source = createSource();
  await source.get(connection, get);
  expect(await source.renew(connection, signal)).toEqual(
    succeed({ validUntil: now + 24 * HOUR, times: { issuedAt: 0, expiresAt: 24 * HOUR } }),
  );
  expect(exchanges).toBe(2);
});

test('getState returns the stored token’s times until the token is forgotten or expires', async () => {
  const source = createSource();
  expect(await source.getState(connection)).toBeUndefined();
  await source.get(connection, get);
  expect(await source.getState(connection)).toEqual({ obtainedAt: now, validUntil: now + 24 * HOUR });
  expect(await source.getState({ ...connection, generation: 2 })).toBeUndefined();
  await source.forget(connection);
  expect(kept).toBeUndefined();
  expect(await source.getState(connection)).toBeUndefined();
  await source.get(connection, get);
  expect(exchanges).toBe(2);
  now += 24 * HOUR;
  expect(await source.getState(connection)).toBeUndefined();
});

test('forget also removes a token that is being obtained', async () => {
  const source = createSource();
  const onItsWay = source.get(connection, get);
  await source.forget(connection);
  expect((await onItsWay).ok).toBe(true);
  expect(kept).toBeUndefined();
});

test('forget also removes a rejection, so the key is tried again', async () => {
  answer = () => ({ ...fail('keyRejected', { detail: 'no' }), isRefusal: true });
  const source = createSource();
  await source.get(connection, get);
  await source.forget(connection);
  await source.get(connection, get);
  expect(exchanges).toBe(2);
});
