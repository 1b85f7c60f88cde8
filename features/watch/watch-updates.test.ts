import { describe, expect, test } from 'vitest';
import { fail } from '../../utils/outcome.ts';
import type { Shipment } from '../shipment/model.ts';
import { MAX_WATCHES } from './limits.ts';
import type { Watch } from './model.ts';
import type { WatchState } from './storage.ts';
import { addWatch, afterAnswer, afterFailure, LIFE_MS, newWatch, snapshotOf } from './watch-changes.ts';

const NOW = 1_000_000_000_000;
const MINUTE = 60_000;
const GENERATION = 3;
const KEY = { environment: 'sandbox', trackingId: 'ABC' } as const;

const inTransit: Shipment = { status: 'IN_TRANSIT', statusCode: 120, problems: [] };
const delivered: Shipment = { status: 'DELIVERED', problems: [] };

const moving = newWatch(KEY, { shipment: inTransit, retrievedAt: NOW - 5 }, NOW);
const known = (shipment: Shipment) => snapshotOf({ trackingId: KEY.trackingId, shipment, retrievedAt: NOW });
const stateOf = (...watches: Watch[]): WatchState => ({ watches, askedAt: 0, rests: {} });
const answered = (watch: Watch, shipment: Shipment, now = NOW + 1) =>
  afterAnswer(stateOf(watch), watch, shipment, now);
const failed = (watch: Watch, failure: ReturnType<typeof fail>, state = stateOf(watch), now = NOW + 1) =>
  afterFailure(state, watch, failure.failure, GENERATION, now);

describe('a snapshot', () => {
  test('of a shipment without a status, a code and a carrier is empty', () => {
    expect(known({ problems: [] })).toStrictEqual({ tone: 'unknown', status: '' });
  });

  test.each([
    ['the name of the carrier, without space around it', ' Northline ', 'N1', 'Northline'],
    ['the number there, if the name is empty', '  ', ' N1 ', 'N1'],
    ['the number there, if there is no name', undefined, 'N1', 'N1'],
    ['80 characters of a name', 'y'.repeat(81), undefined, 'y'.repeat(80)],
  ])('has %s', (_name, transferCarrierName, transferCarrierTrackingId, carrier) => {
    const shipment = {
      ...inTransit,
      ...(transferCarrierName === undefined ? {} : { transferCarrierName }),
      ...(transferCarrierTrackingId === undefined ? {} : { transferCarrierTrackingId }),
    };
    expect(known(shipment)).toStrictEqual({ tone: 'inTransit', status: 'IN_TRANSIT', carrier });
  });

  test('of a shipment without an update for days has the category “noUpdate”', () => {
    const shipment = { ...inTransit, updatedAt: new Date(NOW - 9 * 86_400_000).toISOString() };
    expect(known(shipment)).toStrictEqual({ tone: 'noUpdate', status: 'IN_TRANSIT' });
  });

  test('does not describe a shipment with another ID', () => {
    const shipment = { ...inTransit, trackingId: 'OTHER', transferCarrierName: 'Northline' };
    expect(known(shipment)).toStrictEqual({ tone: 'unknown', status: '' });
    expect(newWatch(KEY, { shipment, retrievedAt: NOW }, NOW).known).toMatchObject({ tone: 'unknown' });
  });

  test('is of the shipment if its ID is written differently, or the watched one is the carrier’s', () => {
    expect(known({ ...inTransit, trackingId: 'a-b c' })).toMatchObject({ tone: 'inTransit' });
    expect(known({ ...inTransit, trackingId: 'OTHER', transferCarrierTrackingId: 'abc' })).toMatchObject({
      tone: 'inTransit',
    });
  });

  test('has no carrier if both its name and its number are blank', () => {
    const shipment = { ...inTransit, transferCarrierName: ' ', transferCarrierTrackingId: ' ' };
    expect(known(shipment)).not.toHaveProperty('carrier');
  });
});

