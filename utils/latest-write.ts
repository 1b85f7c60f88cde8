/**
 * Writes the latest value, one write at a time: what changes meanwhile is written by the next one, together.
 * @param store writes a value
 * @returns to be called after a change, with a way to the value of then. Settles when that has been written, or could not be
 */
export function createLatestWrite<T>(
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
