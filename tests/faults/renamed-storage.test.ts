import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RENAMED_ITEMS, RENAMED_SECRETS } from '../../entrypoints/background/renamed-items.ts';
import { LAST_CHANGE_KEY, secretName } from '../../features/connection/storage.ts';
import { browser } from '../../utils/browser.ts';
import { type NamedValues, openRenamed } from '../../utils/renamed-storage.ts';
import { openSecretStore } from '../../utils/secret-store.ts';
import { createStorageAccess } from '../../utils/storage.ts';
import { createMemoryArea, killedAfter } from '../fakes/memory-area.ts';
import { OLD_SECRETS, oldItems, oldLocal } from '../fixtures/old-storage.ts';
import { STORED_ITEMS } from '../stored-items.ts';

const SECRET_NAMES = [secretName.apiKey, secretName.clientToken, secretName.token].flatMap((nameOf) => [
  nameOf('production'),
  nameOf('sandbox'),
]);
/** The items that existed under old names. Those that were added later are not in them. */
const items = STORED_ITEMS.filter(({ key }) => Object.values(RENAMED_ITEMS).includes(key));

const OLD_ITEMS = oldItems(1_793_000_000_000);
const OLD_LOCAL = oldLocal(1_793_000_000_000);

let stored: Record<string, unknown>;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A new run of the background: items and secrets as the features read them. */
async function readAll(area: NamedValues): Promise<unknown> {
  Object.assign(browser, { storage: { local: area } });
  const local = openRenamed(area, RENAMED_ITEMS);
  const storage = createStorageAccess({ local, session: createMemoryArea({}) });
  const secrets = openSecretStore({ local, lastChangeKey: LAST_CHANGE_KEY, renames: RENAMED_SECRETS });
  return {
    items: await Promise.all(items.map(async (item) => [item.key, await storage.read(item)])),
    secrets: await Promise.all(SECRET_NAMES.map(async (name) => [name, await secrets.read(name)])),
  };
}

/** The state `moving` has another name today (tests/faults/old-statuses.test.ts). */
function withNewState(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('"tone":"moving"', '"tone":"inTransit"'));
}

/** The values that every run has to read. */
const EVERYTHING = {
  items: items.map(({ key }) => {
    const [oldName = ''] = Object.entries(RENAMED_ITEMS).find(([, name]) => name === key) ?? [];
    return [key, { state: 'kept', value: withNewState((OLD_ITEMS[oldName] as { value: unknown }).value) }];
  }),
  secrets: SECRET_NAMES.map((name) => {
    const [oldName = ''] = Object.entries(RENAMED_SECRETS).find(([, each]) => each === name) ?? [];
    return [name, OLD_SECRETS[oldName]];
  }),
};

test('row 38: every old name has a value in the sample and a new name that a feature uses', () => {
  expect(new Set([...Object.keys(RENAMED_ITEMS)])).toEqual(
    new Set([...Object.keys(OLD_LOCAL), 'savedSecrets']),
  );
  expect(Object.keys(RENAMED_SECRETS)).toEqual(Object.keys(OLD_SECRETS));
  const used = new Set([...STORED_ITEMS.map(({ key }) => key), ...SECRET_NAMES, LAST_CHANGE_KEY]);
  expect(Object.values(RENAMED_ITEMS).filter((name) => !used.has(name))).toEqual([]);
  expect(Object.values(RENAMED_SECRETS)).toEqual(SECRET_NAMES);
});

describe('row 38: an update keeps every setting, key, pattern, template, watch and recent ID', () => {
  const closable = (area: NamedValues) => ({ ...area, setAccessLevel: async () => undefined });

  test('in Chrome, killed after any write', async () => {
    for (let writes = 0; writes < 4; writes++) {
      stored = structuredClone(OLD_LOCAL);
      expect(await readAll(closable(killedAfter(writes, createMemoryArea(stored))))).toEqual(EVERYTHING);
      expect(await readAll(closable(createMemoryArea(stored)))).toEqual(EVERYTHING);
      expect(Object.keys(stored).sort()).toEqual(
        Object.keys(OLD_LOCAL)
          .map((name) => RENAMED_ITEMS[name])
          .sort(),
      );
    }
  });

  test('in Firefox, killed after any write', async () => {
    for (let writes = 0; writes < 12; writes++) {
      vi.stubGlobal('indexedDB', new IDBFactory());
      const database = createStore('waybill', 'secrets');
      for (const [name, value] of Object.entries(OLD_SECRETS)) await set(name, value, database);
      stored = structuredClone(OLD_ITEMS);
      const restore = killDatabaseAfter(writes);
      expect(await readAll(killedAfter(writes, createMemoryArea(stored)))).toEqual(EVERYTHING);
      restore();
      expect(await readAll(createMemoryArea(stored))).toEqual(EVERYTHING);
      for (const name of Object.keys(OLD_SECRETS)) expect(await get(name, database)).toBeUndefined();
    }
  });

  test('in Firefox, with a save of the old version that was killed half-way', async () => {
    const database = createStore('waybill', 'secrets');
    for (const [name, value] of Object.entries(OLD_SECRETS)) await set(name, value, database);
    const newKey = { origin: 'https://partner.example', key: 'the newest key' };
    const changes = { 'apiKey:sandbox': newKey, 'clientToken:sandbox': null };
    await set('plan', { id: 'abc', changes }, database);
    stored = { ...structuredClone(OLD_ITEMS), savedSecrets: 'abc' };
    const saved = new Map<string, unknown>(EVERYTHING.secrets as [string, unknown][]);
    saved.set(secretName.apiKey('sandbox'), newKey).set(secretName.clientToken('sandbox'), undefined);
    const expected = { items: EVERYTHING.items, secrets: [...saved] };
    expect(await readAll(createMemoryArea(stored))).toEqual(expected);
    expect(await readAll(createMemoryArea(stored))).toEqual(expected);
  });
});

/** @returns a function that lets the database write again */
function killDatabaseAfter(writes: number): () => void {
  let left = writes;
  const { put, delete: remove } = IDBObjectStore.prototype;
  // What a killed background had begun is undone.
  const count = (store: IDBObjectStore): void => {
    if (left > 0) left -= 1;
    else store.transaction.abort();
  };
  const spies = [
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...item) {
      count(this);
      return put.apply(this, item);
    }),
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, ...key) {
      count(this);
      return remove.apply(this, key);
    }),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
