/** The clock and the timers of a run and its table. Tests replace them. */
export interface Timers {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `callback` once after `ms`. @returns a function that cancels it */
  after(ms: number, callback: () => void): () => void;
}

/** The browser's own timers. */
export const realTimers: Timers = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
