import type { Counts } from './tally.ts';

/** The first score of a set that was written without sight of the rules, before the rules were changed for it. */
export interface BlindScore {
  /** The name of the set's file, which its tickets have in their IDs. */
  set: string;
  /** The day on which it was scored, ISO 8601. */
  scored: string;
  counts: Counts;
  taught: Counts;
  /** Tickets without an ID, and how many of them had a false hit. */
  empty: { tickets: number; alarms: number };
}

/** Oldest first. A score is never changed: after it, the rules may be tuned on its set. */
export const BLIND_SCORES: readonly BlindScore[] = [
  {
    set: 'blind-a',
    scored: '2026-11-22',
    counts: { hits: 79, falseHits: 12, misses: 36 },
    taught: { hits: 5, falseHits: 0, misses: 15 },
    empty: { tickets: 47, alarms: 9 },
  },
  {
    set: 'blind-b',
    scored: '2026-11-23',
    counts: { hits: 101, falseHits: 6, misses: 20 },
    taught: { hits: 19, falseHits: 0, misses: 3 },
    empty: { tickets: 48, alarms: 5 },
  },
  {
    set: 'blind-c',
    scored: '2026-11-23',
    counts: { hits: 84, falseHits: 16, misses: 30 },
    taught: { hits: 20, falseHits: 0, misses: 2 },
    empty: { tickets: 47, alarms: 7 },
  },
  {
    set: 'blind-d',
    scored: '2026-11-23',
    counts: { hits: 110, falseHits: 4, misses: 15 },
    taught: { hits: 21, falseHits: 0, misses: 0 },
    empty: { tickets: 46, alarms: 3 },
  },
  {
    set: 'blind-e',
    scored: '2026-11-23',
    counts: { hits: 110, falseHits: 7, misses: 9 },
    taught: { hits: 21, falseHits: 0, misses: 0 },
    empty: { tickets: 48, alarms: 4 },
  },
  {
    set: 'blind-f',
    scored: '2026-11-23',
    counts: { hits: 110, falseHits: 5, misses: 10 },
    taught: { hits: 21, falseHits: 1, misses: 0 },
    empty: { tickets: 48, alarms: 0 },
  },
  {
    set: 'blind-g',
    scored: '2026-11-23',
    counts: { hits: 97, falseHits: 0, misses: 11 },
    taught: { hits: 20, falseHits: 0, misses: 0 },
    empty: { tickets: 46, alarms: 0 },
  },
  {
    set: 'blind-h',
    scored: '2026-11-23',
    counts: { hits: 119, falseHits: 2, misses: 9 },
    taught: { hits: 22, falseHits: 0, misses: 0 },
    empty: { tickets: 48, alarms: 1 },
  },
  {
    set: 'blind-i',
    scored: '2026-11-23',
    counts: { hits: 105, falseHits: 3, misses: 11 },
    taught: { hits: 16, falseHits: 0, misses: 4 },
    empty: { tickets: 48, alarms: 2 },
  },
  {
    set: 'blind-j',
    scored: '2026-11-23',
    counts: { hits: 109, falseHits: 5, misses: 4 },
    taught: { hits: 22, falseHits: 1, misses: 0 },
    empty: { tickets: 48, alarms: 4 },
  },
  {
    set: 'blind-k',
    scored: '2026-11-23',
    counts: { hits: 90, falseHits: 4, misses: 11 },
    taught: { hits: 20, falseHits: 0, misses: 0 },
    empty: { tickets: 47, alarms: 4 },
  },
  {
    set: 'blind-l',
    scored: '2026-11-23',
    counts: { hits: 97, falseHits: 1, misses: 13 },
    taught: { hits: 16, falseHits: 0, misses: 5 },
    empty: { tickets: 48, alarms: 1 },
  },
  {
    set: 'blind-m',
    scored: '2026-11-23',
    counts: { hits: 106, falseHits: 2, misses: 4 },
    taught: { hits: 19, falseHits: 0, misses: 1 },
    empty: { tickets: 48, alarms: 0 },
  },
];
