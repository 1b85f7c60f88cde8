import { type Failure, NEEDS_CHANGE, type Outcome, UNREACHABLE } from '../../utils/outcome.ts';
import type { Timers } from './timers.ts';

/** The platform's rate limits are unknown, so send only as many requests as an agent with a few tabs would. */
const MAX_PARALLEL = 6;

/** The shortest pause: the background returns the rest of its own pause, which can be a few milliseconds. */
const MIN_PAUSE_MS = 1_000;
/** If the platform requests a longer pause than this, the run stops with the failure. */
const MAX_PAUSE_MS = 10 * 60_000;
/** Timers stop while the computer sleeps, so a pause checks the clock this often. */
const CLOCK_MS = 1_000;

/** How a run ended. Unless it ended with `done`, some IDs have no answer. */
export type Ending = { kind: 'done' } | { kind: 'cancelled' } | { kind: 'stopped'; failure: Failure };

export interface RunOptions<T> {
  /** Looks up one ID. Never rejects. */
  lookUp(trackingId: string): Promise<Outcome<T>>;
  on: {
    /** The lookup of an ID has started. */
    started(trackingId: string): void;
    /** The final answer for an ID. */
    answered(trackingId: string, outcome: Outcome<T>): void;
    /** The platform rejected the lookup of an ID because of its rate limit; it will be retried. */
    postponed(trackingId: string): void;
    /** No lookups start before this time, in milliseconds since 1970; `undefined` at the end of the pause. */
    paused(until: number | undefined): void;
  };
  timers: Timers;
  /** After an abort no more lookups start; the running ones are still reported. */
  signal: AbortSignal;
}

/**
 * Looks up many IDs, at most six at the same time. A 429 pauses the run for the time that its failure names. Then the
 * rejected ID is looked up first, alone, and each answer allows one more parallel lookup. A failure that concerns all
 * IDs ends the run, and so do six consecutive ones of the network or of the platform itself (5xx, or an error with status
 * 200), which has each ID requested three times. Until one is answered, no more than these six are begun.
 * @returns how the run ended, once no lookup is running
 */
export function runBulkLookup<T>(trackingIds: readonly string[], options: RunOptions<T>): Promise<Ending> {
  const { lookUp, on, timers, signal } = options;
  const waiting = [...trackingIds];
  let running = 0;
  let maxRunning = MAX_PARALLEL;
  /** Consecutive failures of the network or of the platform itself. */
  let outages = 0;
  let resumeAt: number | undefined;
  let stopTimer = () => {};
  let ending: Ending | undefined;

  return new Promise((resolve) => {
    function end(reason: Ending): void {
      ending ??= reason;
      stopTimer();
      if (resumeAt !== undefined) on.paused(undefined);
      resumeAt = undefined;
    }

    function startNext(): void {
      while (!ending && resumeAt === undefined && (running === 0 || running + outages < maxRunning)) {
        const trackingId = waiting.shift();
        if (trackingId === undefined) break;
        void start(trackingId);
      }
      if (running > 0 || (!ending && waiting.length > 0)) return;
      signal.removeEventListener('abort', cancel);
      resolve(ending ?? { kind: 'done' });
    }

    async function start(trackingId: string): Promise<void> {
      running += 1;
      on.started(trackingId);
      const outcome = await lookUp(trackingId);
      running -= 1;
      if (!outcome.ok && outcome.failure.kind === 'rateLimited') postpone(trackingId, outcome.failure);
      else settle(trackingId, outcome);
      startNext();
    }

    function settle(trackingId: string, outcome: Outcome<T>): void {
      on.answered(trackingId, outcome);
      const failure = outcome.ok ? undefined : outcome.failure;
      if (failure && isOutage(failure)) outages += 1;
      else {
        outages = 0;
        // An answer during a pause belongs to a request sent before it.
        if (resumeAt === undefined) maxRunning = Math.min(maxRunning + 1, MAX_PARALLEL);
      }
      if (failure && (outages >= MAX_PARALLEL || NEEDS_CHANGE.has(failure.kind)))
        end({ kind: 'stopped', failure });
    }

    function postpone(trackingId: string, failure: Failure): void {
      waiting.unshift(trackingId);
      on.postponed(trackingId);
      if (ending) return;
      const wait = Math.max(failure.retryAfterMs ?? 0, MIN_PAUSE_MS);
      if (wait > MAX_PAUSE_MS) end({ kind: 'stopped', failure });
      else pauseUntil(timers.now() + wait);
    }

    function pauseUntil(time: number): void {
      if (resumeAt !== undefined && time <= resumeAt) return;
      resumeAt = time;
      maxRunning = 1;
      on.paused(time);
      stopTimer();
      waitOn(time, time - timers.now());
    }

    /** Ends the pause once its time has come by the clock or by the timer: the clock may be set back. */
    function waitOn(time: number, left: number): void {
      stopTimer = timers.after(Math.min(left, time - timers.now(), CLOCK_MS), () => {
        if (left > CLOCK_MS && timers.now() < time) return waitOn(time, left - CLOCK_MS);
        resumeAt = undefined;
        on.paused(undefined);
        startNext();
      });
    }

    function cancel(): void {
      end({ kind: 'cancelled' });
      startNext();
    }

    signal.addEventListener('abort', cancel);
    if (signal.aborted) end({ kind: 'cancelled' });
    startNext();
  });
}

/** An error with a status of 400 to 499 may concern only this ID. */
function isOutage({ kind, status = 400 }: Failure): boolean {
  return UNREACHABLE.has(kind) || (kind === 'platformError' && (status < 400 || status >= 500));
}
