import { beforeEach, describe, expect, test } from 'vitest';
import { createExchange } from '../../features/platform/exchange.ts';
import type { Http, HttpReply } from '../../features/platform/http.ts';
import { createPlatformLookup } from '../../features/platform/lookup.ts';
import { createSharedPauses, type Pause, PauseSchema } from '../../features/platform/pauses.ts';
import type { TokenRecord } from '../../features/platform/token-record.ts';
import { createTokenSource, type TokenStore } from '../../features/platform/token-source.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { z } from '../../utils/zod.ts';
import { connection, httpReply, jwtWith } from '../fakes/http.ts';
import { createSharedSignal } from '../fakes/shared-signal.ts';

const MINUTE = 60_000;
const signal = createSharedSignal();
const production = { ...connection, environment: 'production' } as const;

let now: number;
let stored: unknown;
let storedTokens: TokenRecord[];
let isBroken: boolean;
let sent: string[];
let answer: (url: string) => Outcome<HttpReply>;

const store = {
  async read() {
    if (isBroken) throw new Error('damaged');
    return z.array(PauseSchema).parse(stored);
  },
  async write(pauses: Pause[]) {
    if (isBroken) throw new Error('quota');
    stored = JSON.parse(JSON.stringify(pauses));
  },
};

/** Everything that a new background creates. */
function start() {
  const http: Http = async ({ url, readToken }) => {
    sent.push(new URL(url).pathname);
    const reply = answer(url);
    const token = reply.ok ? readToken?.(reply.value.body) : undefined;
    return reply.ok && token !== undefined ? succeed({ ...reply.value, token }) : reply;
  };
  const pausing = createSharedPauses(store, () => now);
  const tokenStore: TokenStore = {
    read: async ({ environment }) => storedTokens.find((record) => record.environment === environment),
    write: async (record) => void storedTokens.push(record),
    remove: async () => undefined,
  };
  const tokens = createTokenSource(createExchange(pausing(http)), tokenStore, () => now);
  const lookUp = createPlatformLookup(pausing(http), tokens);
  return {
    lookUp: (at: typeof connection = connection) =>
      lookUp({ connection: at, trackingId: 'ABCD1234567890', ask: true, signal }),
    renew: () => tokens.renew(connection, signal),
  };
}

