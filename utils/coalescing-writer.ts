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
