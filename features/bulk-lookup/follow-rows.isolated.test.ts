import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import { createLookupStore, type LookupStore } from '../lookup/state.ts';
import type { Lookup } from '../shipment/model.ts';
import { followRows } from './follow-rows.ts';
import { type BulkRun, createBulkRun } from './run-state.ts';
import { realTimers } from './timers.ts';

const followers = vi.hoisted(() => new Set<() => unknown>());
vi.mock('../../utils/browser.ts', () => ({
  follow: (_items: unknown, load: () => unknown) => void followers.add(load),
}));

const [ONE, TWO, THREE] = ['ABCD1234567801', 'ABCD1234567802', 'ABCD1234567803'] as const;
const BEFORE = { tone: 'notShipped', seenAt: 1 } as const;

let background: ReturnType<typeof createFakeSend>;
let run: BulkRun;
let shipment: LookupStore;

const answerAt = (trackingId: string, retrievedAt: number, more: Partial<Lookup> = {}) =>
  fakeLookup(trackingId, {}, { retrievedAt, ...more });

/** Another view or a watch has brought answers. */
async function bringElsewhere(...lookups: Lookup[]): Promise<void> {
  background.answers.getCachedLookups = { lookups };
  await Promise.all([...followers].map((load) => load()));
}

const answerOf = (trackingId: string) =>
  run.rows.value.find((row) => row.trackingId === trackingId)?.answer.value;

beforeEach(() => {
  followers.clear();
  background = createFakeSend({});
  run = createBulkRun(background.send, realTimers);
  shipment = createLookupStore(background.send);
  followRows({ run, shipment }, background.send);
});

test('rows show the newer answers of other views, in their places, and send nothing to the platform', async () => {
  const own = answerAt(TWO, 200);
  run.show([ONE, TWO, THREE], [answerAt(ONE, 100, { before: BEFORE }), own]);
  const order = run.rows.value;
  await bringElsewhere(answerAt(ONE, 101), answerAt(TWO, 199), answerAt(THREE, 100));
  expect(answerOf(ONE)).toEqual({ step: 'answered', lookup: answerAt(ONE, 101, { before: BEFORE }) });
  expect(answerOf(TWO)).toEqual({ step: 'answered', lookup: own });
  expect(answerOf(THREE)).toEqual({ step: 'answered', lookup: answerAt(THREE, 100) });
  expect(run.rows.value).toBe(order);
  expect(background.sent).toEqual([
    { name: 'getCachedLookups', request: { trackingIds: [ONE, TWO, THREE], environment: 'sandbox' } },
  ]);
});

test('failed rows show answers that are newer than the failure', async () => {
  run.show([ONE, TWO, THREE], []);
  run.update(ONE, { step: 'failed', failure: { kind: 'notFound', at: 100 } });
  run.update(TWO, { step: 'failed', failure: { kind: 'notFound', at: 100 } });
  run.update(THREE, { step: 'failed', failure: { kind: 'timedOut' } });
  await bringElsewhere(answerAt(ONE, 99), answerAt(TWO, 101), answerAt(THREE, 99, { isFresh: false }));
  expect([ONE, TWO, THREE].map((id) => answerOf(id)?.step)).toEqual(['failed', 'answered', 'failed']);
  await bringElsewhere(answerAt(THREE, 102));
  expect(answerOf(THREE)?.step).toBe('answered');
});

test('the open row shows them too', async () => {
  shipment.show({ step: 'ready', lookup: answerAt(ONE, 100), isRefreshing: false });
  await bringElsewhere(answerAt(ONE, 101));
  expect(shipment.state.value).toEqual({ step: 'ready', lookup: answerAt(ONE, 101), isRefreshing: false });
});

test('answers of another environment stay out of the table', async () => {
  run.show([ONE, TWO], [answerAt(ONE, 100)]);
  await bringElsewhere(answerAt(ONE, 200, { environment: 'production' }));
  expect(answerOf(ONE)).toEqual({ step: 'answered', lookup: answerAt(ONE, 100) });
});

test('a run has its own answers, and an empty table asks for none', async () => {
  await bringElsewhere();
  background.answers.getShipment = createLateAnswer().promise;
  void run.start([ONE], []);
  await bringElsewhere(answerAt(ONE, 200));
  expect(background.named('getCachedLookups')).toEqual([]);
});

test('a list that was reset stays empty until it is looked up again', async () => {
  background.answers.getShipment = answerAt(TWO, 100, { environment: 'production' });
  await run.start([ONE, TWO], [answerAt(ONE, 100)]);
  expect(run.state.value).toMatchObject({ ending: { kind: 'platformChanged' } });
  await bringElsewhere(answerAt(ONE, 200));
  expect(answerOf(ONE)).toEqual({ step: 'waiting' });
  expect(background.named('getCachedLookups')).toEqual([]);
});
