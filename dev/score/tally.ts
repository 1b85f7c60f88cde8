import type { EVIDENCE, Ticket } from './ticket.ts';

/** A ticket with the found IDs. */
export interface Scored {
  ticket: Ticket;
  found: ReadonlySet<string>;
}

export type Evidence = (typeof EVIDENCE)[number];

/** Number of correctly found, wrongly found and missed IDs. */
export interface Counts {
  hits: number;
  falseHits: number;
  misses: number;
}

/** From 0 to 1. Undefined without a divisor: nothing was found, or nothing was expected. */
export interface Rates {
  precision: number | undefined;
  recall: number | undefined;
  f1: number | undefined;
}

/** Expected IDs that were not found, without duplicates. */
export function missesOf({ ticket, found }: Scored): { id: string; why: Evidence }[] {
  const misses = new Map(
    ticket.expect.filter(({ id }) => !found.has(id)).map((expected) => [expected.id, expected]),
  );
  return [...misses.values()];
}

/** Found IDs that are neither expected nor optional. */
export function falseHitsOf({ ticket, found }: Scored): string[] {
  const allowed = new Set([...ticket.expect.map(({ id }) => id), ...ticket.optional]);
  return [...found].filter((id) => !allowed.has(id));
}

/** Counts each ID of a ticket once. */
export function count(all: readonly Scored[]): Counts {
  return add(
    all.map((scored) => {
      const expected = new Set(scored.ticket.expect.map(({ id }) => id)).size;
      const misses = missesOf(scored).length;
      return { hits: expected - misses, falseHits: falseHitsOf(scored).length, misses };
    }),
  );
}

/**
 * Counts IDs with one kind of evidence. False hits in a page have no evidence, so those of a ticket that expects this
 * kind are counted here; false hits in tickets without an ID are counted in no row.
 */
export function countEvidence(all: readonly Scored[], why: Evidence): Counts {
  const concerned = all.filter(({ ticket }) => ticket.expect.some((expected) => expected.why === why));
  return add(
    concerned.map((scored) => {
      const ids = scored.ticket.expect.filter((expected) => expected.why === why).map(({ id }) => id);
      const expected = new Set(ids).size;
      const misses = missesOf(scored).filter((miss) => miss.why === why).length;
      return { hits: expected - misses, falseHits: falseHitsOf(scored).length, misses };
    }),
  );
}

function add(counts: readonly Counts[]): Counts {
  const sum = (side: keyof Counts) => counts.reduce((total, each) => total + each[side], 0);
  return { hits: sum('hits'), falseHits: sum('falseHits'), misses: sum('misses') };
}

/** Precision, recall and their harmonic mean. */
export function ratesOf({ hits, falseHits, misses }: Counts): Rates {
  const part = (whole: number) => (whole === 0 ? undefined : hits / whole);
  const whole = 2 * hits + falseHits + misses;
  return {
    precision: part(hits + falseHits),
    recall: part(hits + misses),
    f1: whole === 0 ? undefined : (2 * hits) / whole,
  };
}

/** The number of tickets without an ID, and how many of them have a false hit. */
export function falseAlarms(all: readonly Scored[]): { tickets: number; alarms: number } {
  const empty = all.filter(({ ticket }) => ticket.expect.length === 0);
  return { tickets: empty.length, alarms: empty.filter((each) => falseHitsOf(each).length > 0).length };
}
