/** Runs, at most and at least. */
const MAX_RUNS = 7;
const MIN_RUNS = 3;
/** Long enough in all for a stable measurement. */
const MIN_MS = 40;

/** The processor time in milliseconds that some work takes, unaffected by other processes. */
export function processorMs(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Runs some work several times, and yields the processor time of each run in milliseconds. */
function* timesOf(work: () => unknown): Generator<number> {
  let total = 0;
  for (let runs = 0; runs < MIN_RUNS || (runs < MAX_RUNS && total < MIN_MS); runs++) {
    const ms = processorMs(work);
    total += ms;
    yield ms;
  }
}

/**
 * Measures the processor time of some work.
 * @returns milliseconds; the minimum of several runs, so that garbage collection does not count
 */
export const leastMs = (work: () => unknown): number => Math.max(0.2, Math.min(...timesOf(work)));

/** Whether the minimum of several runs is within a limit, which a single run can show. */
export function takesAtMost(limitMs: number, work: () => unknown): boolean {
  for (const ms of timesOf(work)) if (ms <= limitMs) return true;
  return false;
}

const SHORT = 8;
/** Short texts up to this length are tried one after another: exponential work shows there before it hangs. */
const MAX_SHORT = 256;
const LONG = 1 << 14;
/** Allows for cache misses and garbage collection, but is far below the growth of quadratic work. */
const TOLERANCE = 6;

/**
 * Measures whether work takes time in proportion to the length of its text.
 * @param textOf a text of about this many characters
 * @returns the first length that takes far longer than in proportion; `undefined` if there is none
 */
export function superlinearAt(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
): number | undefined {
  const workOn = (length: number): (() => unknown) => {
    const text = textOf(length);
    return () => work(text);
  };
  const base = leastMs(workOn(SHORT));
  for (let length = SHORT; length < MAX_SHORT; length = Math.ceil(length * 1.25)) {
    if (!takesAtMost(base * (length / SHORT) * TOLERANCE, workOn(length))) return length;
  }
  // Compared with a text of medium length: the shortest ones take too little time to measure.
  const middle = leastMs(workOn(LONG / 32));
  return takesAtMost(middle * 32 * TOLERANCE, workOn(LONG)) ? undefined : LONG;
}
