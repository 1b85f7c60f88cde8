import { beforeEach, expect, test } from 'vitest';
import { fail } from '../../utils/outcome.ts';
import { createHttp, type HttpRequest } from '../platform/http.ts';
import { createActivityLog } from './background.ts';
import { type ActivityEntry, MAX_ACTIVITY } from './storage.ts';

const request: HttpRequest = {
  method: 'GET',
  url: 'https://partner.example/track?trackingId=ABCD1234567890',
  headers: { Authorization: 'Bearer secret' },
  retries: 0,
  signal: new AbortController().signal,
  secrets: [],
};

let kept: ActivityEntry[];
let now: number;

const create = () =>
  createActivityLog({
    read: async () => kept,
    write: async (entries) => {
      kept = entries;
    },
    now: () => now,
  });

beforeEach(() => {
  kept = [];
  now = 1_000;
});

test('logs a request with host, result and time, but without its ID and key', async () => {
  const log = create();
  const fetch = async () => {
    now += 40;
    return new Response('{}');
  };
  await createHttp(fetch, () => now, log.recorder('lookup'))(request);
  expect(await log.getEntries()).toEqual([
    { at: 1_000, why: 'lookup', method: 'GET', host: 'partner.example', status: 200, durationMs: 40 },
  ]);
  await expect.poll(() => kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toMatch(/ABCD|secret/);
});

test('logs the kind of a failure, once for all retries', async () => {
  const log = create();
  const fetch = async () => {
    now += 40;
    return new Response('', { status: 429, headers: { 'Retry-After': '0' } });
  };
  await createHttp(fetch, () => now, log.recorder('token'))({ ...request, retries: 1 });
  expect(await log.getEntries()).toMatchObject([
    { at: 1_000, why: 'token', status: 429, failure: 'rateLimited', durationMs: 80 },
  ]);
});

test('stores the latest 200 requests across restarts of the background', async () => {
  const record = (log: ReturnType<typeof create>) =>
    log.recorder('lookup')({ request, outcome: fail('offline'), startedAt: now });
  const first = create();
  for (let index = 0; index < MAX_ACTIVITY; index++) record(first);
  await expect.poll(() => kept).toHaveLength(MAX_ACTIVITY);
  now = 2_000;
  const second = create();
  record(second);
  const entries = await second.getEntries();
  expect(entries).toHaveLength(MAX_ACTIVITY);
  expect(entries.slice(0, 2).map(({ at }) => at)).toEqual([2_000, 1_000]);
  await second.clear();
  expect(await second.getEntries()).toEqual([]);
  expect(kept).toEqual([]);
});

test('restores removed entries below those added since, also after a restart of the background', async () => {
  const record = (log: ReturnType<typeof create>) =>
    log.recorder('lookup')({ request, outcome: fail('offline'), startedAt: now });
  const first = create();
  record(first);
  const removed = await first.getEntries();
  await first.clear();
  now = 2_000;
  const second = create();
  record(second);
  await second.restore(removed);
  expect((await second.getEntries()).map(({ at }) => at)).toEqual([2_000, 1_000]);
  expect(kept).toHaveLength(2);
});
