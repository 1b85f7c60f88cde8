import { beforeEach, expect, test } from 'vitest';
import { httpReply } from '../../tests/fakes/http.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Http, HttpRequest } from '../platform/http.ts';
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
  const http: Http = async () => {
    now += 40;
    return succeed(httpReply(200, {}));
  };
  await log.watch(http, 'lookup')(request);
  expect(await log.getEntries()).toEqual([
    { at: 1_000, why: 'lookup', method: 'GET', host: 'partner.example', status: 200, durationMs: 40 },
  ]);
  await expect.poll(() => kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toMatch(/ABCD|secret/);
});

test('logs the kind of a failure and returns the failure', async () => {
  const log = create();
  const outcome = await log.watch(async () => fail('rateLimited', { status: 429 }), 'token')(request);
  expect(outcome).toMatchObject({ failure: { kind: 'rateLimited' } });
  expect(await log.getEntries()).toMatchObject([{ why: 'token', status: 429, failure: 'rateLimited' }]);
});

test('stores the latest 200 requests across restarts of the background', async () => {
  const send = (log: ReturnType<typeof create>) => log.watch(async () => fail('offline'), 'lookup')(request);
  const first = create();
  for (let index = 0; index < MAX_ACTIVITY; index++) await send(first);
  await expect.poll(() => kept).toHaveLength(MAX_ACTIVITY);
  now = 2_000;
  const second = create();
  await send(second);
  const entries = await second.getEntries();
  expect(entries).toHaveLength(MAX_ACTIVITY);
  expect(entries.slice(0, 2).map(({ at }) => at)).toEqual([2_000, 1_000]);
  await second.clear();
  expect(await second.getEntries()).toEqual([]);
  expect(kept).toEqual([]);
});
