import { beforeEach, expect, test } from 'vitest';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { MAX_WATCHES } from './limits.ts';
import type { Watch, Watches } from './model.ts';
import { createWatchStore, type WatchStore } from './state.ts';

const KEY = { environment: 'sandbox', trackingId: 'ABC' } as const;
const since = Date.parse('2026-11-21T12:00:00Z');
const watch: Watch = { ...KEY, since, nextAt: since, hasNews: false };

let stored: Watch[];
let sent: string[];
let requests: number;
let grants: () => Promise<boolean>;
let isGranted: boolean;
let refused: ReturnType<typeof fail> | undefined;
let store: WatchStore;

const list = (): Watches => ({ environment: 'sandbox', watches: stored, unreadable: false });
const lookup = (status: string, more: Partial<Lookup> = {}): Lookup => ({
  ...KEY,
  host: 'api.example.com',
  retrievedAt: since,
  generation: 1,
  isFresh: true,
  shipment: { status, problems: [] },
  raw: '',
  ...more,
});

const answer = async (name: string) => {
  sent.push(name);
  if (name === 'getNotificationAccess') return succeed({ isGranted });
  if (refused && name !== 'getWatches') return refused;
  if (name === 'watch') stored = [...stored, watch];
  if (name === 'unwatch') stored = [];
  return name === 'getShipment' ? fail('notFound') : succeed(list());
};

beforeEach(() => {
  stored = [];
  sent = [];
  requests = 0;
  isGranted = false;
  refused = undefined;
  grants = async () => true;
  store = createWatchStore(answer as Send, () => {
    requests += 1;
    return grants();
  });
});

test('only the first watch requests notifications, even after a denial', async () => {
  grants = async () => false;
  await store.load();
  await store.start(KEY);
  expect(requests).toBe(1);
  await store.start({ ...KEY, trackingId: 'OTHER' });
  expect(requests).toBe(1);
});

test('requests nothing if notifications are already allowed', async () => {
  isGranted = true;
  await store.load();
  await store.start(KEY);
  expect(requests).toBe(0);
  expect(store.isNotified.value).toBe(true);
});

test('watches the ID even if notifications are denied or the prompt stays open', async () => {
  grants = () => new Promise(() => undefined);
  await store.load();
  await store.start(KEY);
  expect(store.control(lookup('IN_TRANSIT'), 'en-GB')).toMatchObject({ isOn: true, isNotified: false });
  grants = async () => false;
  await store.allowNotifications();
  expect(store.isNotified.value).toBe(false);
});

test('the button shows whether the ID is watched, and the last day of the watch', async () => {
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

test('the button of an ID whose watch has ended is off, and watches it again', async () => {
  stored = [{ ...watch, ended: 'tooOld' }];
  await store.load();
  const control = store.control(lookup('IN_TRANSIT'), 'en-GB');
  expect(control).toMatchObject({ isOn: false, lastDay: undefined, isFull: false });
  control?.toggle();
  expect(sent.at(-1)).toBe('watch');
});

test('treats the same ID in the other environment as a different one', async () => {
  stored = [watch];
  await store.load();
  expect(store.control(lookup('IN_TRANSIT', { environment: 'production' }), 'en-GB')?.isOn).toBe(false);
});

test('offers no button before the watches are loaded, without an answer, or for a delivered shipment', async () => {
  expect(store.control(lookup('IN_TRANSIT'), 'en-GB')).toBeUndefined();
  await store.load();
  expect(store.control(undefined, 'en-GB')).toBeUndefined();
  expect(store.control(lookup('DELIVERED'), 'en-GB')).toBeUndefined();
  stored = [{ ...watch, ended: 'delivered' }];
  await store.load();
  expect(store.control(lookup('DELIVERED'), 'en-GB')).toBeUndefined();
});

test('ended watches do not count towards the limit', async () => {
  stored = Array.from({ length: MAX_WATCHES }, (_, index) => ({ ...watch, trackingId: `ID${index}` }));
  await store.load();
  expect(store.control(lookup('IN_TRANSIT'), 'en-GB')?.isFull).toBe(true);
  stored = stored.with(3, { ...watch, trackingId: 'ID3', ended: 'tooOld' });
  await store.load();
  expect(store.control(lookup('IN_TRANSIT'), 'en-GB')?.isFull).toBe(false);
});

test.each(['start', 'stop', 'resume'] as const)(
  'names the ID for which %s was refused, until a change is saved',
  async (change) => {
    stored = change === 'stop' ? [watch] : [];
    await store.load();
    refused = fail('storageFull');
    await store[change](watch);
    expect(store.refusal.value).toEqual({ ...KEY, failure: { kind: 'storageFull' } });
    expect(store.watches.value).toEqual(list());
    const { refusal } = store.control(lookup('IN_TRANSIT'), 'en-GB') ?? {};
    expect(refusal).toEqual({ kind: 'storageFull' });
    expect(store.control(lookup('IN_TRANSIT', { trackingId: 'OTHER' }), 'en-GB')?.refusal).toBeUndefined();
    refused = undefined;
    await store[change](watch);
    expect(store.refusal.value).toBeUndefined();
  },
);

test('an answer from before the user allowed notifications does not take them back', async () => {
  const late = Promise.withResolvers<unknown>();
  const send = (async (name: string) => {
    if (name !== 'getNotificationAccess') return answer(name);
    await late.promise;
    return succeed({ isGranted: false });
  }) as Send;
  store = createWatchStore(send, () => grants());
  const loading = store.load();
  await expect.poll(() => store.watches.value).toBeDefined();
  // The question has been sent.
  await Promise.resolve();
  await store.allowNotifications();
  late.resolve(undefined);
  await loading;
  expect(store.isNotified.value).toBe(true);
});
