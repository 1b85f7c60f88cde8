import { beforeEach, expect, test } from 'vitest';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { MOST_WATCHES, type Watch, type Watches } from './watch.ts';
import { createWatchStore, type WatchStore } from './watch-state.ts';

const KEY = { environment: 'sandbox', trackingId: 'ABC' } as const;
const since = Date.parse('2026-11-21T12:00:00Z');
const watch: Watch = { ...KEY, since, nextAt: since, hasNews: false };

let kept: Watch[];
let sent: string[];
let requests: number;
let grants: () => Promise<boolean>;
let isGranted: boolean;
let store: WatchStore;

const list = (): Watches => ({ environment: 'sandbox', watches: kept, unreadable: false });
const lookup = (status: string, more: Partial<Lookup> = {}): Lookup => ({
  ...KEY,
  host: 'api.example.com',
  retrievedAt: since,
  isFresh: true,
  shipment: { status, problems: [] },
  raw: '',
  ...more,
});

const answer = async (name: string) => {
  sent.push(name);
  if (name === 'watch') kept = [...kept, watch];
  if (name === 'unwatch') kept = [];
  return name === 'getShipment' ? fail('notFound') : succeed(list());
};

beforeEach(() => {
  kept = [];
  sent = [];
  requests = 0;
  isGranted = false;
  grants = async () => true;
  store = createWatchStore(answer as Send, {
    isGranted: async () => isGranted,
    request: () => {
      requests += 1;
      return grants();
    },
  });
});

test('the first watch asks for notifications, the next do not, also after a refusal', async () => {
  grants = async () => false;
  await store.load();
  await store.start(KEY);
  expect(requests).toBe(1);
  await store.start({ ...KEY, trackingId: 'OTHER' });
  expect(requests).toBe(1);
});

test('where they are allowed already nobody is asked', async () => {
  isGranted = true;
  await store.load();
  await store.start(KEY);
  expect(requests).toBe(0);
  expect(store.isNotified.value).toBe(true);
});

test('a refusal, or no answer at all, does not keep the ID from being watched', async () => {
  grants = () => new Promise(() => undefined);
  await store.load();
  await store.start(KEY);
  expect(store.control(lookup('IN_TRANSIT'), 'en-GB')).toMatchObject({ isOn: true, isNotified: false });
  grants = async () => false;
  await store.allowNotifications();
  expect(store.isNotified.value).toBe(false);
});

test('the button says whether the ID is watched, and until when', async () => {
  await store.load();
  const off = store.control(lookup('IN_TRANSIT'), 'en-GB');
  expect(off).toMatchObject({ isOn: false, isFull: false });
  expect(off?.lastDay).toBeUndefined();
  await store.start(KEY);
  const on = store.control(lookup('IN_TRANSIT'), 'en-GB');
  expect(on).toMatchObject({ isOn: true, lastDay: '21 Dec' });
  on?.toggle();
  expect(sent.at(-1)).toBe('unwatch');
});

test('the same ID of the other environment is another one', async () => {
  kept = [watch];
  await store.load();
  expect(store.control(lookup('IN_TRANSIT', { environment: 'production' }), 'en-GB')?.isOn).toBe(false);
});

test('there is no button before the watches are known, without an answer, or for what was delivered', async () => {
  expect(store.control(lookup('IN_TRANSIT'), 'en-GB')).toBeUndefined();
  await store.load();
  expect(store.control(undefined, 'en-GB')).toBeUndefined();
  expect(store.control(lookup('DELIVERED'), 'en-GB')).toBeUndefined();
  kept = [{ ...watch, ended: 'delivered' }];
  await store.load();
  expect(store.control(lookup('DELIVERED'), 'en-GB')).toBeUndefined();
});

test('ended watches take no room', async () => {
  kept = Array.from({ length: MOST_WATCHES }, (_, index) => ({ ...watch, trackingId: `ID${index}` }));
  await store.load();
  expect(store.control(lookup('IN_TRANSIT'), 'en-GB')?.isFull).toBe(true);
  kept = kept.with(3, { ...watch, trackingId: 'ID3', ended: 'tooOld' });
  await store.load();
  expect(store.control(lookup('IN_TRANSIT'), 'en-GB')?.isFull).toBe(false);
});
