import { beforeEach, expect, test } from 'vitest';
import { connection, jwtWith } from '../../tests/fakes/http.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { createTokenSource, type TokenRecord, type TokenStore } from './token-source.ts';

const HOUR = 3_600_000;
const signal = new AbortController().signal;

let now: number;
let exchanges: number;
let kept: TokenRecord | undefined;
let answer: (count: number) => Outcome<string>;

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

test('50 callers with an empty store share one exchange', async () => {
  const source = createSource();
  const tokens = await Promise.all(Array.from({ length: 50 }, () => source.get(connection, get)));
  expect(exchanges).toBe(1);
  expect(new Set(tokens.map((token) => token.ok && token.value)).size).toBe(1);
});

test('a new worker life reuses the stored token', async () => {
  await createSource().get(connection, get);
  await createSource().get(connection, get);
  expect(exchanges).toBe(1);
});

test.each([
  ['just inside the margin', 24 * HOUR - 5 * 60_000 - 1, 1],
  ['at the margin', 24 * HOUR - 5 * 60_000, 2],
  ['the clock went back', -1, 2],
])('reuse after a while: %s', async (_name, elapsed, expected) => {
  const source = createSource();
  await source.get(connection, get);
  now += elapsed;
  await source.get(connection, get);
  expect(exchanges).toBe(expected);
});

test.each([
  ['another key', { keyFingerprint: 'f2' }],
  ['another origin', { origin: 'https://other.example' }],
  ['another environment', { environment: 'production' as const }],
  ['changed settings', { generation: 2 }],
])('a token does not serve %s', async (_name, change) => {
  const source = createSource();
  await source.get(connection, get);
  await source.get({ ...connection, ...change }, get);
  expect(exchanges).toBe(2);
});

test('20 refusals of one token make one exchange', async () => {
  const source = createSource();
  const first = await source.get(connection, get);
  if (!first.ok) throw new Error('no token');
  const second = await Promise.all(
    Array.from({ length: 20 }, () => source.replace(connection, first.value, signal)),
  );
  expect(exchanges).toBe(2);
  expect(second.every((token) => token.ok && token.value === dayToken(2))).toBe(true);
});

test('a late refusal of an old token takes the current one', async () => {
  const source = createSource();
  await source.get(connection, get);
  await source.replace(connection, dayToken(1), signal);
  const late = await source.replace(connection, dayToken(1), signal);
  expect(late).toEqual(succeed(dayToken(2)));
  expect(exchanges).toBe(2);
});

test('a replacement that arrives during a read of the refused token does not get that token back', async () => {
  await createSource().get(connection, get);
  const source = createSource();
  const [read, replaced] = await Promise.all([
    source.get(connection, get),
    source.replace(connection, dayToken(1), signal),
  ]);
  expect(read).toEqual(succeed(dayToken(1)));
  expect(replaced).toEqual(succeed(dayToken(2)));
});

test('errors are not kept, and the next caller tries again', async () => {
  const source = createSource();
  answer = () => fail('offline');
  expect(await source.get(connection, get)).toEqual(fail('offline'));
  answer = (count) => succeed(dayToken(count));
  expect((await source.get(connection, get)).ok).toBe(true);
});

test('a rejected key is asked about again only when the agent asks, or the key changes', async () => {
  const source = createSource();
  answer = () => fail('keyRejected', { detail: 'no' });
  await source.get(connection, get);
  expect(await source.get(connection, get)).toEqual(fail('keyRejected', { detail: 'no' }));
  expect(await createSource().get(connection, get)).toEqual(fail('keyRejected', { detail: 'no' }));
  expect(exchanges).toBe(1);
  await source.get(connection, { ask: true, signal });
  expect(exchanges).toBe(2);
  await source.get({ ...connection, keyFingerprint: 'f2' }, get);
  expect(exchanges).toBe(3);
});

test('a store that cannot be written costs nothing while the worker lives', async () => {
  const source = createSource({
    read: async () => undefined,
    write: () => Promise.reject(new Error('quota')),
    remove: async () => undefined,
  });
  expect((await source.get(connection, get)).ok).toBe(true);
  expect((await source.get(connection, get)).ok).toBe(true);
  expect(exchanges).toBe(1);
});

test('renewing makes a new token and says until when it is valid', async () => {
  const source = createSource();
  await source.get(connection, get);
  expect(await source.renew(connection, signal)).toEqual(
    succeed({ validUntil: now + 24 * HOUR, times: { issuedAt: 0, expiresAt: 24 * HOUR } }),
  );
  expect(exchanges).toBe(2);
});

test('the token that is kept is described without itself, and forgotten when somebody says so', async () => {
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

test('a token that is on its way when it is forgotten is not kept either', async () => {
  const source = createSource();
  const onItsWay = source.get(connection, get);
  await source.forget(connection);
  expect((await onItsWay).ok).toBe(true);
  expect(kept).toBeUndefined();
});

test('that a key was refused is forgotten too, and it is tried again', async () => {
  answer = () => fail('keyRejected', { detail: 'no' });
  const source = createSource();
  await source.get(connection, get);
  await source.forget(connection);
  await source.get(connection, get);
  expect(exchanges).toBe(2);
});
