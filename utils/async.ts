/** Runs `task` after all earlier tasks have settled; settles with its result. */
export type Enqueue = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs one task at a time. Tasks that read, change and write the same value must share one queue,
 * so that no task overwrites the change of another.
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
 * Calls `run` on the first call and returns the same promise from then on. After a rejection, the next call runs it
 * again.
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
 * Writes the latest value, one write at a time. Changes made before a write begins, or during the one before, are
 * combined into it. It begins in a task of its own, so that an answer that is on its way need not wait for it.
 * @param store writes a value
 * @returns a function to call after each change, with a getter of the current value. It resolves when that value was
 * written or the write has failed
 */
export function createCoalescingWriter<T>(
  store: (value: T) => Promise<void>,
): (current: () => T) => Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return (current) => {
    next ??= Promise.all([writing, delay(0)]).then(() => {
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
   * @returns a function to call when the answer arrives. It returns false if the answer to a later request was accepted
   * before, or if all earlier requests were dropped
   */
  ask(): () => boolean;
  /** Drops all pending requests, because a newer result is known or expected. */
  drop(): void;
}

/**
 * Drops outdated answers, for requests that are repeated whenever their answer may have changed. The latest answer
 * counts, not the latest request: a failed request must not discard an answer that is still pending.
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

/** Resolves after this number of milliseconds. */
export const delay = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