test('a shipment that is delivered already starts an ended watch, which is not a change', () => {
  const watch = newWatch(KEY, { shipment: delivered, retrievedAt: NOW - 5 }, NOW);
  expect(watch).toMatchObject({
    ...KEY,
    since: NOW,
    known: { tone: 'delivered', status: 'DELIVERED' },
    checkedAt: NOW - 5,
    ended: 'delivered',
    hasNews: false,
  });
  expect(moving.ended).toBeUndefined();
});

describe('adding a watch', () => {
  const named = (trackingId: string, more: Partial<Watch> = {}): Watch => ({
    ...moving,
    trackingId,
    ...more,
  });
  const idsIn = (state: WatchState | undefined) => state?.watches.map(({ trackingId }) => trackingId);

  test('to a full list removes the oldest ended watch and no other', () => {
    const full = Array.from({ length: MAX_WATCHES }, (_, index) =>
      named(`ID${index}`, index === 7 || index === 9 ? { ended: 'delivered' } : {}),
    );
    const ids = idsIn(addWatch(stateOf(...full), moving));
    expect(ids).not.toContain('ID7');
    expect(ids).toContain('ID9');
    expect(ids?.at(-1)).toBe('ABC');
  });

  test('keeps ended watches while there is room', () => {
    const state = stateOf(named('ENDED', { ended: 'tooOld' }), named('ACTIVE'));
    expect(idsIn(addWatch(state, moving))).toEqual(['ENDED', 'ACTIVE', 'ABC']);
    expect(idsIn(addWatch(stateOf(), moving))).toEqual(['ABC']);
    const almostFull = Array.from({ length: MAX_WATCHES - 1 }, (_, index) =>
      named(`ID${index}`, { ended: 'delivered' }),
    );
    expect(addWatch(stateOf(...almostFull), moving)?.watches).toHaveLength(MAX_WATCHES);
  });

  test('keeps the backoff and the time of the last check', () => {
    const rests = { sandbox: { kind: 'offline', count: 1, until: NOW, generation: GENERATION } } as const;
    const state = { watches: [], askedAt: NOW - 1, rests };
    expect(addWatch(state, moving)).toEqual({ watches: [moving], askedAt: NOW - 1, rests });
  });
});

describe('an answer', () => {
  test('without a change updates only the times of this check and of the next one', () => {
    const { state } = answered(moving, inTransit);
    const { nextAt = 0, ...rest } = state.watches[0] ?? {};
    const { nextAt: _before, ...before } = moving;
    expect(rest).toStrictEqual({ ...before, checkedAt: NOW + 1 });
    expect(nextAt).toBeGreaterThan(NOW + 20 * MINUTE);
    expect(nextAt).toBeLessThan(NOW + 40 * MINUTE);
  });

  test('keeps a change that the agent has not seen', () => {
    const unseen = { ...moving, hasNews: true, changedAt: NOW - 1 };
    expect(answered(unseen, inTransit).state.watches[0]).toMatchObject({
      hasNews: true,
      changedAt: NOW - 1,
    });
  });

  test('to a watch that is 30 days old ends it, as a change that the agent has not seen', () => {
    const { state, change } = answered(moving, inTransit, NOW + LIFE_MS);
    expect(state.watches[0]).toMatchObject({ ended: 'tooOld', hasNews: true });
    expect(state.watches[0]?.changedAt).toBeUndefined();
    expect(change).toEqual({ watch: state.watches[0], before: moving.known });
  });

  test('whose status differs only in its category is a change', () => {
    const handed: Shipment = { status: 'Handed to Robin Marlow', statusCode: 120, problems: [] };
    const lost: Shipment = { ...handed, status: 'Lost by Robin Marlow' };
    const watch = newWatch(KEY, { shipment: handed, retrievedAt: NOW }, NOW);
    expect(answered(watch, handed).change).toBeUndefined();
    expect(answered(watch, lost).change).toMatchObject({
      before: { tone: 'unknown', status: '120' },
      watch: { known: { tone: 'problem', status: '120' }, hasNews: true },
    });
  });

  test('is a change if the first known status is “delivered”', () => {
    const { change } = answered(newWatch(KEY, undefined, NOW), delivered);
    expect(change).toMatchObject({ watch: { ended: 'delivered', hasNews: true } });
    expect(change?.before).toBeUndefined();
  });
});

