import { lazyAsync } from './async.ts';
import { logUnexpected } from './logger.ts';

/** The new names of stored values by their old names. Each new name has one old name. */
export type Renames = Readonly<Record<string, string>>;

/** Values by name. `set` and `remove` take effect as a whole or not at all; areas of `browser.storage` match it. */
export interface NamedValues {
  /** @returns the values that exist */
  get(names: string | string[]): Promise<Record<string, unknown>>;
  set(values: Record<string, unknown>): Promise<void>;
  remove(names: string | string[]): Promise<void>;
}

/**
 * Moves values from their old names to their new ones. It may be stopped anywhere and run again: one write fills the
 * new names and replaces the old values with `null`, and then the old names are removed. A value that exists under its
 * new name is never overwritten.
 * @returns whether there were any old names. Rejects if the browser refuses to read or write; no value is lost then
 */
export async function renameStored(values: NamedValues, renames: Renames): Promise<boolean> {
  const old = await values.get(Object.keys(renames));
  const oldNames = Object.keys(old);
  if (oldNames.length === 0) return false;
  const filled = Object.entries(old).filter(([, value]) => value !== null);
  if (filled.length > 0) {
    const moved = Object.fromEntries(filled.map(([name, value]) => [renames[name] ?? name, value]));
    const existing = await values.get(Object.keys(moved));
    // The old values are emptied in the same write, so that it needs no additional room.
    const emptied = Object.fromEntries(filled.map(([name]) => [name, null]));
    await values.set({ ...moved, ...existing, ...emptied });
  }
  await values.remove(oldNames);
  return true;
}

/**
 * Values under their new names: renames them once, at the first access, which waits for it. If that fails, values are
 * read under their old names until the next start, which tries again.
 */
export function openRenamed(values: NamedValues, renames: Renames): NamedValues {
  const oldNameOf = new Map(Object.entries(renames).map(([oldName, name]) => [name, oldName]));
  const withOldNames = (names: string | string[]): string[] =>
    [names].flat().flatMap((name) => [name, oldNameOf.get(name) ?? []].flat());

  /** Whether old names may be left. */
  const rename = lazyAsync(() =>
    renameStored(values, renames).catch((error: unknown) => {
      logUnexpected('renaming stored values', error);
      return true;
    }),
  );

  return {
    async get(names) {
      // In parallel: after the first start of a new version there is nothing to rename.
      const [found, mayBeOld] = await Promise.all([values.get(names), rename()]);
      if (!mayBeOld) return found;
      const all = await values.get(withOldNames(names));
      return Object.fromEntries(
        [names].flat().flatMap((name) => {
          const value = all[name] === undefined ? all[oldNameOf.get(name) ?? name] : all[name];
          return value === undefined ? [] : [[name, value]];
        }),
      );
    },
    async set(items) {
      await rename();
      await values.set(items);
    },
    async remove(names) {
      const mayBeOld = await rename();
      await values.remove(mayBeOld ? withOldNames(names) : names);
    },
  };
}
