import { createStore, delMany, getMany, setMany } from 'idb-keyval';
import { createQueue, lazyAsync } from './async.ts';
import { browser } from './browser.ts';
import { logUnexpected } from './logger.ts';
import { type NamedValues, openRenamed, type Renames } from './renamed-storage.ts';
import type { ClosableArea } from './storage.ts';
import { recordOf, safeRead, z } from './zod.ts';

/** New values of secrets by name; `null` removes a secret. */
export type SecretChanges = Readonly<Record<string, unknown>>;

/** Stores keys and tokens where content scripts cannot read them. Used only by the background. */
export interface SecretStore {
  /** @returns `undefined` or `null` if there is no such secret */
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
  /**
   * Writes items of `storage.local` and secrets: all of them or, if it rejects or the browser stops the background,
   * none.
   */
  writeWith(items: Record<string, unknown>, changes: SecretChanges): Promise<void>;
  /** Whether secrets are kept in memory only, because the browser refuses to store them where scripts cannot read them. */
  endsWithBrowser(): Promise<boolean>;
}

/** Where the secrets are, and their earlier names. */
interface SecretStoreOptions {
  /** `storage.local`. */
  local: NamedValues;
  /** The key in `storage.local` of the last change of items and secrets together that came into effect. */
  lastChangeKey: string;
  /** Earlier names of secrets in the database. */
  renames?: Renames;
}

/**
 * Opens the store: `storage.local`, after closing it to content scripts; in browsers that cannot close it, the
 * extension's IndexedDB; where that is refused too, as in Firefox with "Never remember history", `storage.session`.
 * Call it at every start of the background, because browsers may reset the access level.
 */
export function openSecretStore(options: SecretStoreOptions): SecretStore {
  const { setAccessLevel } = browser.storage.local as ClosableArea;
  if (!setAccessLevel) return indexedDbStore(options);
  const { local } = options;
  const close = lazyAsync(() =>
    setAccessLevel.call(browser.storage.local, { accessLevel: 'TRUSTED_CONTEXTS' }),
  );
  // If this fails, the next use of a secret tries again, and reports the failure.
  close().catch(() => undefined);
  const enqueue = createQueue();
  return {
    async read(name) {
      await close();
      return (await local.get(name))[name];
    },
    write: (name, value) =>
      enqueue(async () => {
        await close();
        await local.set({ [name]: value });
      }),
    remove: (name) =>
      enqueue(async () => {
        await close();
        await local.remove(name);
      }),
    writeWith: (items, changes) =>
      enqueue(async () => {
        await close();
        // One call is one transaction. It cannot remove anything: removed secrets become null first.
        await local.set({ ...items, ...changes });
        // The save is complete even if a name is left with the value null.
        await removeNull(local, changes).catch((error: unknown) => logUnexpected('removed secrets', error));
      }),
    endsWithBrowser: async () => false,
  };
}

async function removeNull(values: NamedValues, changes: SecretChanges): Promise<void> {
  const names = Object.keys(changes).filter((name) => changes[name] === null);
  if (names.length > 0) await values.remove(names);
}

/** Name of the planned changes in the database. */
const PLAN = 'plan';
const PlanSchema = z.object({ id: z.string(), changes: recordOf(z.unknown()) });

/**
 * Secrets are not where the other items are, and nothing writes both at once. Therefore the changes are planned in the
 * database, come into effect when `storage.local` names the plan together with the items, and are then carried out. A
 * plan that was left behind is carried out or dropped before the next read.
 */
function indexedDbStore({ local, lastChangeKey, renames = {} }: SecretStoreOptions): SecretStore {
  const values = databaseValues();
  const isRefused = lazyAsync(() => refusesDatabases(values));
  const database = openRenamed(orInSession(values, isRefused), renames);

  async function settle(): Promise<void> {
    const { [PLAN]: found } = await database.get(PLAN);
    if (found === undefined) return;
    const plan = safeRead(PlanSchema, found);
    if (plan.success && (await local.get(lastChangeKey))[lastChangeKey] === plan.data.id) {
      // A plan may have been left behind by a version with other names.
      const changes = Object.fromEntries(
        Object.entries(plan.data.changes).map(([name, value]) => [renames[name] ?? name, value]),
      );
      await database.set(changes);
      await removeNull(database, changes);
    }
    await database.remove(PLAN);
  }

  let settled = lazyAsync(settle);

  async function planAndWrite(items: Record<string, unknown>, changes: SecretChanges): Promise<void> {
    const id = crypto.randomUUID();
    await database.set({ [PLAN]: { id, changes } });
    await local.set({ ...items, [lastChangeKey]: id });
  }

  return {
    async read(name) {
      await settled();
      return (await database.get(name))[name];
    },
    async write(name, value) {
      await settled();
      await database.set({ [name]: value });
    },
    async remove(name) {
      await settled();
      await database.remove(name);
    },
    async writeWith(items, changes) {
      await settled();
      const writing = planAndWrite(items, changes);
      // Reads wait for the end of the write, and carry out its plan or drop it.
      settled = lazyAsync(() => writing.catch(() => undefined).then(settle));
      await writing;
    },
    // Any other failure concerns reading, and is reported there.
    endsWithBrowser: () => isRefused().catch(() => false),
  };
}

/** The secrets in the extension's IndexedDB, where content scripts cannot read them. */
function databaseValues(): NamedValues {
  const database = createStore('waybill', 'secrets');
  return {
    async get(names) {
      const list = [names].flat();
      const found = await getMany(list, database);
      return Object.fromEntries(list.map((name, index) => [name, found[index]] as const).filter(isFilled));
    },
    set: (values) => setMany(Object.entries(values), database),
    remove: (names) => delMany([names].flat(), database),
  };
}

/** Whether Firefox opens no database: `InvalidStateError`, before anything is read. */
async function refusesDatabases(database: NamedValues): Promise<boolean> {
  try {
    await database.get(PLAN);
    return false;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return true;
    throw error;
  }
}

/** `values`, or `storage.session`, which content scripts cannot read either. It outlives the background. */
function orInSession(values: NamedValues, isRefused: () => Promise<boolean>): NamedValues {
  const choose = async (): Promise<NamedValues> => ((await isRefused()) ? browser.storage.session : values);
  return {
    get: async (names) => (await choose()).get(names),
    set: async (changes) => (await choose()).set(changes),
    remove: async (names) => (await choose()).remove(names),
  };
}

const isFilled = ([, value]: readonly [string, unknown]): boolean => value !== undefined;
