import { describe, expect, test } from 'vitest';
import { fail } from '../../utils/outcome.ts';
import type { Shipment } from '../shipment/model.ts';
import { MOST_WATCHES, type Watch, type WatchBook } from './watch.ts';
import {
  addWatch,
  afterAnswer,
  afterFailure,
  claimWatch,
  LIFE_MS,
  newWatch,
  watchedState,
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
const bookOf = (...watches: Watch[]): WatchBook => ({ watches, askedAt: 0, rests: {} });
const answered = (watch: Watch, shipment: Shipment, now = NOW + 1) =>
  afterAnswer(bookOf(watch), watch, shipment, now);
const failed = (watch: Watch, failure: ReturnType<typeof fail>, book = bookOf(watch)) =>
  afterFailure(book, watch, failure.failure, GENERATION, NOW + 1);

describe('a new watch', () => {
  test('knows what the agent has just seen, and waits', () => {
    expect(moving).toMatchObject({ known: { tone: 'moving', status: 'IN_TRANSIT' }, checkedAt: NOW - 5 });
    expect(moving.nextAt).toBeGreaterThan(NOW + 20 * MINUTE);
  });

  test('that knows nothing is checked at once', () => {
    expect(newWatch(KEY, undefined, NOW)).toMatchObject({ nextAt: NOW, hasNews: false });
  });

  test('keeps nothing personal, and no more than it needs', () => {
    const long = { ...delivered, status: 'x'.repeat(500), transferCarrierName: 'y'.repeat(500) };
    const kept = newWatch(KEY, { shipment: long, retrievedAt: NOW }, NOW);
    expect(JSON.stringify(kept)).not.toContain('Robin');
    expect(JSON.stringify(kept).length).toBeLessThan(400);
  });

  test('keeps no status that may tell of a person', () => {
    const told = { ...inTransit, status: 'Handed to Robin Marlow' };
    expect(newWatch(KEY, { shipment: told, retrievedAt: NOW }, NOW)).toMatchObject({
      known: { status: '120' },
    });
  });

  test('takes the place of an older one of the same ID', () => {
    const book = addWatch(bookOf(moving, { ...moving, environment: 'production' }), { ...moving, since: 1 });
    expect(book?.watches.map(({ since, environment }) => [since, environment])).toEqual([
      [1, 'sandbox'],
      [NOW, 'production'],
    ]);
  });

  test('has room while others have ended, and is refused when 50 are under way', () => {
    const many = Array.from({ length: MOST_WATCHES }, (_, index) => ({
      ...moving,
      trackingId: `ID${index}`,
    }));
    expect(addWatch(bookOf(...many), moving)).toBeUndefined();
    const withEnded = many.map((each, index) => (index === 7 ? { ...each, ended: 'tooOld' as const } : each));
    const book = addWatch(bookOf(...withEnded), moving);
    expect(book?.watches).toHaveLength(MOST_WATCHES);
    expect(book?.watches.some(({ trackingId }) => trackingId === 'ID7')).toBe(false);
  });
});

describe('an answer', () => {
  test('that says the same is no news', () => {
    const { book, news } = answered(moving, inTransit);
    expect(news).toBeUndefined();
    expect(book.watches[0]).toMatchObject({ hasNews: false, checkedAt: NOW + 1 });
    expect(book.watches[0]?.changedAt).toBeUndefined();
  });

  test.each([
    ['another status', outForDelivery],
    ['another tone', { ...inTransit, status: 'DELAYED' }],
    ['a carrier', { ...inTransit, transferCarrierName: 'Northline' }],
    ['a number at a carrier', { ...inTransit, transferCarrierTrackingId: 'N1' }],
  ])('with %s is news', (_name, shipment) => {
    const { book, news } = answered(moving, shipment);
    expect(news?.before).toEqual(watchedState(inTransit));
    expect(news?.watch.known).toEqual(watchedState(shipment));
    expect(book.watches[0]).toMatchObject({ hasNews: true, changedAt: NOW + 1 });
  });

  test('to a watch that knew nothing is no news', () => {
    expect(answered(newWatch(KEY, undefined, NOW), inTransit).news).toBeUndefined();
  });

  test('"delivered" ends the watch', () => {
    const { book, news } = answered(moving, delivered);
    expect(news?.watch.ended).toBe('delivered');
    expect(book.watches[0]).toMatchObject({ ended: 'delivered', hasNews: true });
  });

  test('after 30 days ends the watch', () => {
    expect(answered(moving, inTransit, NOW + LIFE_MS - 1).news).toBeUndefined();
    expect(answered(moving, inTransit, NOW + LIFE_MS).news?.watch.ended).toBe('tooOld');
  });

  test('ends trouble and the rest of its environment alone', () => {
    const watch: Watch = { ...moving, trouble: { kind: 'notFound', count: 2 } };
    const rest = { kind: 'offline', count: 4, until: NOW, generation: GENERATION } as const;
    const book = { ...bookOf(watch), rests: { sandbox: rest, production: rest } };
    const after = afterAnswer(book, watch, inTransit, NOW + 1).book;
    expect(after.watches[0]?.trouble).toBeUndefined();
    expect(after.rests).toEqual({ production: rest });
  });
});

describe('a failure', () => {
  test('not found five times in a row ends the watch, and not before', () => {
    let watch = moving;
    for (let times = 1; times <= 4; times++) {
      const { book, news } = failed(watch, fail('notFound'));
      expect(news).toBeUndefined();
      watch = book.watches[0] ?? watch;
      expect(watch.trouble).toEqual({ kind: 'notFound', count: times });
    }
    expect(
      failed({ ...watch, trouble: { kind: 'platformError', count: 9 } }, fail('notFound')).news,
    ).toBeUndefined();
    expect(failed(watch, fail('notFound')).news?.watch.ended).toBe('notFound');
  });

  test('of the platform makes this watch wait longer, others not', () => {
    const other = { ...moving, trackingId: 'OTHER' };
    const { book, news } = failed(moving, fail('platformError'), bookOf(moving, other));
    expect(book.watches[0]?.nextAt).toBeGreaterThan(moving.nextAt + 20 * MINUTE);
    expect(book.watches[1]).toBe(other);
    expect(book.rests).toEqual({});
    expect(news).toBeUndefined();
  });

  test.each(['offline', 'rateLimited', 'timedOut'] as const)(
    '%s has all of the environment rest, longer each time',
    (kind) => {
      const first = failed(moving, fail(kind)).book;
      expect(first.rests.sandbox).toEqual({
        kind,
        count: 1,
        until: NOW + 1 + 5 * MINUTE,
        generation: GENERATION,
      });
      const second = failed(moving, fail(kind), first).book;
      expect(second.rests.sandbox).toMatchObject({ count: 2, until: NOW + 1 + 10 * MINUTE });
      const far = { ...first, rests: { sandbox: { kind, count: 40, until: NOW, generation: GENERATION } } };
      expect(failed(moving, fail(kind), far).book.rests.sandbox?.until).toBe(NOW + 1 + 360 * MINUTE);
    },
  );

  test('the pause that the platform asks for is kept', () => {
    const { book } = failed(moving, fail('rateLimited', { retryAfterMs: 20 * MINUTE }));
    expect(book.rests.sandbox?.until).toBe(NOW + 1 + 20 * MINUTE);
  });

  test.each([
    'keyRejected',
    'keyMissing',
    'notConfigured',
    'permissionMissing',
    'settingsUnreadable',
    'redirected',
  ] as const)('%s pauses until something is changed', (kind) => {
    expect(failed(moving, fail(kind)).book.rests.sandbox).toEqual({ kind, count: 1, generation: GENERATION });
  });

  test('an interruption says nothing of the shipment', () => {
    const book = bookOf(moving);
    expect(failed(moving, fail('interrupted'), book)).toEqual({ book, news: undefined });
  });
});

test('a claim keeps a background that starts anew from asking again at once', () => {
  const due = { ...moving, nextAt: NOW };
  const book = claimWatch(bookOf(due), due, NOW);
  expect(book.askedAt).toBe(NOW);
  expect(book.watches[0]?.nextAt).toBeGreaterThan(NOW + 20 * MINUTE);
});
