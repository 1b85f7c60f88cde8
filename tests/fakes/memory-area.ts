import type { NamedValues } from '../../utils/renamed-storage.ts';

/** A storage area in memory, which copies values as browsers do. `values` holds what is stored. */
export function createMemoryArea(values: Record<string, unknown>): NamedValues {
  return {
    get: async (names) =>
      structuredClone(
        Object.fromEntries(Object.entries(values).filter(([name]) => [names].flat().includes(name))),
      ),
    async set(items) {
      Object.assign(values, structuredClone(items));
    },
    async remove(names) {
      for (const name of [names].flat()) delete values[name];
    },
  };
}

/**
 * An area whose background is killed: the first writes take effect, later ones and reads after them do not.
 * @param writes the number of writes (calls of `set` and `remove`) that take effect
 */
export function killedAfter(writes: number, area: NamedValues): NamedValues {
  let left = writes;
  const write = async (act: () => Promise<void>): Promise<void> => {
    if (left === 0) throw new Error('killed');
    left -= 1;
    await act();
  };
  return {
    get: (names) => area.get(names),
    set: (items) => write(() => area.set(items)),
    remove: (names) => write(() => area.remove(names)),
  };
}
