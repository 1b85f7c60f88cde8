import { safeRead, z } from './zod.ts';

/** One stored value: its area, its schema, and its default value. */
export interface StoredItem<T> {
  area: 'local' | 'session';
  key: string;
  schema: z.ZodMiniType<T>;
  fallback: T;
  /** Increases with every change of the schema; older values are converted by `migrate`. */
  version: number;
  migrate?: (value: unknown, fromVersion: number) => unknown;
}

/**
 * Damaged and newer values are distinguished from absent ones: lost data must not look like a first run. `lost`: absent
 * although it was there before, for items of which that is known.
 */
export interface Stored<T> {
  state: 'absent' | 'kept' | 'damaged' | 'newer' | 'lost';
  value: T;
}

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
  /** The same without the state, for values of which nobody needs to know why they are the fallback. */
  readValue<T>(item: StoredItem<T>): Promise<T>;
  /**
   * Writes a whole value; rejects and preserves the old value if the browser fails (quota, damaged profile), or if a
   * newer version wrote it.
   */
  write<T>(item: StoredItem<T>, value: T): Promise<void>;
  /** Returns a value in its stored form, to be written together with others. Rejects if a newer version wrote it. */
  prepare<T>(item: StoredItem<T>, value: T): Promise<Record<string, unknown>>;
  /** Writes values that were prepared: all or none. */
  writeTogether(prepared: Record<string, unknown>): Promise<void>;
  /** Sets items back to their fallbacks, all or none, whatever version wrote them. */
  reset(items: readonly StoredItem<unknown>[]): Promise<void>;
}

/** Data of a newer version may only be overwritten if the user has decided so. */
class NewerDataError extends Error {
  constructor() {
    super('a newer version wrote this');
  }
}

function storedForm<T>(item: StoredItem<T>, value: T): Record<string, unknown> {
  return { [item.key]: { version: item.version, value } };
}

const WrapperSchema = z.object({ version: z.int().check(z.positive()), value: z.unknown() });

/**
 * Reads and writes stored items. Only the background migrates: an older value is converted when it is read, and written
 * in its new form with the next change.
 */
export function createStorageAccess(areas: Record<StoredItem<unknown>['area'], StorageArea>): StorageAccess {
  async function readWrapper({ area, key }: StoredItem<unknown>) {
    const found = (await areas[area].get(key))[key];
    return found === undefined ? undefined : safeRead(WrapperSchema, found);
  }

  async function prepare<T>(item: StoredItem<T>, value: T): Promise<Record<string, unknown>> {
    // The session area cannot have data of a newer version: an update clears it.
    const wrapper = item.area === 'local' ? await readWrapper(item) : undefined;
    if (wrapper?.success && wrapper.data.version > item.version) throw new NewerDataError();
    return storedForm(item, value);
  }

  async function read<T>(item: StoredItem<T>): Promise<Stored<T>> {
    const wrapper = await readWrapper(item);
    if (!wrapper) return { state: 'absent', value: item.fallback };
    if (!wrapper.success) return { state: 'damaged', value: item.fallback };
    const { version, value } = wrapper.data;
    if (version > item.version) return { state: 'newer', value: item.fallback };
    const current = version < item.version ? item.migrate?.(value, version) : value;
    const parsed = safeRead(item.schema, current);
    return parsed.success
      ? { state: 'kept', value: parsed.data }
      : { state: 'damaged', value: item.fallback };
  }

  return {
    read,
    readValue: async (item) => (await read(item)).value,
    prepare,
    async write(item, value) {
      await areas[item.area].set(await prepare(item, value));
    },
    writeTogether: (prepared) => areas.local.set(prepared),
    reset: (items) =>
      areas.local.set(Object.assign({}, ...items.map((item) => storedForm(item, item.fallback)))),
  };
}

/** An area of storage that Chrome can close to content scripts; Firefox has no such function (bug 1724754). */
export interface ClosableArea {
  setAccessLevel?: (options: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>;
}

/** Why a write was refused; `undefined` for an unexpected error. */
export function refusalOf(error: unknown): 'storageFull' | 'newerData' | undefined {
  if (error instanceof NewerDataError) return 'newerData';
  return isStorageFull(error) ? 'storageFull' : undefined;
}

/**
 * Whether the browser refused a write because there is no room: the quota of an area (Chrome: "quota exceeded",
 * Firefox: `QuotaExceededError`), or a full disk.
 */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /quota|no.space/i.test(`${error.name} ${error.message}`);
}
