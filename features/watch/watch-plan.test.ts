import { describe, expect, test } from 'vitest';
import type { Watch } from './model.ts';
import type { WatchState } from './storage.ts';
import { backoffFor, dueWatch, intervalOf, MAX_PER_HOUR, nextWake } from './watch-plan.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_000_000_000_000;
const SANDBOX = { environment: 'sandbox', generation: 3 } as const;

function watch(more: Partial<Watch> = {}): Watch {
  return { trackingId: 'ABC', environment: 'sandbox', since: NOW, nextAt: NOW, hasNews: false, ...more };
}

function stateWith(watches: Watch[], more: Partial<WatchState> = {}): WatchState {
  return { watches, askedAt: 0, rests: {}, ...more };
}

describe('intervalOf', () => {
  test.each([
    ['is new', 0, 30 * MINUTE],
    ['has not changed for four hours', 4 * HOUR, 30 * MINUTE],
    ['has not changed for a day', 24 * HOUR, 3 * HOUR],
    ['has not changed for two weeks', 14 * 24 * HOUR, 6 * HOUR],
  ])('returns the interval of a watch that %s, give or take 15 percent', (_name, quiet, usual) => {
    const interval = intervalOf(watch({ since: NOW - quiet }), NOW);
    expect(interval).toBeGreaterThanOrEqual(usual * 0.85);
    expect(interval).toBeLessThanOrEqual(usual * 1.15);
  });

  test('is short again after a change', () => {
    const old = watch({ since: NOW - 100 * HOUR });
    expect(intervalOf({ ...old, changedAt: NOW }, NOW)).toBeLessThan(intervalOf(old, NOW) / 5);
  });

  test('is doubled by each failure, up to 12 hours', () => {
    const usual = intervalOf(watch(), NOW);
    const failed = (count: number) => intervalOf(watch({ trouble: { kind: 'notFound', count } }), NOW);
    expect(failed(1)).toBe(2 * usual);
    expect(failed(2)).toBe(4 * usual);
    expect(failed(50)).toBe(12 * HOUR);
  });

  test('spreads 50 similar IDs over the interval, each ID always at the same position', () => {
    const intervals = Array.from({ length: 50 }, (_, index) =>
      intervalOf(watch({ trackingId: `ABCD12345680${index}` }), NOW),
    );
    const minutes = new Set(intervals.map((interval) => Math.floor(interval / MINUTE)));
    expect(minutes.size).toBeGreaterThanOrEqual(8);
    expect(intervalOf(watch({ trackingId: 'ABCD123456800' }), NOW)).toBe(intervals[0]);
  });
});

describe('the next check', () => {
  test('is for the watch that has waited longest; without an active watch there is none', () => {
    const early = watch({ trackingId: 'EARLY', nextAt: NOW - 2 });
    const late = watch({ trackingId: 'LATE', nextAt: NOW - 1 });
    expect(dueWatch(stateWith([late, early]), SANDBOX, NOW)).toBe(early);
    expect(nextWake(stateWith([]), SANDBOX, NOW)).toBeUndefined();
    expect(nextWake(stateWith([watch({ ended: 'delivered' })]), SANDBOX, NOW)).toBeUndefined();
  });

  test('is not before its time', () => {
    const future = stateWith([watch({ nextAt: NOW + HOUR })]);
    expect(dueWatch(future, SANDBOX, NOW)).toBeUndefined();
    expect(nextWake(future, SANDBOX, NOW)).toBe(NOW + HOUR);
  });

  test('is only for watches of the selected environment', () => {
    const other = stateWith([watch({ environment: 'production' })]);
    expect(nextWake(other, SANDBOX, NOW)).toBeUndefined();
    expect(dueWatch(other, SANDBOX, NOW)).toBeUndefined();
    expect(dueWatch(other, { environment: 'production', generation: 3 }, NOW)).toBeDefined();
  });

  test('checks 50 due watches one by one, at most 40 per hour', () => {
    let state = stateWith(Array.from({ length: 50 }, (_, index) => watch({ trackingId: `ID${index}` })));
    const asked: number[] = [];
    for (let at = NOW; at < NOW + HOUR; at += 10_000) {
      const due = dueWatch(state, SANDBOX, at);
      if (!due) continue;
      asked.push(at);
      const watches = state.watches.map((each) =>
        each === due ? { ...each, nextAt: at + 30 * MINUTE } : each,
      );
      state = { ...state, watches, askedAt: at };
    }
    expect(asked).toHaveLength(MAX_PER_HOUR);
    expect(nextWake(state, SANDBOX, NOW + HOUR)).toBe((asked.at(-1) ?? 0) + HOUR / MAX_PER_HOUR);
  });

  test('waits until a backoff has ended', () => {
    const rest = { kind: 'offline', count: 1, until: NOW + 1000, generation: 3 } as const;
    const resting = stateWith([watch()], { rests: { sandbox: rest } });
    expect(nextWake(resting, SANDBOX, NOW)).toBe(NOW + 1000);
    expect(dueWatch(resting, SANDBOX, NOW)).toBeUndefined();
    expect(dueWatch(resting, SANDBOX, NOW + 1000)).toBeDefined();
  });

  test('waits until the settings change after a failure that needs a change', () => {
    const pause = { kind: 'keyRejected', count: 1, generation: 3 } as const;
    const paused = stateWith([watch()], { rests: { sandbox: pause } });
    expect(nextWake(paused, SANDBOX, NOW + 1000 * HOUR)).toBeUndefined();
    expect(backoffFor(paused, SANDBOX)).toBe(pause);
    const changed = { environment: 'sandbox', generation: 4 } as const;
    expect(backoffFor(paused, changed)).toBeUndefined();
    expect(dueWatch(paused, changed, NOW)).toBeDefined();
  });

  test('still happens, within the limit, after the clock was set back a year', () => {
    const year = 365 * 24 * HOUR;
    const rest = { kind: 'offline', count: 1, until: NOW + year, generation: 3 } as const;
    const state = stateWith([watch({ nextAt: NOW + year })], {
      askedAt: NOW + year,
      rests: { sandbox: rest },
    });
    expect(nextWake(state, SANDBOX, NOW)).toBe(NOW + HOUR / MAX_PER_HOUR);
    expect(dueWatch({ ...state, askedAt: 0 }, SANDBOX, NOW)).toBeDefined();
  });
});

