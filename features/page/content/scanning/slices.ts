/** Work is done in slices of this length, so that the page can respond in between. */
const SLICE_MS = 2;

/** Lets the page respond to input, then continues before its other tasks. */
export const yieldToPage = (): Promise<void> => scheduler.yield();

/** Longer than a frame takes, for tabs in the background, which draw none. */
const FRAME_MS = 100;

/** Resolves when the next frame has been drawn. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FRAME_MS);
  });

/**
 * Runs a piece of work whose failure must not stop the rest.
 * @returns `undefined` if it failed. The failure appears in the console: it is an error of Waybill or of the browser.
 */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    void Promise.reject(error);
    return undefined;
  }
}

/**
 * Does work in slices. A step that fails is skipped.
 * @param step takes a small piece of the work, then does it; returns false when nothing is left, or a promise if the work
 *   continues when it resolves
 * @returns a function that starts the work, or continues it when new work has come. The first slice runs at once. The
 *   promise resolves when nothing is left.
 */
export function inSlices(step: () => boolean | Promise<void>, signal: AbortSignal): () => Promise<void> {
  let isRunning = false;
  let done = Promise.resolve();

  async function run(): Promise<void> {
    // Set synchronously: every step may start more work, including the last one.
    isRunning = true;
    try {
      let end = performance.now() + SLICE_MS;
      while (!signal.aborted) {
        const next = attempt(step);
        if (next === false) break;
        if (!(next instanceof Promise) && performance.now() < end) continue;
        await (next instanceof Promise ? next : yieldToPage());
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

/** Removes the oldest element from a set and returns it. */
export function takeFirst<T>(set: Set<T>): T | undefined {
  for (const first of set) {
    set.delete(first);
    return first;
  }
  return undefined;
}
