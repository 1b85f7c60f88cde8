import { beforeEach, expect, test } from 'vitest';
import { connection } from '../../../tests/fakes/http.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import type { ConnectionService } from '../../connection/background/connections.ts';
import type { Environment } from '../../platform/model.ts';
import type { Lookup } from '../../shipment/model.ts';
import { createAnswers } from '../events.ts';
import { createLookupCache } from './lookup-cache.ts';
import { createGetShipment } from './shipments.ts';

const answer = { shipment: { trackingId: 'A', problems: [] }, raw: '{}' };

let now: number;
let asked: string[];
let told: string[];
let askers: string[];
let selected: { environment: Environment; generation: number };
let stored: Omit<Lookup, 'isFresh'>[];
let onAsk: () => void;
let triesRefusedKey: boolean;

function create() {
  const connections = {
    selected: async () => selected,
    partner: async () => succeed({ ...connection, ...selected }),
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
  const answers = createAnswers();
  answers.listen(async ({ trackingId }, asker) => {
    askers.push(asker);
    if (trackingId === 'FAILS') throw new Error('a listener that fails');
    told.push(trackingId);
  });
  return createGetShipment({ connections, cache, answers, lookUp, now: () => now });
}

beforeEach(() => {
  now = 1_000_000;
  asked = [];
  told = [];
  askers = [];
  selected = { environment: 'sandbox', generation: 1 };
  stored = [];
  onAsk = () => undefined;
});

test('each answer of the platform is told once, no kept one, and no failure; a listener that fails does no harm', async () => {
  const get = create();
  await get('A', { refresh: false });
  await get('A', { refresh: false });
  await get('MISSING', { refresh: false });
  expect(await get('FAILS', { refresh: false })).toMatchObject({ ok: true });
  expect(told).toEqual(['A']);
});

test('a recent answer is given again without asking, an older one is given as such', async () => {
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

test('a refresh asks', async () => {
  const get = create();
  await get('A', { refresh: false });
  await get('A', { refresh: true });
  expect(asked).toEqual(['A', 'A']);
});

test('a watch asks the platform anew, not as an agent, and does not try a refused key again', async () => {
  const get = create();
  await get('A', { refresh: true });
  expect(triesRefusedKey).toBe(true);
  await get('A', { refresh: true, watchIn: 'sandbox' });
  expect(triesRefusedKey).toBe(false);
  expect(asked).toEqual(['A', 'A']);
  expect(askers).toEqual(['agent', 'watch']);
});

test('a watch of another environment than the selected one asks nothing', async () => {
  expect(await create()('A', { refresh: true, watchIn: 'production' })).toEqual(fail('interrupted'));
  expect(asked).toEqual([]);
});

test('the same ID asked at the same time is asked once', async () => {
  const get = create();
  await Promise.all([get('A', { refresh: false }), get('A', { refresh: false })]);
  expect(asked).toEqual(['A']);
});

test('failures are not kept', async () => {
  const get = create();
  expect(await get('MISSING', { refresh: false })).toEqual(fail('notFound'));
  await get('MISSING', { refresh: false });
  expect(asked).toHaveLength(2);
});

test('environments do not share answers', async () => {
  const get = create();
  await get('A', { refresh: false });
  selected = { environment: 'production', generation: 1 };
  expect(await get('A', { refresh: false })).toMatchObject({
    ok: true,
    value: { environment: 'production' },
  });
  expect(asked).toHaveLength(2);
});

test('an answer that arrives after the environment was switched is neither shown nor kept', async () => {
  const get = create();
  onAsk = () => {
    selected = { environment: 'production', generation: 1 };
  };
  expect(await get('A', { refresh: false })).toEqual(fail('interrupted'));
  expect(stored).toEqual([]);
});

test('50 answers at once are all kept, and the oldest go when there are more', async () => {
  const get = create();
  await Promise.all(Array.from({ length: 50 }, (_, index) => get(`ID${index}`, { refresh: false })));
  expect(stored).toHaveLength(50);
  await get('NEW', { refresh: false });
  expect(stored.map(({ trackingId }) => trackingId)).toEqual([
    ...Array.from({ length: 49 }, (_, index) => `ID${index + 1}`),
    'NEW',
  ]);
});

test('a new worker life finds what was kept', async () => {
  await create()('A', { refresh: false });
  await create()('A', { refresh: false });
  expect(asked).toEqual(['A']);
});