test('intervals of different IDs reach from 85 to 115 percent of the usual one', () => {
  const shares = Array.from(
    { length: 300 },
    (_, index) => intervalOf(watch({ trackingId: `ABCD12345680${index}` }), NOW) / (30 * MINUTE),
  );
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.85);
  expect(Math.min(...shares)).toBeLessThan(0.86);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1.15);
  expect(Math.max(...shares)).toBeGreaterThan(1.14);
});

test('the interval of an ID differs between the environments', () => {
  const [sandbox, production] = (['sandbox', 'production'] as const).map((environment) =>
    intervalOf(watch({ environment }), NOW),
  );
  expect(sandbox).not.toBe(production);
});

describe('of several watches', () => {
  const early = watch({ trackingId: 'EARLY', nextAt: NOW - 2 });
  const late = watch({ trackingId: 'LATE', nextAt: NOW - 1 });

  test('the watch that is due first is checked first, wherever it is in the list', () => {
    expect(dueWatch(stateWith([early, late]), SANDBOX, NOW)).toBe(early);
    expect(dueWatch(stateWith([late, early]), SANDBOX, NOW)).toBe(early);
  });

  test('the first in the list is checked first if several are due at the same time', () => {
    const same = { ...late, trackingId: 'SAME' };
    expect(dueWatch(stateWith([late, same]), SANDBOX, NOW)).toBe(late);
    expect(dueWatch(stateWith([same, late]), SANDBOX, NOW)).toBe(same);
  });

  test('the earliest watch sets the time of the next check', () => {
    const [soon, later] = [watch({ nextAt: NOW + HOUR }), watch({ trackingId: 'B', nextAt: NOW + 2 * HOUR })];
    expect(nextWake(stateWith([later, soon]), SANDBOX, NOW)).toBe(NOW + HOUR);
    expect(nextWake(stateWith([soon, later]), SANDBOX, NOW)).toBe(NOW + HOUR);
  });

  test('a watch whose time is from before the clock was set back is due now, after those that are due already', () => {
    const stray = watch({ trackingId: 'STRAY', nextAt: NOW + 13 * HOUR });
    expect(dueWatch(stateWith([stray, watch({ nextAt: NOW + HOUR })]), SANDBOX, NOW)).toBe(stray);
    expect(dueWatch(stateWith([stray, early]), SANDBOX, NOW)).toBe(early);
  });
});

describe('the time of an alarm', () => {
  test('for a check is at most 12 hours ahead', () => {
    const wakeOf = (nextAt: number) => nextWake(stateWith([watch({ nextAt })]), SANDBOX, NOW);
    expect(wakeOf(NOW + 12 * HOUR)).toBe(NOW + 12 * HOUR);
    expect(wakeOf(NOW + 12 * HOUR + 1)).toBe(NOW);
  });

  test('for the end of a backoff is at most 6 hours ahead', () => {
    const wakeWith = (until: number) => {
      const rest = { kind: 'offline', count: 9, until, generation: 3 } as const;
      return nextWake(stateWith([watch()], { rests: { sandbox: rest } }), SANDBOX, NOW);
    };
    expect(wakeWith(NOW + 6 * HOUR)).toBe(NOW + 6 * HOUR);
    expect(wakeWith(NOW + 6 * HOUR + 1)).toBe(NOW);
  });
});

test('a check that was just made keeps the next one away for a minute and a half', () => {
  const state = stateWith([watch()], { askedAt: NOW - 1000 });
  expect(nextWake(state, SANDBOX, NOW)).toBe(NOW - 1000 + 1.5 * MINUTE);
  expect(dueWatch(state, SANDBOX, NOW)).toBeUndefined();
});

test('the backoff of one environment does not delay the other', () => {
  const rest = { kind: 'keyRejected', count: 1, generation: 3 } as const;
  const state = stateWith([watch()], { rests: { production: rest } });
  expect(dueWatch(state, SANDBOX, NOW)).toBe(state.watches[0]);
  expect(backoffFor(state, SANDBOX)).toBeUndefined();
});
