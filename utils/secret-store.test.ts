import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { browser } from './browser.ts';
import { openSecretStore } from './secret-store.ts';

let stored: Record<string, unknown>;
let calls: string[];
let close: () => void;

/** A `storage.local` that records the order of calls; the test closes it to content scripts with `close`. */
function createArea() {
  const closing = new Promise<void>((resolve) => {
    close = resolve;
  });
  return {
    setAccessLevel: ({ accessLevel }: { accessLevel: string }) => {
      calls.push(accessLevel);
      return closing;
    },
    async get(key: string) {
      calls.push('get');
      return key in stored ? { [key]: stored[key] } : {};
    },
    async set(items: Record<string, unknown>) {
      calls.push('set');
      Object.assign(stored, items);
    },
    async remove(key: string) {
      calls.push('remove');
      delete stored[key];
    },
  };
}

function provideArea(area: object): void {
  Object.assign(browser, { storage: { local: area } });
}

beforeEach(() => {
  stored = {};
  calls = [];
});

test('writes no key before the storage is closed to content scripts', async () => {
  provideArea(createArea());
  const store = openSecretStore();
  const writing = store.write('apiKey:sandbox', 'sample-key');
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toEqual(['TRUSTED_CONTEXTS']);
  close();
  await writing;
  expect(calls).toEqual(['TRUSTED_CONTEXTS', 'set']);
  expect(stored).toEqual({ 'secret:apiKey:sandbox': 'sample-key' });
});

test('reads and removes a key by name', async () => {
  provideArea(createArea());
  close();
  const store = openSecretStore();
  await store.write('a', 1);
  await store.write('b', 2);
  await store.remove('a');
  expect([await store.read('a'), await store.read('b')]).toEqual([undefined, 2]);
});

test('stores nothing if the storage cannot be closed', async () => {
  const area = { ...createArea(), setAccessLevel: () => Promise.reject(new Error('refused')) };
  provideArea(area);
  const store = openSecretStore();
  await expect(store.write('a', 1)).rejects.toThrow('refused');
  await expect(store.read('a')).rejects.toThrow('refused');
  expect(stored).toEqual({});
});

test('uses IndexedDB if the browser cannot close the storage', async () => {
  const { setAccessLevel: _, ...area } = createArea();
  provideArea(area);
  const store = openSecretStore();
  expect(await store.read('a')).toBeUndefined();
  await store.write('a', { origin: 'https://api.example.com', key: 'sample-key' });
  expect(await openSecretStore().read('a')).toEqual({ origin: 'https://api.example.com', key: 'sample-key' });
  await store.remove('a');
  expect(await store.read('a')).toBeUndefined();
  expect([calls, stored]).toEqual([[], {}]);
});
