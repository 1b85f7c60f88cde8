import { safeRead, z } from './zod.ts';

/** One stored value: its area, its schema, and its default value. */
export interface StoredItem<T> {
  area: 'local' | 'session';
  key: string;
  schema: z.ZodType<T>;
  fallback: T;
  /** Increases with every change of the schema; older values are converted by `migrate`. */
  version: number;
  migrate?: (value: unknown, fromVersion: number) => unknown;
}

/**
 * Damaged and newer values are distinguished from absent ones: lost data must not look like a first run. `lost`: absent
 * although it was there before, for items of which that is known.
 */
export type Stored<T> =
  | { state: 'absent' | 'kept'; value: T }
  | { state: 'damaged' | 'newer' | 'lost'; value: T };

/** Whether a value exists that cannot be read: overwriting it would make lost data look like a first run. */
export function isUnreadable(state: Stored<unknown>['state']): boolean {
  return state === 'damaged' || state === 'newer' || state === 'lost';
}

/** The required part of a `storage` area; `browser.storage.local` and `.session` match it. */
export interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

export interface StorageAccess {
  /** Reads and validates a stored value. For an unreadable value, returns the fallback with the reason as `state`. */
  read<T>(item: StoredItem<T>): Promise<Stored<T>>;
  /** Writes a whole value; rejects and preserves the old value if the browser fails (quota, damaged profile). */
  write<T>(item: StoredItem<T>, value: T): Promise<void>;
}

/** The form in which an item is stored, to be written together with others. */
export function storedForm<T>(item: StoredItem<T>, value: T): Record<string, unknown> {
  return { [item.key]: { version: item.version, value } };
}

const WrapperSchema = z.object({ version: z.int().positive(), value: z.unknown() });

/**
 * Reads and writes stored items. Only the background migrates: an older value is converted when it is read, and written
 * in its new form with the next change.
 */
export function createStorageAccess(areas: Record<StoredItem<unknown>['area'], StorageArea>): StorageAccess {
  return {
    async read<T>(item: StoredItem<T>): Promise<Stored<T>> {
      const found = (await areas[item.area].get(item.key))[item.key];
      if (found === undefined) return { state: 'absent', value: item.fallback };
      const wrapper = safeRead(WrapperSchema, found);
      if (!wrapper.success) return { state: 'damaged', value: item.fallback };
      const { version, value } = wrapper.data;
      if (version > item.version) return { state: 'newer', value: item.fallback };
      const current = version < item.version ? item.migrate?.(value, version) : value;
      const parsed = safeRead(item.schema, current);
      return parsed.success
        ? { state: 'kept', value: parsed.data }
        : { state: 'damaged', value: item.fallback };
    },
    write: (item, value) => areas[item.area].set(storedForm(item, value)),
  };
}

/** An area of storage that Chrome can close to content scripts; Firefox has no such function (bug 1724754). */
export interface ClosableArea {
  setAccessLevel?: (options: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>;
}

/**
 * Whether the browser refused a write because there is no room: the quota of an area (Chrome: "quota exceeded",
 * Firefox: `QuotaExceededError`), or a full disk.
 */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /quota|no.space/i.test(`${error.name} ${error.message}`);
}
