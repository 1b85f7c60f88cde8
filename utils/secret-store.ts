import { createStore, del, get, getMany, set, setMany } from 'idb-keyval';
import { lazyAsync } from './async.ts';
import { browser } from './browser.ts';
import type { ClosableArea, StorageArea } from './storage.ts';
import { safeRead, z } from './zod.ts';

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
}

const PREFIX = 'secret:';

/**
 * Opens the store: `storage.local`, after closing it to content scripts; in browsers that cannot close it, the
 * extension's IndexedDB. Call it at every start of the background, because browsers may reset the access level.
 */
export function openSecretStore(): SecretStore {
  const area: typeof browser.storage.local & ClosableArea = browser.storage.local;
  if (!area.setAccessLevel) return indexedDbStore(area);
  const closed = area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  return {
    async read(name) {
      await closed;
      return (await area.get(PREFIX + name))[PREFIX + name];
    },
    async write(name, value) {
      await closed;
      await area.set({ [PREFIX + name]: value });
    },
    async remove(name) {
      await closed;
      await area.remove(PREFIX + name);
    },
    async writeWith(items, changes) {
      await closed;
      const secrets = Object.entries(changes).map(([name, value]) => [PREFIX + name, value]);
      // One call is one transaction. It cannot remove anything: removed secrets become null.
      await area.set({ ...items, ...Object.fromEntries(secrets) });
    },
  };
}

/** Name of the planned changes in the database, and the key in `storage.local` of the last plan that came into effect. */
const PLAN = 'plan';
const DONE = 'savedSecrets';
const PlanSchema = z.object({ id: z.string(), changes: z.record(z.string(), z.unknown()) });

/**
 * Secrets are not where the other items are, and nothing writes both at once. Therefore the changes are planned in the
 * database, come into effect when `storage.local` names the plan together with the items, and are then carried out. A
 * plan that was left behind is carried out or dropped before the next read.
 */
function indexedDbStore(area: StorageArea): SecretStore {
  const database = createStore('waybill', 'secrets');

  async function settle(): Promise<void> {
    const [found] = await getMany([PLAN], database);
    if (found === undefined) return;
    const plan = safeRead(PlanSchema, found);
    if (plan.success && (await area.get(DONE))[DONE] === plan.data.id) {
      await setMany(Object.entries(plan.data.changes), database);
    }
    await del(PLAN, database);
  }

  let settled = lazyAsync(settle);

  async function writeInTwo(items: Record<string, unknown>, changes: SecretChanges): Promise<void> {
    const id = crypto.randomUUID();
    await set(PLAN, { id, changes }, database);
    await area.set({ ...items, [DONE]: id });
  }

  return {
    async read(name) {
      await settled();
      return get(name, database);
    },
    async write(name, value) {
      await settled();
      await set(name, value, database);
    },
    async remove(name) {
      await settled();
      await del(name, database);
    },
    async writeWith(items, changes) {
      await settled();
      const writing = writeInTwo(items, changes);
      // Reads wait for the end of the write, and carry out its plan or drop it.
      settled = lazyAsync(() => writing.catch(() => undefined).then(settle));
      await writing;
    },
  };
}
