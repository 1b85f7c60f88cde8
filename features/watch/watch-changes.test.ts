import { describe, expect, test } from 'vitest';
import { fail } from '../../utils/outcome.ts';
import type { Shipment } from '../shipment/model.ts';
import { MAX_WATCHES } from './limits.ts';
import type { Watch } from './model.ts';
import type { WatchState } from './storage.ts';
import {
  addWatch,
  afterAnswer,
  afterFailure,
  LIFE_MS,
  newWatch,
  scheduleNext,
  snapshotOf,
} from './watch-changes.ts';

const NOW = 1_000_000_000_000;
const MINUTE = 60_000;
const GENERATION = 3;
const KEY = { environment: 'sandbox', trackingId: 'ABC' } as const;

const inTransit: Shipment = { status: 'IN_TRANSIT', statusCode: 120, problems: [] };
const outForDelivery: Shipment = { status: 'OUT_FOR_DELIVERY', problems: [] };
const delivered: Shipment = {
  status: 'DELIVERED',
  proofOfDelivery: { recipient: 'Robin Marlow', pods: [] },
  problems: [],
};

const moving = newWatch(KEY, { shipment: inTransit, retrievedAt: NOW - 5 }, NOW);
const known = (shipment: Shipment) => snapshotOf({ trackingId: KEY.trackingId, shipment, retrievedAt: NOW });
const stateOf = (...watches: Watch[]): WatchState => ({ watches, askedAt: 0, rests: {} });
const answered = (watch: Watch, shipment: Shipment, now = NOW + 1) =>
  afterAnswer(stateOf(watch), watch, shipment, now);
const failed = (watch: Watch, failure: ReturnType<typeof fail>, state = stateOf(watch)) =>
  afterFailure(state, watch, failure.failure, GENERATION, NOW + 1);

describe('a new watch', () => {
  test('starts with the status that the agent has just seen, and waits', () => {
    expect(moving).toMatchObject({ known: { tone: 'inTransit', status: 'IN_TRANSIT' }, checkedAt: NOW - 5 });
    expect(moving.nextAt).toBeGreaterThan(NOW + 20 * MINUTE);
  });

  test('without a known status is checked immediately', () => {
    expect(newWatch(KEY, undefined, NOW)).toMatchObject({ nextAt: NOW, hasNews: false });
  });

  test('stores no personal data and only what it needs', () => {
    const long = { ...delivered, status: 'x'.repeat(500), transferCarrierName: 'y'.repeat(500) };
    const stored = newWatch(KEY, { shipment: long, retrievedAt: NOW }, NOW);
    expect(JSON.stringify(stored)).not.toContain('Robin');
    expect(JSON.stringify(stored).length).toBeLessThan(400);
  });

  test('stores no status text that may contain a name', () => {
    const withName = { ...inTransit, status: 'Handed to Robin Marlow' };
    expect(newWatch(KEY, { shipment: withName, retrievedAt: NOW }, NOW)).toMatchObject({
      known: { status: '120' },
    });
  });

  test('replaces an older watch of the same ID', () => {
    const state = addWatch(stateOf(moving, { ...moving, environment: 'production' }), {
      ...moving,
      since: 1,
    });
    expect(state?.watches.map(({ since, environment }) => [since, environment])).toEqual([
      [1, 'sandbox'],
      [NOW, 'production'],
    ]);
  });

  test('replaces an ended watch, and fails if 50 are active', () => {
    const many = Array.from({ length: MAX_WATCHES }, (_, index) => ({
      ...moving,
      trackingId: `ID${index}`,
    }));
    expect(addWatch(stateOf(...many), moving)).toBeUndefined();
    const withEnded = many.map((each, index) => (index === 7 ? { ...each, ended: 'tooOld' as const } : each));
    const state = addWatch(stateOf(...withEnded), moving);
    expect(state?.watches).toHaveLength(MAX_WATCHES);
    expect(state?.watches.some(({ trackingId }) => trackingId === 'ID7')).toBe(false);
  });
});

