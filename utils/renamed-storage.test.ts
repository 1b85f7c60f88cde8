import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { createMemoryArea, killedAfter } from '../tests/fakes/memory-area.ts';
import { type NamedValues, openRenamed, renameStored } from './renamed-storage.ts';

const RENAMES = { settings: 'connection.settings', patterns: 'detection.patterns', watches: 'watch.watches' };
const OLD = { settings: { version: 1, value: 'a' }, patterns: [1, 2], other: 'stays' };
const NEW = {
  'connection.settings': { version: 1, value: 'a' },
  'detection.patterns': [1, 2],
  other: 'stays',
};

let stored: Record<string, unknown>;
let log: MockInstance;

beforeEach(() => {
  stored = structuredClone(OLD);
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const area = (): NamedValues => createMemoryArea(stored);

/** The values that a background reads at its start. */
async function readAll(): Promise<Record<string, unknown>> {
  return openRenamed(area(), RENAMES).get([...Object.values(RENAMES), 'other']);
}

test('moves values to their new names', async () => {
  expect(await renameStored(area(), RENAMES)).toBe(true);
  expect(stored).toEqual(NEW);
});

test('does nothing the second time', async () => {
  await renameStored(area(), RENAMES);
  expect(await renameStored(killedAfter(0, area()), RENAMES)).toBe(false);
  expect(stored).toEqual(NEW);
});

test('killed after any write, it ends the same when it runs again', async () => {
  const runs: boolean[] = [];
  for (let writes = 0; runs.at(-1) !== true; writes++) {
    stored = structuredClone(OLD);
    runs.push(
      await renameStored(killedAfter(writes, area()), RENAMES).then(
        () => true,
        () => false,
      ),
    );
    expect(await readAll()).toEqual(NEW);
    expect(stored).toEqual(NEW);
  }
  expect(runs).toEqual([false, false, true]);
});

test('two contexts that rename at once lose nothing', async () => {
  await Promise.all([renameStored(area(), RENAMES), renameStored(area(), RENAMES)]);
  expect(stored).toEqual(NEW);
});

test('never overwrites a value that exists under its new name', async () => {
  stored['connection.settings'] = { version: 1, value: 'newer' };
  await renameStored(area(), RENAMES);
  expect(stored).toEqual({ ...NEW, 'connection.settings': { version: 1, value: 'newer' } });
});

test('a value that was removed stays removed, even if its old name could not be removed', async () => {
  const { set, get } = area();
  await expect(
    renameStored({ get, set, remove: () => Promise.reject(new Error('damaged')) }, RENAMES),
  ).rejects.toThrow();
  await openRenamed(area(), RENAMES).remove('detection.patterns');
  const { 'detection.patterns': _, ...others } = NEW;
  expect(await readAll()).toEqual(others);
  expect(stored).toEqual(others);
});

test('removes the empty places of values that had been removed before', async () => {
  stored.watches = null;
  await renameStored(area(), RENAMES);
  expect(stored).toEqual(NEW);
});

test('reads wait for the renaming, which runs once', async () => {
  const values = area();
  const set = vi.spyOn(values, 'set');
  const renamed = openRenamed(values, RENAMES);
  expect(
    await Promise.all([
      renamed.get('connection.settings'),
      renamed.get(['detection.patterns', 'watch.watches']),
    ]),
  ).toEqual([{ 'connection.settings': OLD.settings }, { 'detection.patterns': OLD.patterns }]);
  expect(set).toHaveBeenCalledTimes(1);
});

test('a write waits for the renaming, so that older data do not replace it', async () => {
  const renamed = openRenamed(area(), RENAMES);
  await renamed.set({ 'detection.patterns': ['new'] });
  expect(stored).toEqual({ ...NEW, 'detection.patterns': ['new'] });
});

test('if there is no room, everything can be read, changed and removed, and the next start tries again', async () => {
  const values = area();
  const set = vi.spyOn(values, 'set').mockRejectedValueOnce(new Error('QUOTA_BYTES quota exceeded'));
  const renamed = openRenamed(values, RENAMES);
  expect(await renamed.get([...Object.values(RENAMES), 'other'])).toEqual(NEW);
  expect(stored).toEqual(OLD);
  expect(log).toHaveBeenCalledTimes(1);
  await renamed.set({ 'connection.settings': 'changed' });
  await renamed.remove('detection.patterns');
  expect(set).toHaveBeenCalledTimes(2);
  const changed = { 'connection.settings': 'changed', other: 'stays' };
  expect(await renamed.get([...Object.values(RENAMES), 'other'])).toEqual(changed);
  expect(await readAll()).toEqual(changed);
  expect(stored).toEqual(changed);
});

test('after the first start of a new version, a value is read in one step', async () => {
  await renameStored(area(), RENAMES);
  const values = area();
  const get = vi.spyOn(values, 'get');
  const renamed = openRenamed(values, RENAMES);
  await renamed.get('connection.settings');
  await renamed.get('detection.patterns');
  expect(get.mock.calls.map(([names]) => names)).toEqual([
    'connection.settings',
    Object.keys(RENAMES),
    'detection.patterns',
  ]);
});
