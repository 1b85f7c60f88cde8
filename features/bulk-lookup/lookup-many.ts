import { type Failure, type FailureKind, NEEDS_CHANGE, type Outcome } from '../../utils/outcome.ts';

/** The platform's rate limits are unknown: a few at a time, as an agent with some tabs would ask. */
export const MOST_AT_ONCE = 6;

/** The first pause after a 429 that names no time; each one in a row is twice as long. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_OWN_PAUSE_MS = 60_000;
/** Who is told to wait longer than this is told so, instead of being kept waiting. */
const MOST_PATIENCE_MS = 10 * 60_000;

const UNREACHABLE: ReadonlySet<FailureKind> = new Set(['offline', 'timedOut']);

export interface Timers {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once, after some milliseconds. @returns how to prevent it */
  after(ms: number, act: () => void): () => void;
}

/** Timers of the browser. */
export const realTimers: Timers = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** How a run ended. Whatever was not asked then was never heard of. */
export type Ending = { kind: 'done' } | { kind: 'cancelled' } | { kind: 'stopped'; failure: Failure };

export interface ManyRun<T> {
  /** Asks for one ID. Never rejects. */
  ask(trackingId: string): Promise<Outcome<T>>;
  hear: {
    /** An ID is being asked for now. */
    asking(trackingId: string): void;
    /** The answer to an ID; the last thing that is heard of it. */
    answer(trackingId: string, outcome: Outcome<T>): void;
    /** An ID was turned away and waits for its next turn. */
    postponed(trackingId: string): void;
    /** Nothing is asked until then, milliseconds since 1970; `undefined` when it goes on. */
    pause(until: number | undefined): void;
  };
  timers: Timers;
  /** Aborting it starts nothing more; what is under way is still heard. */
  signal: AbortSignal;
}

/**
 * Asks for many IDs, at most six at the same time. A 429 holds everything up for as long as the platform wants, or for
 * one second that doubles each time; the ID that was turned away is asked again first, alone, and each answer allows
 * one more beside it. A failure that concerns all IDs ends the run, as do six in a row that do not reach the platform.
 * @returns when nothing is under way any more
 */
export function lookUpMany<T>(trackingIds: readonly string[], run: ManyRun<T>): Promise<Ending> {
  const { hear, timers, signal } = run;
  const waiting = [...trackingIds];
  let underWay = 0;
  let width = MOST_AT_ONCE;
  let unreachable = 0;
  let pausesInRow = 0;
  let resumeAt: number | undefined;
  let stopTimer = () => {};
  let ending: Ending | undefined;

  return new Promise((resolve) => {
    function end(reason: Ending): void {
      ending ??= reason;
      stopTimer();
      if (resumeAt !== undefined) hear.pause(undefined);
      resumeAt = undefined;
    }

    function goOn(): void {
      while (!ending && resumeAt === undefined && underWay < width) {
        const trackingId = waiting.shift();
        if (trackingId === undefined) break;
        void askFor(trackingId);
      }
      if (underWay > 0 || (!ending && waiting.length > 0)) return;
      signal.removeEventListener('abort', cancel);
      resolve(ending ?? { kind: 'done' });
    }

    async function askFor(trackingId: string): Promise<void> {
      underWay += 1;
      hear.asking(trackingId);
      const outcome = await run.ask(trackingId);
      underWay -= 1;
      if (!outcome.ok && outcome.failure.kind === 'rateLimited') postpone(trackingId, outcome.failure);
      else take(trackingId, outcome);
      goOn();
    }

    function take(trackingId: string, outcome: Outcome<T>): void {
      hear.answer(trackingId, outcome);
      const kind = outcome.ok ? undefined : outcome.failure.kind;
      unreachable = kind && UNREACHABLE.has(kind) ? unreachable + 1 : 0;
      // What comes in during a pause was asked before it, so it says nothing about how the platform is after it.
      if (unreachable === 0 && resumeAt === undefined) {
        pausesInRow = 0;
        width = Math.min(width + 1, MOST_AT_ONCE);
      }
      const isHopeless = unreachable >= MOST_AT_ONCE || (kind && NEEDS_CHANGE.has(kind));
      if (!outcome.ok && isHopeless) end({ kind: 'stopped', failure: outcome.failure });
    }

    function postpone(trackingId: string, failure: Failure): void {
      waiting.unshift(trackingId);
      hear.postponed(trackingId);
      if (ending) return;
      // Several that were under way together are turned away together: that is one pause, not several.
      if (resumeAt === undefined) pausesInRow += 1;
      const own = Math.min(FIRST_PAUSE_MS * 2 ** (pausesInRow - 1), LONGEST_OWN_PAUSE_MS);
      const wait = Math.max(failure.retryAfterMs ?? 0, own);
      if (wait > MOST_PATIENCE_MS) end({ kind: 'stopped', failure });
      else pauseUntil(timers.now() + wait);
    }

    function pauseUntil(time: number): void {
      if (resumeAt !== undefined && time <= resumeAt) return;
      resumeAt = time;
      width = 1;
      hear.pause(time);
      stopTimer();
      stopTimer = timers.after(time - timers.now(), () => {
        resumeAt = undefined;
        hear.pause(undefined);
        goOn();
      });
    }

    function cancel(): void {
      end({ kind: 'cancelled' });
      goOn();
    }

    signal.addEventListener('abort', cancel);
    if (signal.aborted) end({ kind: 'cancelled' });
    goOn();
  });
}
