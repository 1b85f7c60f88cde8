import { describe, expect, it } from 'vitest';
import { count, countEvidence, falseAlarms, falseHitsOf, missesOf, ratesOf, type Scored } from './tally.ts';
import { scored } from './test-tickets.ts';

/** Expects A by label, B by shape, C by link; A, C, the optional D and the wrong X are found. */
const MIXED = scored('mixed', 'A:label B:shape C:link', 'A C D X', { optional: ['D'] });
const RIGHT = scored('right', 'A:label', 'A');
const EMPTY_QUIET = scored('quiet', '', '');
const EMPTY_OPTIONAL = scored('optional', '', 'D', { optional: ['D'] });
const EMPTY_ALARM = scored('alarm', '', 'X Y');
const ALL: Scored[] = [MIXED, RIGHT, EMPTY_QUIET, EMPTY_OPTIONAL, EMPTY_ALARM];

describe('one ticket', () => {
  it('misses expected IDs that were not found', () => {
    expect(missesOf(MIXED)).toEqual([{ id: 'B', why: 'shape' }]);
  });

  it('counts IDs that are neither expected nor optional as false hits', () => {
    expect(falseHitsOf(MIXED)).toEqual(['X']);
    expect(falseHitsOf(EMPTY_OPTIONAL)).toEqual([]);
  });

  it('counts an ID that is expected twice only once', () => {
    expect(count([scored('twice', 'A:label A:link B:shape B:link', 'A')])).toEqual({
      hits: 1,
      falseHits: 0,
      misses: 1,
    });
  });
});

describe('counts of several tickets', () => {
  it('add up', () => {
    // Hits: A and C, A. False: X, X and Y. Missed: B.
    expect(count(ALL)).toEqual({ hits: 3, falseHits: 3, misses: 1 });
  });

  it.each([
    ['label', { hits: 2, falseHits: 1, misses: 0 }],
    ['link', { hits: 1, falseHits: 1, misses: 0 }],
    ['shape', { hits: 0, falseHits: 1, misses: 1 }],
    ['taught', { hits: 0, falseHits: 0, misses: 0 }],
  ] as const)('by evidence: %s', (why, counts) => {
    expect(countEvidence(ALL, why)).toEqual(counts);
  });

  it('are zero for no tickets', () => {
    expect(count([])).toEqual({ hits: 0, falseHits: 0, misses: 0 });
  });
});

describe('rates', () => {
  it('are shares of the found and of the expected IDs', () => {
    // 6 of 8 found IDs are correct; 6 of 10 expected IDs are found: 12 / (12 + 2 + 4).
    const { precision, recall, f1 } = ratesOf({ hits: 6, falseHits: 2, misses: 4 });
    expect([precision, recall]).toEqual([0.75, 0.6]);
    expect(f1).toBeCloseTo(2 / 3, 12);
  });

  it('are undefined without a divisor', () => {
    expect(ratesOf({ hits: 0, falseHits: 0, misses: 0 })).toEqual({});
    expect(ratesOf({ hits: 0, falseHits: 0, misses: 2 })).toEqual({ precision: undefined, recall: 0, f1: 0 });
    expect(ratesOf({ hits: 0, falseHits: 2, misses: 0 })).toEqual({ precision: 0, recall: undefined, f1: 0 });
  });
});

it('counts a ticket without an ID but with false hits as one false alarm', () => {
  expect(falseAlarms(ALL)).toEqual({ tickets: 3, alarms: 1 });
});
