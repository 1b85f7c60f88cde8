import { beforeEach, describe, expect, test } from 'vitest';
import { connection, jwtWith } from '../../tests/fakes/http.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Exchange } from './exchange.ts';
import { type TokenRecord, TokenRecordSchema } from './token-record.ts';
import { createTokenSource } from './token-source.ts';

const MINUTE = 60_000;
const signal = new AbortController().signal;
const get = { ask: false, signal };
const REJECTED = fail('keyRejected', { host: 'partner.example', status: 401 });
const REFUSED = { ...REJECTED, isRefusal: true };

let now: number;
let exchanges: number;
let stored: unknown;
let answer: () => Awaited<ReturnType<Exchange>>;

/** A source as a new background creates it. Storage holds JSON, as the browser's does. */
function createSource() {
  return createTokenSource(
    async () => {
      exchanges += 1;
      return answer();
    },
    {
      read: async () => TokenRecordSchema.safeParse(stored).data,
      write: async (record: TokenRecord) => {
        stored = JSON.parse(JSON.stringify(record));
      },
      remove: async () => {
        stored = undefined;
      },
    },
    () => now,
  );
}

beforeEach(() => {
  now = 1_000_000;
  exchanges = 0;
  stored = undefined;
  answer = () => REFUSED;
});

test('tries a rejected key again after five minutes, also after a restart', async () => {
  await createSource().get(connection, get);
  now += 5 * MINUTE - 1;
  const source = createSource();
  expect(await source.get(connection, get)).toEqual(REJECTED);
  expect(exchanges).toBe(1);
  now += 1;
  answer = () => succeed(jwtWith({}));
  expect((await source.get(connection, get)).ok).toBe(true);
  expect(exchanges).toBe(2);
});

test('tries a key again that was rejected in the future, because the clock was set back', async () => {
  await createSource().get(connection, get);
  now -= 1;
  await createSource().get(connection, get);
  expect(exchanges).toBe(2);
});

test('does not store a rejection that is not a refusal by the platform', async () => {
  answer = () => REJECTED;
  const source = createSource();
  expect(await source.get(connection, get)).toEqual(REJECTED);
  await source.get(connection, get);
  expect(exchanges).toBe(2);
  expect(stored).toBeUndefined();
});

test('ignores a stored refusal without its time, which an earlier version kept forever', async () => {
  const { environment, origin, keyFingerprint, generation } = connection;
  stored = { environment, origin, keyFingerprint, generation, kind: 'refusal', failure: REJECTED.failure };
  await createSource().get(connection, get);
  expect(exchanges).toBe(1);
});

describe('a retry', () => {
  test('makes an exchange although another caller has just received the stored refusal', async () => {
    await createSource().get(connection, get);
    answer = () => succeed('a.b.c');
    const source = createSource();
    const [waiting, asking] = await Promise.all([
      source.get(connection, get),
      source.get(connection, { ask: true, signal }),
    ]);
    expect(waiting).toEqual(REJECTED);
    expect(asking).toEqual(succeed('a.b.c'));
    expect(exchanges).toBe(2);
  });

  test('shares the exchange of another caller', async () => {
    const source = createSource();
    const outcomes = await Promise.all([
      source.get(connection, get),
      source.get(connection, { ask: true, signal }),
    ]);
    expect(outcomes).toEqual([REJECTED, REJECTED]);
    expect(exchanges).toBe(1);
  });
});
