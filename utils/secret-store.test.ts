import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryArea } from '../tests/fakes/memory-area.ts';
import { browser } from './browser.ts';
import type { NamedValues } from './renamed-storage.ts';
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
    async get(names: string | string[]) {
      calls.push('get');
      return createMemoryArea(stored).get(names);
    },
    async set(items: Record<string, unknown>) {
      calls.push('set');
      await createMemoryArea(stored).set(items);
    },
    async remove(names: string | string[]) {
      calls.push('remove');
      await createMemoryArea(stored).remove(names);
    },
  };
}

let local: NamedValues;

function provideArea(area: NamedValues): void {
  local = area;
  Object.assign(browser, { storage: { local } });
}

const openStore = () => openSecretStore({ local, lastChangeKey: 'lastChange' });

beforeEach(() => {
  vi.restoreAllMocks();
  stored = {};
  calls = [];
});

test('closes the storage at the next use of a key if the browser refused it at the start', async () => {
  const area = createArea();
  const refused = vi
    .spyOn(area, 'setAccessLevel')
    .mockRejectedValueOnce(new Error('The browser is starting'));
  provideArea(area);
  const store = openStore();
  await new Promise((resolve) => setImmediate(resolve));
  refused.mockResolvedValue(undefined);
  await store.write('apiKey.sandbox', 'sample-key');
  expect(refused).toHaveBeenCalledTimes(2);
  expect(await store.read('apiKey.sandbox')).toBe('sample-key');
  expect(refused).toHaveBeenCalledTimes(2);
});

test('writes no key before the storage is closed to content scripts', async () => {
  provideArea(createArea());
  const store = openStore();
  const writing = store.write('apiKey.sandbox', 'sample-key');
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toEqual(['TRUSTED_CONTEXTS']);
  close();
  await writing;
  expect(calls).toEqual(['TRUSTED_CONTEXTS', 'set']);
  expect(stored).toEqual({ 'apiKey.sandbox': 'sample-key' });
});

test('reads and removes a key by name', async () => {
  provideArea(createArea());
  close();
  const store = openStore();
  await store.write('a', 1);
  await store.write('b', 2);
  await store.remove('a');
  expect([await store.read('a'), await store.read('b')]).toEqual([undefined, 2]);
});

test('stores nothing if the storage cannot be closed', async () => {
  const area = { ...createArea(), setAccessLevel: () => Promise.reject(new Error('refused')) };
  provideArea(area);
  const store = openStore();
  await expect(store.write('a', 1)).rejects.toThrow('refused');
  await expect(store.read('a')).rejects.toThrow('refused');
  expect(stored).toEqual({});
});

test('uses IndexedDB if the browser cannot close the storage', async () => {
  const { setAccessLevel: _, ...area } = createArea();
  provideArea(area);
  const store = openStore();
  expect(await store.read('a')).toBeUndefined();
  await store.write('a', { origin: 'https://api.example.com', key: 'sample-key' });
  expect(await openStore().read('a')).toEqual({ origin: 'https://api.example.com', key: 'sample-key' });
  await store.remove('a');
  expect(await store.read('a')).toBeUndefined();
  expect([calls, stored]).toEqual([[], {}]);
});

test('leaves no trace of a removed secret in storage.local', async () => {
  provideArea(createArea());
  close();
  const store = openStore();
  await store.write('a', 1);
  await store.writeWith({ item: 1 }, { a: null, b: 2 });
  expect(stored).toEqual({ item: 1, b: 2 });
});

test('a secret that is written while another is removed stays', async () => {
  provideArea(createArea());
  close();
  const store = openStore();
  const removing = store.writeWith({ item: 1 }, { a: null });
  await Promise.all([removing, store.write('a', 2)]);
  expect(stored).toEqual({ item: 1, a: 2 });
});

test('a save is complete even if the name of a removed secret stays', async () => {
  const area = createArea();
  provideArea(Object.assign(area, { remove: () => Promise.reject(new Error('damaged')) }));
  close();
  const store = openStore();
  await store.writeWith({ item: 1 }, { a: null });
  expect([stored, await store.read('a')]).toEqual([{ item: 1, a: null }, null]);
});

/** Opening a database fails with an error of this name from now on. */
function failDatabases(name: string): void {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', name);
  });
}

test('keeps secrets in memory, until the browser closes, where databases are refused', async () => {
  failDatabases('InvalidStateError');
  const { setAccessLevel: _, ...area } = createArea();
  const session: Record<string, unknown> = {};
  provideArea(area);
  Object.assign(browser.storage, { session: createMemoryArea(session) });
  const store = openStore();
  await store.writeWith({ item: 1 }, { a: 'sample-key', b: null });
  expect([await store.read('a'), await store.endsWithBrowser()]).toEqual(['sample-key', true]);
  expect([session, Object.keys(stored)]).toEqual([{ a: 'sample-key' }, ['item', 'lastChange']]);
  // The background stops and starts again.
  expect(await openStore().read('a')).toBe('sample-key');
  await store.remove('a');
  expect([await store.read('a'), session]).toEqual([undefined, {}]);
});

test('does not replace a database that fails for another reason', async () => {
  failDatabases('UnknownError');
  const { setAccessLevel: _, ...area } = createArea();
  provideArea(area);
  const store = openStore();
  await expect(store.write('a', 1)).rejects.toThrow('refused');
  expect(await store.endsWithBrowser()).toBe(false);
});
