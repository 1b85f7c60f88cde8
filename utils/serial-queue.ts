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
