import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryArea } from '../../../tests/fakes/memory-area.ts';
import { browser } from '../../../utils/browser.ts';
import type { NamedValues } from '../../../utils/renamed-storage.ts';
import { openSecretStore } from '../../../utils/secret-store.ts';
import { createStorageAccess } from '../../../utils/storage.ts';
import type { ConnectionDraft } from '../model.ts';
import { LAST_CHANGE_KEY, secretName, settingsItem } from '../storage.ts';
import { createConnections } from './connections.ts';

const draft = (version: string): ConnectionDraft => ({
  partnerUrl: `https://partner.example/${version}`,
  clientUrl: 'https://client.example',
  newKey: `key-${version}`,
  newClientToken: `token-${version}`,
});
const drafts = (version: string) => ({ production: draft(version), sandbox: draft(version) });

let stored: Record<string, unknown>;
/** The background is killed after this many writes: nothing is written any more. */
let writesLeft: number;

function countWrite(): void {
  if (writesLeft === 0) throw new Error('killed');
  writesLeft -= 1;
}

const area: NamedValues = {
  get: (names) => createMemoryArea(stored).get(names),
  async set(items) {
    countWrite();
    await createMemoryArea(stored).set(items);
  },
  async remove(names) {
    countWrite();
    await createMemoryArea(stored).remove(names);
  },
};

/** A new run of the background. */
function start() {
  const { local } = browser.storage;
  const storage = createStorageAccess({ local, session: local });
  const secrets = openSecretStore({ local, lastChangeKey: LAST_CHANGE_KEY });
  const connections = createConnections({
    readSettings: () => storage.read(settingsItem),
    writeSettings: async (settings, changes, items) =>
      secrets.writeWith({ ...(await storage.prepare(settingsItem, settings)), ...items }, changes),
    secrets,
    readPolicy: async () => ({ production: {}, sandbox: {} }),
    hasAccess: async () => true,
    replaced: async () => undefined,
  });
  return { connections, secrets };
}

/** Everything that a save changes, as the next run of the background reads it. */
async function savedState(): Promise<string[]> {
  const { connections, secrets } = start();
  const found = new Set<string>();
  for (const environment of ['production', 'sandbox'] as const) {
    const [partner, client] = [await connections.partner(environment), await connections.client(environment)];
    const token = await secrets.read(secretName.token(environment));
    found.add(
      JSON.stringify([
        partner.ok && [partner.value.partnerUrl, partner.value.key, partner.value.generation],
        client.ok && client.value.token,
        token ?? null,
      ]).replaceAll(/"token of [^"]*"/g, '"a token"'),
    );
  }
  return [...found];
}

const OLD = ['[["https://partner.example/1","key-1",1],"token-1","a token"]'];
const NEW = ['[["https://partner.example/2","key-2",2],"token-2",null]'];

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  ['storage.local', { ...area, setAccessLevel: async () => undefined }],
  ['IndexedDB', area],
])('with the secrets in %s', (_, local) => {
  beforeEach(async () => {
    stored = {};
    writesLeft = Number.POSITIVE_INFINITY;
    Object.assign(browser, { storage: { local } });
    const { put, delete: remove } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...item) {
      countWrite();
      return put.apply(this, item);
    });
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, ...key) {
      countWrite();
      return remove.apply(this, key);
    });
    vi.stubGlobal('indexedDB', new IDBFactory());
    const { connections, secrets } = start();
    await connections.save(drafts('1'));
    for (const environment of ['production', 'sandbox'] as const)
      await secrets.write(secretName.token(environment), `token of ${environment}`);
  });

  test('a save that ends changes everything', async () => {
    expect(await savedState()).toEqual(OLD);
    await start().connections.save(drafts('2'));
    expect(await savedState()).toEqual(NEW);
  });

  test('a save that is killed after any write changes everything or nothing', async () => {
    const states: string[][] = [];
    for (let writes = 0; writes < 12; writes++) {
      const before = structuredClone(stored);
      writesLeft = writes;
      await start()
        .connections.saveTogether({ drafts: drafts('2'), environment: 'sandbox', items: { other: 2 } })
        .catch(() => undefined);
      writesLeft = Number.POSITIVE_INFINITY;
      const state = await savedState();
      expect('other' in stored).toBe(JSON.stringify(state) === JSON.stringify(NEW));
      states.push(state);
      if (JSON.stringify(state) === JSON.stringify(NEW)) break;
      expect(stored).toEqual(before);
    }
    expect(states.slice(0, -1).every((state) => JSON.stringify(state) === JSON.stringify(OLD))).toBe(true);
    expect(states.at(-1)).toEqual(NEW);
  });

  test('a save that exceeds the quota changes nothing, also for the running background', async () => {
    const { connections } = start();
    await connections.getView();
    const set = vi.spyOn(local, 'set').mockRejectedValue(new Error('QUOTA_BYTES quota exceeded'));
    await expect(connections.save(drafts('2'))).rejects.toThrow('quota');
    set.mockRestore();
    expect(await connections.partner('sandbox')).toMatchObject({ value: { key: 'key-1', generation: 1 } });
    expect(await savedState()).toEqual(OLD);
  });
});