describe('a failure', () => {
  test('updates the failure count and the times, and is not a change', () => {
    const { state } = failed(moving, fail('platformError'));
    const { nextAt = 0, ...rest } = state.watches[0] ?? {};
    const { nextAt: _before, ...before } = moving;
    expect(rest).toStrictEqual({
      ...before,
      trouble: { kind: 'platformError', count: 1 },
      checkedAt: NOW + 1,
    });
    expect(nextAt).toBeGreaterThan(NOW + 50 * MINUTE);
  });

  test('keeps a change that the agent has not seen', () => {
    expect(failed({ ...moving, hasNews: true }, fail('notFound')).state.watches[0]?.hasNews).toBe(true);
  });

  test('that finds no such shipment for the fifth time ends the watch, as a change that the agent has not seen', () => {
    const { state, change } = failed(
      { ...moving, trouble: { kind: 'notFound', count: 4 } },
      fail('notFound'),
    );
    expect(state.watches[0]).toMatchObject({
      ended: 'notFound',
      hasNews: true,
      trouble: { kind: 'notFound', count: 5 },
    });
    expect(change).toEqual({ watch: state.watches[0], before: moving.known });
  });

  test('of the platform never ends the watch', () => {
    const failing: Watch = { ...moving, trouble: { kind: 'platformError', count: 20 } };
    const { state, change } = failed(failing, fail('platformError'));
    expect(change).toBeUndefined();
    expect(state.watches[0]?.trouble).toEqual({ kind: 'platformError', count: 21 });
    expect(state.watches[0]?.ended).toBeUndefined();
  });

  test('ends a watch that is 30 days old, and not a millisecond earlier', () => {
    const before = failed(moving, fail('platformError'), stateOf(moving), NOW + LIFE_MS - 1);
    expect(before.change).toBeUndefined();
    expect(before.state.watches[0]?.ended).toBeUndefined();
    const after = failed(moving, fail('platformError'), stateOf(moving), NOW + LIFE_MS);
    expect(after.state.watches[0]).toMatchObject({ ended: 'tooOld', hasNews: true });
    expect(after.change).toEqual({ watch: after.state.watches[0], before: moving.known });
  });

  test('starts the count again under other settings, and leaves the backoff of the other environment', () => {
    const rest = { kind: 'offline', count: 4, until: NOW, generation: GENERATION - 1 } as const;
    const state = { ...stateOf(moving), rests: { sandbox: rest, production: rest } };
    const after = failed(moving, fail('offline'), state).state;
    expect(after.rests).toEqual({
      production: rest,
      sandbox: { kind: 'offline', count: 1, until: NOW + 1 + 5 * MINUTE, generation: GENERATION },
    });
    expect(after.watches).toEqual([moving]);
  });

  test('that needs a change of the settings continues the count of the pause before it', () => {
    const first = failed(moving, fail('offline')).state;
    expect(failed(moving, fail('keyRejected'), first).state.rests.sandbox).toEqual({
      kind: 'keyRejected',
      count: 2,
      generation: GENERATION,
    });
  });
});

test('a delivery of another ID does not end a watch, and shows that the status has become unknown', () => {
  const { state, change } = answered(moving, { ...delivered, trackingId: 'OTHER' });
  expect(state.watches[0]).toMatchObject({ known: { tone: 'unknown' }, hasNews: true });
  expect(state.watches[0]).not.toHaveProperty('ended');
  expect(change).toMatchObject({ before: { tone: 'inTransit' } });
});
