import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../../../tests/fakes/http.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import type { ConnectionService } from '../../connection/background/connections.ts';
import type { Environment } from '../../platform/model.ts';
import type { CachedLookup } from '../model.ts';
import { createLookupCache } from './lookup-cache.ts';
import { createGetShipment, createLookupEvents } from './shipments.ts';

const carrier = { transferCarrierName: 'UPS', transferCarrierTrackingId: '1Z999AA10123456784' };
const answer = { shipment: { trackingId: 'A', ...carrier, problems: [] }, raw: '{}' };

let now: number;
let asked: string[];
let emitted: string[];
let origins: string[];
let selected: { environment: Environment; generation: number };
let host: string;
let stored: CachedLookup[];
let onAsk: () => void;
let triesRefusedKey: boolean;
let partnerFailure: ReturnType<typeof fail> | undefined;

function create() {
  const connections = {
    selected: async (named = selected.environment) => ({ host, ...selected, environment: named }),
    partner: async (named = selected.environment) =>
      partnerFailure ?? succeed({ ...connection, ...selected, environment: named }),
  } as unknown as ConnectionService;
  const cache = createLookupCache(
    async () => stored,
    async (lookups) => {
      stored = lookups;
    },
  );
  const lookUp = async ({ trackingId, ask }: { trackingId: string; ask: boolean }) => {
    asked.push(trackingId);
    triesRefusedKey = ask;
    await Promise.resolve();
    onAsk();
    return trackingId === 'MISSING' ? fail('notFound') : succeed(answer);
  };
  const lookupEvents = createLookupEvents();
  lookupEvents.on(async ({ trackingId }, origin) => {
    origins.push(origin);
    if (trackingId === 'FAILS') throw new Error('a listener that fails');
    emitted.push(trackingId);
  });
  return createGetShipment({ connections, cache, lookupEvents, lookUp, now: () => now });
}

beforeEach(() => {
  vi.useFakeTimers();
  now = 1_000_000;
  asked = [];
  emitted = [];
  origins = [];
  selected = { environment: 'sandbox', generation: 1 };
  host = new URL(connection.partnerUrl).host;
  stored = [];
  onAsk = () => undefined;
  partnerFailure = undefined;
});

afterEach(() => void vi.useRealTimers());

test('emits each platform answer once, but no cached lookups or failures, and ignores a failing listener', async () => {
  const get = create();
  await get('A', { refresh: false });
  await get('A', { refresh: false });
  await get('MISSING', { refresh: false });
  expect(await get('FAILS', { refresh: false })).toMatchObject({ ok: true });
  expect(emitted).toEqual(['A']);
});

test('adds the page of the transfer carrier to every answer, and does not keep it', async () => {
  const get = create();
  const value = { carrierPage: 'https://www.ups.com/track?tracknum=1Z999AA10123456784' };
  for (const _ of ['asked', 'cached']) expect(await get('A', { refresh: false })).toMatchObject({ value });
  await vi.runAllTimersAsync();
  expect([asked, stored.length]).toEqual([['A'], 1]);
  expect(stored[0]).not.toHaveProperty('carrierPage');
});

test('returns a cached lookup without a request and reports it as fresh for one minute', async () => {
  const get = create();
  expect(await get('A', { refresh: false })).toMatchObject({
    ok: true,
    value: { isFresh: true, retrievedAt: now, host: new URL(connection.partnerUrl).host },
  });
  now += 59_999;
  expect(await get('A', { refresh: false })).toMatchObject({ ok: true, value: { isFresh: true } });
  now += 1;
  expect(await get('A', { refresh: false })).toMatchObject({ ok: true, value: { isFresh: false } });
  expect(asked).toEqual(['A']);
});

test('does not show the answer of an address or key that was replaced', async () => {
  const get = create();
  await get('A', { refresh: false });
  selected = { environment: 'sandbox', generation: 2 };
  await get('A', { refresh: false });
  host = 'other.example';
  await get('A', { refresh: false });
  expect(asked).toEqual(['A', 'A', 'A']);
});

test('sends a request for a refresh', async () => {
  const get = create();
  await get('A', { refresh: false });
  await get('A', { refresh: true });
  expect(asked).toEqual(['A', 'A']);
});

test('sends a request for a watch, but does not try a rejected key again', async () => {
  const get = create();
  await get('A', { refresh: true });
  expect(triesRefusedKey).toBe(true);
  await get('A', { refresh: true, watchIn: 'sandbox' });
  expect(triesRefusedKey).toBe(false);
  expect(asked).toEqual(['A', 'A']);
  expect(origins).toEqual(['agent', 'watch']);
});

test('sends no request for a watch in an environment that is not selected', async () => {
  expect(await create()('A', { refresh: true, watchIn: 'production' })).toEqual(fail('interrupted'));
  expect(asked).toEqual([]);
});

