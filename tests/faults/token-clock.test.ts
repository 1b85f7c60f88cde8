import { expect, test } from 'vitest';
import { tokenLifetime } from '../../features/platform/token-lifetime.ts';
import type { TokenRecord } from '../../features/platform/token-record.ts';
import { createTokenSource } from '../../features/platform/token-source.ts';
import { succeed } from '../../utils/outcome.ts';
import { connection, jwtWith } from '../fakes/http.ts';
import { createSharedSignal } from '../fakes/shared-signal.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAY_SECONDS = 86_400;
/** When the token is received. */
const NOW = 1_760_000_000_000;
const NOW_SECONDS = NOW / SECOND;

const signal = createSharedSignal();
const get = { ask: false, signal };

/** Receives a token of a platform whose clock is ahead of this computer's. */
async function receiveToken({ lifetimeSeconds = DAY_SECONDS, aheadSeconds = 0 } = {}) {
  let stored: TokenRecord | undefined;
  const state = { now: NOW, exchanges: 0 };
  const source = createTokenSource(
    async () => {
      state.exchanges += 1;
      const iat = Math.floor(state.now / SECOND) + aheadSeconds;
      return succeed(jwtWith({ iat, exp: iat + lifetimeSeconds, count: state.exchanges }));
    },
    {
      read: async () => stored,
      write: async (record) => {
        stored = record;
      },
      remove: async () => undefined,
    },
    () => state.now,
  );
  await source.get(connection, get);
  return { source, state };
}

test.each([
  ['is right', 0],
  ['is a day ahead', DAY_SECONDS],
  ['is a day behind', -DAY_SECONDS],
  ['began in 1970', -NOW_SECONDS],
])('row 19: a token of a platform whose clock %s is used for its lifetime', async (_name, aheadSeconds) => {
  const { source, state } = await receiveToken({ aheadSeconds });
  state.now = NOW + DAY - 5 * MINUTE - 1;
  await source.get(connection, get);
  expect(state.exchanges).toBe(1);
  state.now += 1;
  await source.get(connection, get);
  await source.get(connection, get);
  expect(state.exchanges).toBe(2);
});

test.each([1, HOUR, DAY])('row 20: a clock set back by %i ms costs one exchange', async (ms) => {
  const { source, state } = await receiveToken();
  state.now = NOW - ms;
  await source.get(connection, get);
  await source.get(connection, get);
  expect(state.exchanges).toBe(2);
});

test.each([
  ['without exp', jwtWith({ iat: NOW_SECONDS })],
  ['that ends before it begins', jwtWith({ iat: NOW_SECONDS, exp: NOW_SECONDS - 5 })],
  ['that ends when it begins', jwtWith({ iat: NOW_SECONDS, exp: NOW_SECONDS })],
  ['of ten years', jwtWith({ iat: NOW_SECONDS, exp: NOW_SECONDS + 3_650 * DAY_SECONDS })],
  ['that is no JWT', 'opaque-token'],
  ['with broken base64', 'a.%%%.c'],
])('row 21: a token %s is valid for 24 hours', (_name, token) => {
  expect(tokenLifetime(token)).toBe(DAY);
});

test.each([
  ['24 hours is replaced five minutes before its end', DAY_SECONDS, DAY - 5 * MINUTE],
  ['eleven minutes is replaced five minutes before its end', 11 * 60, 6 * MINUTE],
  ['six minutes is replaced after half of it', 6 * 60, 3 * MINUTE],
  ['301 seconds is replaced after half of it', 301, 150.5 * SECOND],
])('row 22: a token of %s', async (_name, lifetimeSeconds, usedMs) => {
  const { source, state } = await receiveToken({ lifetimeSeconds });
  state.now = NOW + Math.ceil(usedMs) - 1;
  await source.get(connection, get);
  expect(state.exchanges).toBe(1);
  state.now += 1;
  await source.get(connection, get);
  expect(state.exchanges).toBe(2);
});

test('row 53: 20 callers after 25 hours of sleep share one exchange', async () => {
  const { source, state } = await receiveToken();
  state.now = NOW + 25 * HOUR;
  await Promise.all(Array.from({ length: 20 }, () => source.get(connection, get)));
  await source.get(connection, get);
  expect(state.exchanges).toBe(2);
});