const token = succeed(httpReply(200, { success: true, data: { accessToken: jwtWith({}) } }));
const shipment = succeed(httpReply(200, { trackingId: 'ABCD1234567890', status: 'MOVING' }));
const working = (url: string) => (url.endsWith('/auth/token') ? token : shipment);
const tooMany = (retryAfterMs?: number) =>
  fail('rateLimited', {
    host: 'partner.example',
    status: 429,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
const paused = (retryAfterMs: number) => fail('rateLimited', { host: 'partner.example', retryAfterMs });

/** Rejects lookups, or exchanges, with a wait. */
const rejecting = (path: string, retryAfterMs?: number) => (url: string) =>
  url.includes(path) ? tooMany(retryAfterMs) : working(url);

beforeEach(() => {
  now = 1_000_000;
  stored = [];
  storedTokens = [];
  isBroken = false;
  sent = [];
  answer = working;
});

describe('row 23: a pause after a lookup', () => {
  test('holds for lookups and exchanges, with the remaining time, and then ends', async () => {
    const background = start();
    answer = rejecting('/track', 10 * MINUTE);
    expect(await background.lookUp()).toEqual(tooMany(10 * MINUTE));
    answer = working;
    sent = [];
    now += 4 * MINUTE;
    expect(await background.lookUp()).toEqual(paused(6 * MINUTE));
    expect(await background.renew()).toEqual(paused(6 * MINUTE));
    expect(sent).toEqual([]);
    now += 6 * MINUTE;
    expect((await background.lookUp()).ok).toBe(true);
    expect((await background.renew()).ok).toBe(true);
  });

  test('holds in the next background', async () => {
    answer = rejecting('/track', 10 * MINUTE);
    await start().lookUp();
    answer = working;
    sent = [];
    now += MINUTE;
    const all = await Promise.all(Array.from({ length: 20 }, () => start().lookUp()));
    expect(all).toEqual(all.map(() => paused(9 * MINUTE)));
    expect(sent).toEqual([]);
    now += 9 * MINUTE;
    expect((await start().lookUp()).ok).toBe(true);
  });

  test('does not hold for the other environment, nor for another address', async () => {
    const background = start();
    answer = rejecting('/track', MINUTE);
    await background.lookUp();
    answer = working;
    expect((await background.lookUp(production)).ok).toBe(true);
    const moved = { partnerUrl: 'https://other.example', origin: 'https://other.example', generation: 2 };
    expect((await background.lookUp({ ...connection, ...moved })).ok).toBe(true);
  });

  test('is not shortened by a later answer to an earlier request', async () => {
    const background = start();
    const waits = [10 * MINUTE, MINUTE];
    answer = (url) => (url.includes('/track') ? tooMany(waits.shift()) : working(url));
    await Promise.all([background.lookUp(), background.lookUp()]);
    expect(waits).toEqual([]);
    expect(await background.lookUp()).toEqual(paused(10 * MINUTE));
  });
});

test('row 23: a pause after an exchange applies to the next exchange', async () => {
  answer = rejecting('/auth/token', 10 * MINUTE);
  expect(await start().renew()).toEqual(tooMany(10 * MINUTE));
  sent = [];
  expect(await start().lookUp()).toEqual(paused(10 * MINUTE));
  expect(sent).toEqual([]);
});

test('row 23: ignores a pause of more than an hour, because the clock was set back', async () => {
  answer = rejecting('/track', 10 * MINUTE);
  await start().lookUp();
  answer = working;
  now -= 51 * MINUTE;
  expect((await start().lookUp()).ok).toBe(true);
});

test.each([false, true])(
  'row 23: ends a pause if the clock is set back, also by less than an hour; restarted: %s',
  async (isRestarted) => {
    const background = start();
    answer = rejecting('/track', MINUTE);
    await background.lookUp();
    answer = working;
    now -= 30 * MINUTE;
    expect((await (isRestarted ? start() : background).lookUp()).ok).toBe(true);
  },
);

test('row 23: holds in memory while storage fails', async () => {
  isBroken = true;
  const background = start();
  answer = rejecting('/track', 10 * MINUTE);
  expect(await background.lookUp()).toEqual(tooMany(10 * MINUTE));
  expect(await background.lookUp()).toEqual(paused(10 * MINUTE));
});

test('row 23: drops expired pauses when the next one is stored', async () => {
  const background = start();
  answer = rejecting('/track', MINUTE);
  await background.lookUp();
  now += MINUTE;
  await background.lookUp(production);
  expect(stored).toEqual([
    { environment: 'production', origin: 'https://partner.example', begunAt: now, until: now + MINUTE },
  ]);
});

describe('row 24: a pause without a time', () => {
  test.each([undefined, 0])('lasts a second, and is named in the failure: %s', async (retryAfterMs) => {
    const background = start();
    answer = rejecting('/track', retryAfterMs);
    expect(await background.lookUp()).toEqual(tooMany(1_000));
    sent = [];
    now += 400;
    expect(await background.lookUp()).toEqual(paused(600));
    expect(sent).toEqual([]);
    now += 600;
    answer = working;
    expect((await background.lookUp()).ok).toBe(true);
  });

  test('doubles up to a minute, also across backgrounds', async () => {
    answer = rejecting('/track');
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await start().lookUp()).toEqual(tooMany(seconds * 1_000));
      now += seconds * 1_000;
    }
  });

  test.each([
    ['an answer', (background: ReturnType<typeof start>) => background.lookUp()],
    [
      'a minute without requests',
      async () => {
        now += MINUTE;
      },
    ],
  ])('is short again after %s', async (_name, calmDown) => {
    const background = start();
    answer = rejecting('/track');
    await background.lookUp();
    now += 1_000;
    await background.lookUp();
    now += 2_000;
    answer = working;
    await calmDown(background);
    answer = rejecting('/track');
    expect(await background.lookUp()).toEqual(tooMany(1_000));
  });

  test('begins once for requests that are rejected together', async () => {
    const background = start();
    await background.lookUp();
    answer = rejecting('/track');
    const all = await Promise.all([background.lookUp(), background.lookUp(), background.lookUp()]);
    expect(all).toEqual(all.map(() => tooMany(1_000)));
    now += 1_000;
    expect(await background.lookUp()).toEqual(tooMany(2_000));
  });

  test('is not ended by a late answer to an earlier request', async () => {
    const background = start();
    let isFirst = true;
    answer = (url) => {
      if (!url.includes('/track') || !isFirst) return working(url);
      isFirst = false;
      return tooMany();
    };
    const [rejected, answered] = await Promise.all([background.lookUp(), background.lookUp()]);
    expect([rejected, answered.ok]).toEqual([tooMany(1_000), true]);
    expect(await background.lookUp()).toEqual(paused(1_000));
  });
});