test('asks a named environment, whichever is selected, and keeps its answers apart', async () => {
  const get = create();
  const named = { refresh: false, environment: 'production' } as const;
  expect(await get('A', { refresh: false })).toMatchObject({ ok: true, value: { environment: 'sandbox' } });
  expect(await get('A', named)).toMatchObject({ ok: true, value: { environment: 'production' } });
  expect(await get('A', { refresh: false })).toMatchObject({ ok: true, value: { environment: 'sandbox' } });
  expect(await get('A', named)).toMatchObject({ ok: true, value: { environment: 'production' } });
  expect(asked).toEqual(['A', 'A']);
});

test('the answer of a named environment does not depend on which one is selected meanwhile', async () => {
  onAsk = () => {
    selected = { environment: 'production', generation: 1 };
  };
  const get = create();
  expect(await get('A', { refresh: false })).toEqual(fail('interrupted'));
  selected = { environment: 'sandbox', generation: 1 };
  expect(await get('B', { refresh: false, environment: 'sandbox' })).toMatchObject({
    ok: true,
    value: { environment: 'sandbox' },
  });
  onAsk = () => {
    selected = { environment: 'sandbox', generation: 2 };
  };
  expect(await get('C', { refresh: false, environment: 'sandbox' })).toEqual(fail('interrupted'));
});

test('stores no answer for a private window, and shares no running lookup of one', async () => {
  const get = create();
  const isPrivate = true;
  const answers = await Promise.all(['A', 'A'].map((id) => get(id, { refresh: false, isPrivate })));
  expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
  await vi.runAllTimersAsync();
  expect([asked, stored, emitted]).toEqual([['A'], [], []]);
  await Promise.all([get('A', { refresh: false, isPrivate }), get('A', { refresh: false })]);
  expect(asked).toHaveLength(3);
  await vi.runAllTimersAsync();
  expect(stored).toHaveLength(1);
  expect(emitted).toEqual(['A']);
});

test('sends one request for parallel lookups of the same ID', async () => {
  const get = create();
  await Promise.all([get('A', { refresh: false }), get('A', { refresh: false })]);
  expect(asked).toEqual(['A']);
});

test('does not cache failures', async () => {
  const get = create();
  expect(await get('MISSING', { refresh: false })).toEqual(fail('notFound', { generation: 1, at: now }));
  await get('MISSING', { refresh: false });
  expect(asked).toHaveLength(2);
});

test('caches lookups of each environment separately', async () => {
  const get = create();
  await get('A', { refresh: false });
  selected = { environment: 'production', generation: 1 };
  expect(await get('A', { refresh: false })).toMatchObject({
    ok: true,
    value: { environment: 'production' },
  });
  expect(asked).toHaveLength(2);
});

test('neither returns nor caches an answer that arrives after the environment has changed', async () => {
  const get = create();
  onAsk = () => {
    selected = { environment: 'production', generation: 1 };
  };
  expect(await get('A', { refresh: false })).toEqual(fail('interrupted'));
  await vi.runAllTimersAsync();
  expect(stored).toEqual([]);
});

test('caches 50 parallel lookups and drops the oldest for a new one', async () => {
  const get = create();
  await Promise.all(Array.from({ length: 50 }, (_, index) => get(`ID${index}`, { refresh: false })));
  await vi.runAllTimersAsync();
  expect(stored).toHaveLength(50);
  await get('NEW', { refresh: false });
  await vi.runAllTimersAsync();
  const rest = Array.from({ length: 49 }, (_, index) => `ID${index + 1}`);
  expect(stored.map(({ trackingId }) => trackingId)).toEqual([...rest, 'NEW']);
});

test('finds cached lookups after a restart of the background', async () => {
  await create()('A', { refresh: false });
  await vi.runAllTimersAsync();
  await create()('A', { refresh: false });
  expect(asked).toEqual(['A']);
});

test('drops an answer that arrives after the settings have changed', async () => {
  const get = create();
  onAsk = () => {
    selected = { ...selected, generation: 2 };
  };
  expect(await get('A', { refresh: false })).toEqual(fail('interrupted'));
  await vi.runAllTimersAsync();
  expect(stored).toEqual([]);
});

test('does not make a lookup wait for one that began before the settings changed', async () => {
  const get = create();
  let later: ReturnType<typeof get> | undefined;
  onAsk = () => {
    onAsk = () => undefined;
    selected = { ...selected, generation: 2 };
    later = get('A', { refresh: false });
  };
  expect(await get('A', { refresh: false })).toEqual(fail('interrupted'));
  expect(await later).toMatchObject({ ok: true });
});

test('sends no request without a connection', async () => {
  partnerFailure = fail('keyMissing');
  expect(await create()('A', { refresh: true })).toEqual(fail('keyMissing'));
  expect(asked).toEqual([]);
});
