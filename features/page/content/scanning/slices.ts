/** Work is done in slices of this length, so that the page can respond in between. */
const SLICE_MS = 2;

/** Chrome 129 and Firefox 142 have it; the fallback below serves older ones. */
interface YieldingScheduler {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the page respond to input, then continues before its other tasks. */
export const yieldToPage = (): Promise<void> =>
  (globalThis as YieldingScheduler).scheduler?.yield?.() ??
  new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Does work in slices.
 * @param step does a small piece of it; false when nothing is left
 * @returns begins, or goes on after new work came; the first slice is done at once. Resolves when nothing is left.
 */
export function inSlices(step: () => boolean, signal: AbortSignal): () => Promise<void> {
  let isRunning = false;
  let done = Promise.resolve();

  async function run(): Promise<void> {
    // Set here and not by a promise: steps ask for more work, also the last one.
    isRunning = true;
    try {
      let end = performance.now() + SLICE_MS;
      while (!signal.aborted && step()) {
        if (performance.now() < end) continue;
        await yieldToPage();
        end = performance.now() + SLICE_MS;
      }
    } finally {
      isRunning = false;
    }
  }

  return () => {
    if (!isRunning) done = run();
    return done;
  };
}

/** Takes the oldest element out of a set of work to do. */
export function takeFirst<T>(set: Set<T>): T | undefined {
  for (const first of set) {
    set.delete(first);
    return first;
  }
  return undefined;
}
