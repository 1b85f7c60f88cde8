/** Runs, at most and at least. */
const MAX_RUNS = 7;
const MIN_RUNS = 3;
/** Long enough in all for a stable measurement. */
const MIN_MS = 40;

/**
 * Measures the processor time of some work, unaffected by other processes.
 * @returns milliseconds; the minimum of several runs, so that garbage collection does not count
 */
export function leastMs(work: () => unknown): number {
  const times: number[] = [];
  let total = 0;
  while (times.length < MIN_RUNS || (times.length < MAX_RUNS && total < MIN_MS)) {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    total += (user + system) / 1000;
  }
  return Math.max(0.2, Math.min(...times));
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
  const msFor = (length: number): number => {
    const text = textOf(length);
    return leastMs(() => work(text));
  };
  const base = msFor(SHORT);
  const isSuperlinear = (length: number) => msFor(length) > base * (length / SHORT) * TOLERANCE;
  for (let length = SHORT; length < MAX_SHORT; length = Math.ceil(length * 1.25)) {
    if (isSuperlinear(length)) return length;
  }
  // From the middle, because the shortest texts take less than can be measured.
  const middle = msFor(LONG / 32);
  return msFor(LONG) > middle * 32 * TOLERANCE ? LONG : undefined;
}
