import { expect, test } from 'vitest';
import { settingsItem } from '../features/connection/storage.ts';
import { createStorageAccess, type StoredItem } from './storage.ts';
import { z } from './zod.ts';

const count: StoredItem<number> = {
  area: 'local',
  key: 'count',
  schema: z.int(),
  fallback: 0,
  version: 2,
  migrate: (value, fromVersion) => (fromVersion === 1 ? Number(value) : undefined),
};

function storageWith(items: Record<string, unknown>) {
  const area = {
    get: async (key: string) => (key in items ? { [key]: items[key] } : {}),
    set: async (added: Record<string, unknown>) => void Object.assign(items, added),
  };
  return createStorageAccess({ local: area, session: area });
}

test.each([
  ['absent', undefined, { state: 'absent', value: 0 }],
  ['kept', { version: 2, value: 7 }, { state: 'kept', value: 7 }],
  ['of an older version', { version: 1, value: '7' }, { state: 'kept', value: 7 }],
  ['of a newer version', { version: 3, value: 7 }, { state: 'newer', value: 0 }],
  ['of the wrong type', { version: 2, value: 'seven' }, { state: 'damaged', value: 0 }],
  ['not wrapped', 7, { state: 'damaged', value: 0 }],
  ['null', null, { state: 'damaged', value: 0 }],
])('reads a value that is %s', async (_name, found, expected) => {
  const storage = storageWith(found === undefined ? {} : { count: found });
  expect(await storage.read(count)).toEqual(expected);
});

test('reads a written value', async () => {
  const storage = storageWith({});
  const settings = { ...settingsItem.fallback, environment: 'sandbox' as const };
  await storage.write(settingsItem, settings);
  expect(await storage.read(settingsItem)).toEqual({ state: 'kept', value: settings });
});
