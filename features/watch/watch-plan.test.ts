import { describe, expect, test } from 'vitest';
import type { Watch, WatchBook } from './watch.ts';
import { dueWatch, intervalOf, MOST_PER_HOUR, nextWake, restOf } from './watch-plan.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_000_000_000_000;
const SANDBOX = { environment: 'sandbox', generation: 3 } as const;

function watch(more: Partial<Watch> = {}): Watch {
  return { trackingId: 'ABC', environment: 'sandbox', since: NOW, nextAt: NOW, hasNews: false, ...more };
}

function book(watches: Watch[], more: Partial<WatchBook> = {}): WatchBook {
  return { watches, askedAt: 0, rests: {}, ...more };
}

describe('intervalOf', () => {
  test.each([
    ['just begun', 0, 30 * MINUTE],
    ['quiet for four hours', 4 * HOUR, 30 * MINUTE],
    ['quiet for a day', 24 * HOUR, 3 * HOUR],
    ['quiet for two weeks', 14 * 24 * HOUR, 6 * HOUR],
  ])('a watch that is %s', (_name, quiet, usual) => {
    const interval = intervalOf(watch({ since: NOW - quiet }), NOW);
    expect(interval).toBeGreaterThanOrEqual(usual * 0.85);
    expect(interval).toBeLessThanOrEqual(usual * 1.15);
  });

  test('a change makes it short again', () => {
    const old = watch({ since: NOW - 100 * HOUR });
    expect(intervalOf({ ...old, changedAt: NOW }, NOW)).toBeLessThan(intervalOf(old, NOW) / 5);
  });

  test('failures double it, to no more than 12 hours', () => {
    const usual = intervalOf(watch(), NOW);
    const failed = (count: number) => intervalOf(watch({ trouble: { kind: 'notFound', count } }), NOW);
    expect(failed(1)).toBe(2 * usual);
    expect(failed(2)).toBe(4 * usual);
    expect(failed(50)).toBe(12 * HOUR);
  });

  test('50 IDs that are nearly the same are spread over the interval, each always to the same place', () => {
    const intervals = Array.from({ length: 50 }, (_, index) =>
      intervalOf(watch({ trackingId: `ABCD12345680${index}` }), NOW),
    );
    const minutes = new Set(intervals.map((interval) => Math.floor(interval / MINUTE)));
    expect(minutes.size).toBeGreaterThanOrEqual(8);
    expect(intervalOf(watch({ trackingId: 'ABCD123456800' }), NOW)).toBe(intervals[0]);
  });
});

describe('whose turn it is, and when', () => {
  test('the one that waits longest; nothing without a watch under way', () => {
    const early = watch({ trackingId: 'EARLY', nextAt: NOW - 2 });
    const late = watch({ trackingId: 'LATE', nextAt: NOW - 1 });
    expect(dueWatch(book([late, early]), SANDBOX, NOW)).toBe(early);
    expect(nextWake(book([]), SANDBOX, NOW)).toBeUndefined();
    expect(nextWake(book([watch({ ended: 'delivered' })]), SANDBOX, NOW)).toBeUndefined();
  });

  test('a watch is not asked about before its time', () => {
    const future = book([watch({ nextAt: NOW + HOUR })]);
    expect(dueWatch(future, SANDBOX, NOW)).toBeUndefined();
    expect(nextWake(future, SANDBOX, NOW)).toBe(NOW + HOUR);
  });

  test('only watches of the selected environment count', () => {
    const other = book([watch({ environment: 'production' })]);
    expect(nextWake(other, SANDBOX, NOW)).toBeUndefined();
    expect(dueWatch(other, SANDBOX, NOW)).toBeUndefined();
    expect(dueWatch(other, { environment: 'production', generation: 3 }, NOW)).toBeDefined();
  });

  test('all share one budget: 50 that are due at once are asked about one by one, no more than 40 in an hour', () => {
    let kept = book(Array.from({ length: 50 }, (_, index) => watch({ trackingId: `ID${index}` })));
    const asked: number[] = [];
    for (let at = NOW; at < NOW + HOUR; at += 10_000) {
      const due = dueWatch(kept, SANDBOX, at);
      if (!due) continue;
      asked.push(at);
      const watches = kept.watches.map((each) =>
        each === due ? { ...each, nextAt: at + 30 * MINUTE } : each,
      );
      kept = { ...kept, watches, askedAt: at };
    }
    expect(asked).toHaveLength(MOST_PER_HOUR);
    expect(nextWake(kept, SANDBOX, NOW + HOUR)).toBe((asked.at(-1) ?? 0) + HOUR / MOST_PER_HOUR);
  });

  test('a rest holds all of them back until it is over', () => {
    const rest = { kind: 'offline', count: 1, until: NOW + 1000, generation: 3 } as const;
    const resting = book([watch()], { rests: { sandbox: rest } });
    expect(nextWake(resting, SANDBOX, NOW)).toBe(NOW + 1000);
    expect(dueWatch(resting, SANDBOX, NOW)).toBeUndefined();
    expect(dueWatch(resting, SANDBOX, NOW + 1000)).toBeDefined();
  });

  test('a pause holds them back until the settings change', () => {
    const pause = { kind: 'keyRejected', count: 1, generation: 3 } as const;
    const paused = book([watch()], { rests: { sandbox: pause } });
    expect(nextWake(paused, SANDBOX, NOW + 1000 * HOUR)).toBeUndefined();
    expect(restOf(paused, SANDBOX)).toBe(pause);
    const changed = { environment: 'sandbox', generation: 4 } as const;
    expect(restOf(paused, changed)).toBeUndefined();
    expect(dueWatch(paused, changed, NOW)).toBeDefined();
  });

  test('a clock that was set back a year neither stops them nor lifts the budget', () => {
    const year = 365 * 24 * HOUR;
    const rest = { kind: 'offline', count: 1, until: NOW + year, generation: 3 } as const;
    const kept = book([watch({ nextAt: NOW + year })], { askedAt: NOW + year, rests: { sandbox: rest } });
    expect(nextWake(kept, SANDBOX, NOW)).toBe(NOW + HOUR / MOST_PER_HOUR);
    expect(dueWatch({ ...kept, askedAt: 0 }, SANDBOX, NOW)).toBeDefined();
  });
});
