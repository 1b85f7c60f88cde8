import { describe, expect, test } from 'vitest';
import { USER_ITEMS } from '../../entrypoints/background/user-items.ts';
import { newerDataHandlers } from '../../features/newer-data/background.ts';
import { newerDataText } from '../../features/newer-data/text.en.ts';
import { hadPolicyItem } from '../../features/policy/storage.ts';
import { createStorageAccess, refusalOf, type StoredItem } from '../../utils/storage.ts';
import { createMemoryArea } from '../fakes/memory-area.ts';
import { STORED_ITEMS } from '../stored-items.ts';

const named = STORED_ITEMS.map((item) => [item.key, item] as const);
const lasting = named.filter(([, { area }]) => area === 'local');
/** The items that the interface names. */
const known = lasting.filter(([key]) => key !== hadPolicyItem.key);
const sender = {} as never;

const wrap = (version: unknown, value: unknown) => ({ version, value });
const DEEP = JSON.parse('['.repeat(150) + ']'.repeat(150));
const HUGE = [
  'x'.repeat(500_000),
  Array.from({ length: 10_000 }, (_, index) => index),
  Array.from({ length: 2_000 }, () => ({ trackingId: 'ABCD1234567890', environment: 'sandbox', seenAt: 0 })),
  DEEP,
];
const JUNK = [
  ...[null, true, 0, Number.MAX_VALUE, '', 'junk', [], {}, [null], [[]], { length: -1 }],
  JSON.parse('{"__proto__": {"version": 1}, "toString": 0, "length": {"toString": 0}}'),
];
const wrappers = (item: StoredItem<unknown>) => [
  ...JUNK,
  ...[...JUNK, ...HUGE].map((value) => wrap(item.version, value)),
  ...[0, -1, 1.5, '1', null, [], {}].map((version) => wrap(version, item.fallback)),
];

/** @returns a refusal's kind, or `undefined` if the write took effect */
const refused = (write: Promise<unknown>) => write.then(() => undefined, refusalOf);

function storageOf({ area, key }: StoredItem<unknown>, value: unknown) {
  const values: Record<string, unknown> = value === undefined ? {} : { [key]: value };
  const areas = {
    local: createMemoryArea({}),
    session: createMemoryArea({}),
    [area]: createMemoryArea(values),
  };
  return { values, storage: createStorageAccess(areas) };
}

test('row 36: every item that users know of can be replaced and has a name', () => {
  expect([...USER_ITEMS].map(({ key }) => key).sort()).toEqual(known.map(([key]) => key).sort());
  for (const [key] of known) expect(newerDataText.advice([key])).not.toContain(key);
});

describe('row 36: what is stored', () => {
  test.each(named)('is read if it is missing: %s', async (_, item) => {
    const { storage } = storageOf(item, undefined);
    expect(await storage.read(item)).toEqual({ state: 'absent', value: item.fallback });
  });

  test.each(named)('is read if it is damaged or huge, and can be replaced: %s', async (_, item) => {
    for (const found of wrappers(item)) {
      const { storage } = storageOf(item, found);
      const { state, value } = await storage.read(item);
      expect(['kept', 'damaged']).toContain(state);
      expect(item.schema.safeParse(value).success).toBe(true);
      expect(await refused(storage.write(item, item.fallback))).toBeUndefined();
      expect(await storage.read(item)).toEqual({ state: 'kept', value: item.fallback });
    }
  });

  test.each(named)('is converted or refused if an older version wrote it: %s', async (_, item) => {
    for (let version = 1; version < item.version; version++) {
      const { storage } = storageOf(item, wrap(version, item.fallback));
      expect(['kept', 'damaged']).toContain((await storage.read(item)).state);
    }
  });

  test.each(known)(
    'is read-only if a newer version wrote it, until the user decides: %s',
    async (key, item) => {
      const found = wrap(item.version + 1, { of: 'the future' });
      const { storage, values } = storageOf(item, found);
      expect(await storage.read(item)).toEqual({ state: 'newer', value: item.fallback });
      expect(await refused(storage.write(item, item.fallback))).toBe('newerData');
      expect(await refused(storage.prepare(item, item.fallback))).toBe('newerData');
      expect(values).toEqual({ [key]: found });

      const others: string[] = [];
      const handlers = newerDataHandlers({
        items: USER_ITEMS,
        storage,
        forget: [() => others.push('forgotten')],
      });
      expect(await handlers.getNewerData({}, sender)).toEqual({ ok: true, value: { keys: [key] } });
      await handlers.replaceNewerData({ keys: ['other.item'] }, sender);
      expect(values).toEqual({ [key]: found });
      expect(await handlers.replaceNewerData({ keys: [key] }, sender)).toEqual({
        ok: true,
        value: { keys: [] },
      });
      expect(others).not.toEqual([]);
      expect(await storage.read(item)).toEqual({ state: 'kept', value: item.fallback });
      expect(await refused(storage.write(item, item.fallback))).toBeUndefined();
    },
  );
});

test.each(named)('row 35: without room, a write is refused and the old value stays: %s', async (_, item) => {
  for (const error of [
    new Error('Resource::kQuotaBytes quota exceeded'),
    new Error('QUOTA_BYTES quota exceeded'),
    new DOMException('storage is full', 'QuotaExceededError'),
  ]) {
    const area = createMemoryArea({ [item.key]: wrap(item.version, item.fallback) });
    const full = { ...area, set: () => Promise.reject(error) };
    const storage = createStorageAccess({ local: full, session: full });
    expect(await refused(storage.write(item, item.fallback))).toBe('storageFull');
    expect(await storage.read(item)).toEqual({ state: 'kept', value: item.fallback });
  }
});
