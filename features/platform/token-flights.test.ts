import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../../tests/fakes/http.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Exchange } from './exchange.ts';
import { createTokenSource } from './token-source.ts';

const TIMED_OUT = fail('timedOut', { host: 'partner.example' });

interface Exchanging {
  signal: AbortSignal;
  finish(outcome: Awaited<ReturnType<Exchange>>): void;
}

let exchanges: Exchanging[];

const createSource = () =>
  createTokenSource(
    (_connection, signal) =>
      new Promise((finish) => {
        exchanges.push({ signal, finish });
      }),
    { read: async () => undefined, write: async () => undefined, remove: async () => undefined },
    () => 0,
  );

const finish = async (index: number, outcome: Parameters<Exchanging['finish']>[0]) => {
  await expect.poll(() => exchanges.length).toBeGreaterThan(index);
  exchanges[index]?.finish(outcome);
};

/** A caller with a time limit that the test ends. */
function call(source: ReturnType<typeof createSource>) {
  const limit = new AbortController();
  return { limit, token: source.get(connection, { ask: false, signal: limit.signal }) };
}

beforeEach(() => {
  exchanges = [];
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('an exchange continues for later callers after the time limit of its first caller', async () => {
  const source = createSource();
  const [first, later] = [call(source), call(source)];
  await expect.poll(() => exchanges.length).toBe(1);
  first.limit.abort();
  expect(await first.token).toEqual(TIMED_OUT);
  expect(exchanges[0]?.signal.aborted).toBe(false);
  await finish(0, succeed('a.b.c'));
  expect(await later.token).toEqual(succeed('a.b.c'));
  expect(exchanges).toHaveLength(1);
});

test('a later caller waits no longer than its own time', async () => {
  const source = createSource();
  const [first, later] = [call(source), call(source)];
  await expect.poll(() => exchanges.length).toBe(1);
  later.limit.abort();
  expect(await later.token).toEqual(TIMED_OUT);
  await finish(0, succeed('a.b.c'));
  expect(await first.token).toEqual(succeed('a.b.c'));
});

test('a caller whose time is over before it joins does not wait', async () => {
  const source = createSource();
  const first = call(source);
  const late = new AbortController();
  late.abort();
  expect(await source.get(connection, { ask: false, signal: late.signal })).toEqual(TIMED_OUT);
  await finish(0, succeed('a.b.c'));
  expect((await first.token).ok).toBe(true);
});

test('callers that joined an exchange which timed out share the next one', async () => {
  const source = createSource();
  const [first, ...later] = Array.from({ length: 6 }, () => call(source));
  await finish(0, TIMED_OUT);
  expect(await first?.token).toEqual(TIMED_OUT);
  await finish(1, succeed('a.b.c'));
  expect(await Promise.all(later.map(({ token }) => token))).toEqual(later.map(() => succeed('a.b.c')));
  expect(exchanges).toHaveLength(2);
});

test('a renewal whose time is over does not return a token that another caller has obtained', async () => {
  const source = createSource();
  const first = call(source);
  const limit = new AbortController();
  const renewal = source.renew(connection, limit.signal);
  await finish(0, succeed('a.b.c'));
  limit.abort();
  expect((await first.token).ok).toBe(true);
  expect(await renewal).toEqual(TIMED_OUT);
  expect(exchanges).toHaveLength(1);
});

test('an exchange has a time limit of its own of 15 seconds', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const { token } = call(createSource());
  await finish(0, TIMED_OUT);
  await token;
  expect(timeout.mock.calls).toEqual([[15_000]]);
  expect(exchanges[0]?.signal).toBe(limit.signal);
});

test('passes on that storage cannot be read', async () => {
  const source = createTokenSource(
    async () => succeed('a.b.c'),
    {
      read: () => Promise.reject(new Error('damaged')),
      write: async () => undefined,
      remove: async () => undefined,
    },
    () => 0,
  );
  await expect(call(source).token).rejects.toThrow('damaged');
});
