/** Runs `task` after all earlier tasks have settled; settles with its result. */
export type Enqueue = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs one task at a time. Tasks that read a value, change it and write it back share one queue, so
 * that none overwrites another's change.
 */
export function createQueue(): Enqueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Runs `run` at the first call and returns that call's promise from then on. A rejected run is forgotten: the next call
 * runs it again.
 */
export function lazyAsync<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

/**
 * Writes the latest value, one write at a time. Changes during a write are written together by the next one.
 * @param store writes a value
 * @returns call it after a change, with a getter of the current value. Resolves when that value was written or the write
 * failed
 */
export function createCoalescingWriter<T>(
  store: (value: T) => Promise<void>,
): (current: () => T) => Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return (current) => {
    next ??= writing.then(() => {
      next = undefined;
      writing = store(current()).catch(() => undefined);
      return writing;
    });
    return next;
  };
}

interface LatestOnly {
  /**
   * Call it with each request.
   * @returns call it when the answer arrives: false if the answer to a later request was taken before, or if all earlier
   *   requests were dropped
   */
  ask(): () => boolean;
  /** Drops all requests made so far: something newer is known, or has begun. */
  drop(): void;
}

/**
 * Drops answers that a later one has overtaken, for requests that are repeated whenever their answer may have changed. The
 * latest answer counts, not the latest request: a request that fails must not discard an answer that is still to come.
 */
export function latestOnly(): LatestOnly {
  let asked = 0;
  let taken = 0;
  return {
    ask() {
      asked += 1;
      const own = asked;
      return () => {
        if (own <= taken) return false;
        taken = own;
        return true;
      };
    },
    drop() {
      taken = asked;
    },
  };
}

/** Resolves after this many milliseconds. */
export const delay = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
