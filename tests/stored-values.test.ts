import { expect, test } from 'vitest';
import { createStorageAccess } from '../utils/storage.ts';
import { createMemoryArea } from './fakes/memory-area.ts';
import { STORED_VALUES } from './fixtures/stored-values.ts';
import { STORED_ITEMS } from './stored-items.ts';

const LASTING = STORED_ITEMS.filter(({ area }) => area === 'local');

test('every version of a lasting item has a value in tests/fixtures/stored-values.ts', () => {
  const has = ({ key, version }: { key: string; version: number }) =>
    STORED_VALUES.some((each) => each.key === key && each.version === version);
  expect(LASTING.filter((item) => !has(item)).map(({ key, version }) => `${key}: ${version}`)).toEqual([]);
});

test.each(STORED_VALUES.map((stored) => [stored.key, stored.version, stored.value] as const))(
  '%s of version %i is read completely; if not, raise the version and write a `migrate`',
  async (key, version, value) => {
    const item = LASTING.find((each) => each.key === key);
    if (!item) throw new Error(`No storage.ts exports an item with the key ${key}: people would lose it.`);
    const local = createMemoryArea({ [key]: { version, value } });
    const read = await createStorageAccess({ local, session: local }).read(item);
    expect(read.state).toBe('kept');
    if (version === item.version) expect(read.value).toEqual(value);
  },
);
