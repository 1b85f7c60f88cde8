import type { NamedValues } from './renamed-storage.ts';

/**
 * Caches each value of an area at its first read, so that a click need not wait for another process. A change drops
 * the cached value, whether it is made here or reported by `onChange`. A value that is read during a change made here
 * is dropped when the change ends.
 * @param onChange registers a listener for the names of values that any context has changed
 */
export function openRemembered(
  values: NamedValues,
  onChange: (listener: (names: readonly string[]) => void) => void,
): NamedValues {
  const known = new Map<string, Promise<unknown>>();
  const forget = (names: readonly string[]): void => {
    for (const name of names) known.delete(name);
  };
  onChange(forget);

  function read(names: readonly string[]): void {
    if (names.length === 0) return;
    const reading = values.get([...names]);
    for (const name of names) {
      const value = reading.then((found) => found[name]);
      known.set(name, value);
      // Only the current callers receive the failure; the next call reads again.
      value.catch(() => known.get(name) === value && known.delete(name));
    }
  }

  async function change(names: readonly string[], write: () => Promise<void>): Promise<void> {
    forget(names);
    try {
      await write();
    } finally {
      forget(names);
    }
  }

  return {
    async get(names) {
      const all = [names].flat();
      read(all.filter((name) => !known.has(name)));
      const found = await Promise.all(all.map((name) => known.get(name)));
      return Object.fromEntries(
        all.map((name, index) => [name, found[index]] as const).filter(([, value]) => value !== undefined),
      );
    },
    set: (items) => change(Object.keys(items), () => values.set(items)),
    remove: (names) => change([names].flat(), () => values.remove(names)),
  };
}