describe('a successful check', () => {
  test('with the same status reports no change', () => {
    const { state, change } = answered(moving, inTransit);
    expect(change).toBeUndefined();
    expect(state.watches[0]).toMatchObject({ hasNews: false, checkedAt: NOW + 1 });
    expect(state.watches[0]?.changedAt).toBeUndefined();
  });

  test.each([
    ['another status', outForDelivery],
    ['another tone', { ...inTransit, status: 'DELAYED' }],
    ['a carrier', { ...inTransit, transferCarrierName: 'Northline' }],
    ['a number at a carrier', { ...inTransit, transferCarrierTrackingId: 'N1' }],
  ])('with %s reports a change', (_name, shipment) => {
    const { state, change } = answered(moving, shipment);
    expect(change?.before).toEqual(known(inTransit));
    expect(change?.watch.known).toEqual(known(shipment));
    expect(state.watches[0]).toMatchObject({ hasNews: true, changedAt: NOW + 1 });
  });

  test('of a watch without a known status reports no change', () => {
    expect(answered(newWatch(KEY, undefined, NOW), inTransit).change).toBeUndefined();
  });

  test('"delivered" ends the watch', () => {
    const { state, change } = answered(moving, delivered);
    expect(change?.watch.ended).toBe('delivered');
    expect(state.watches[0]).toMatchObject({ ended: 'delivered', hasNews: true });
  });

  test('after 30 days ends the watch', () => {
    expect(answered(moving, inTransit, NOW + LIFE_MS - 1).change).toBeUndefined();
    expect(answered(moving, inTransit, NOW + LIFE_MS).change?.watch.ended).toBe('tooOld');
  });

  test('ends the failure streak and the backoff of its own environment only', () => {
    const watch: Watch = { ...moving, trouble: { kind: 'notFound', count: 2 } };
    const rest = { kind: 'offline', count: 4, until: NOW, generation: GENERATION } as const;
    const state = { ...stateOf(watch), rests: { sandbox: rest, production: rest } };
    const after = afterAnswer(state, watch, inTransit, NOW + 1).state;
    expect(after.watches[0]?.trouble).toBeUndefined();
    expect(after.rests).toEqual({ production: rest });
  });
});

describe('a failure', () => {
  test('ends the watch if the ID was not found five times in a row', () => {
    let watch = moving;
    for (let times = 1; times <= 4; times++) {
      const { state, change } = failed(watch, fail('notFound'));
      expect(change).toBeUndefined();
      watch = state.watches[0] ?? watch;
      expect(watch.trouble).toEqual({ kind: 'notFound', count: times });
    }
    expect(
      failed({ ...watch, trouble: { kind: 'platformError', count: 9 } }, fail('notFound')).change,
    ).toBeUndefined();
    expect(failed(watch, fail('notFound')).change?.watch.ended).toBe('notFound');
  });

  test('of the platform delays only this watch', () => {
    const other = { ...moving, trackingId: 'OTHER' };
    const { state, change } = failed(moving, fail('platformError'), stateOf(moving, other));
    expect(state.watches[0]?.nextAt).toBeGreaterThan(moving.nextAt + 20 * MINUTE);
    expect(state.watches[1]).toBe(other);
    expect(state.rests).toEqual({});
    expect(change).toBeUndefined();
  });

  test.each(['offline', 'rateLimited', 'timedOut'] as const)(
    '%s pauses the whole environment, longer each time',
    (kind) => {
      const first = failed(moving, fail(kind)).state;
      expect(first.rests.sandbox).toEqual({
        kind,
        count: 1,
        until: NOW + 1 + 5 * MINUTE,
        generation: GENERATION,
      });
      const second = failed(moving, fail(kind), first).state;
      expect(second.rests.sandbox).toMatchObject({ count: 2, until: NOW + 1 + 10 * MINUTE });
      const far = { ...first, rests: { sandbox: { kind, count: 40, until: NOW, generation: GENERATION } } };
      expect(failed(moving, fail(kind), far).state.rests.sandbox?.until).toBe(NOW + 1 + 360 * MINUTE);
    },
  );

  test('waits for as long as the platform requests', () => {
    const { state } = failed(moving, fail('rateLimited', { retryAfterMs: 20 * MINUTE }));
    expect(state.rests.sandbox?.until).toBe(NOW + 1 + 20 * MINUTE);
  });

  test.each([
    'keyRejected',
    'keyMissing',
    'notConfigured',
    'permissionMissing',
    'settingsUnreadable',
    'redirected',
  ] as const)('%s pauses until the settings change', (kind) => {
    expect(failed(moving, fail(kind)).state.rests.sandbox).toEqual({
      kind,
      count: 1,
      generation: GENERATION,
    });
  });

  test('ignores an interruption', () => {
    const state = stateOf(moving);
    expect(failed(moving, fail('interrupted'), state)).toEqual({ state, change: undefined });
  });
});

test('scheduling the next check keeps a restarted background from repeating the lookup', () => {
  const due = { ...moving, nextAt: NOW };
  const state = scheduleNext(stateOf(due), due, NOW);
  expect(state.askedAt).toBe(NOW);
  expect(state.watches[0]?.nextAt).toBeGreaterThan(NOW + 20 * MINUTE);
});
