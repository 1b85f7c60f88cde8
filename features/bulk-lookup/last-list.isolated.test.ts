import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { createMemoryArea } from '../../tests/fakes/memory-area.ts';
import { createFakeSend } from '../../tests/fakes/send.ts';
import { realTimers } from './bulk-run.ts';
import { keepLastList } from './last-list.ts';
import { createBulkRun } from './run-state.ts';

const { browser } = vi.hoisted(() => ({
  browser: { values: {} as Record<string, unknown>, writes: 0, isPrivate: false, refuses: false },
}));

vi.mock('../../utils/browser.ts', async () => {
  const area = () => {
    if (browser.refuses) throw new Error('No storage.');
    return createMemoryArea(browser.values);
  };
  return {
    isInPrivateWindow: async () => browser.isPrivate,
    browser: {
      storage: {
        session: {
          get: async (key: string) => area().get(key),
          remove: async (key: string) => area().remove(key),
          set: async (items: object) => {
            browser.writes += 1;
            await area().set({ ...items });
          },
        },
      },
    },
  };
});
vi.mock('../../utils/logger.ts', () => ({ logUnexpected: () => undefined }));

const [ONE, TWO, THREE] = ['ABCD1234567801', 'ABCD1234567802', 'ABCD1234567803'] as const;

/** A popup that opens. */
async function open(known: readonly string[] = []) {
  const background = createFakeSend({ getCachedLookups: { lookups: known.map((id) => fakeLookup(id)) } });
  const run = createBulkRun(background.send, realTimers);
  await keepLastList(run, background.send);
  const rows = () => run.rows.value.map(({ trackingId, answer }) => [trackingId, answer.value.step]);
  return { run, rows, background };
}

beforeEach(() => {
  Object.assign(browser, { values: {}, writes: 0, isPrivate: false, refuses: false });
});

test('the next popup has the list of the one before, with what is known, and looks up nothing', async () => {
  const { run } = await open();
  run.show([ONE, TWO], []);
  const { rows, background } = await open([TWO]);
  expect(rows()).toEqual([
    [TWO, 'answered'],
    [ONE, 'waiting'],
  ]);
  expect(background.named('getShipment')).toEqual([]);
});

test('keeps a list once, whatever order its rows have, and replaces it by the next one', async () => {
  const { run } = await open();
  run.show([ONE, TWO], [fakeLookup(ONE)]);
  run.show([TWO, ONE], []);
  expect(browser.writes).toBe(1);
  run.show([THREE], []);
  expect((await open()).rows()).toEqual([[THREE, 'waiting']]);
});

test('leaves a table that the agent has begun meanwhile', async () => {
  (await open()).run.show([ONE], []);
  const background = createFakeSend({ getCachedLookups: { lookups: [] } });
  const run = createBulkRun(background.send, realTimers);
  const keeping = keepLastList(run, background.send);
  run.show([TWO], []);
  await keeping;
  expect(run.rows.value.map(({ trackingId }) => trackingId)).toEqual([TWO]);
});

test('forgets a list after an hour', async () => {
  vi.useFakeTimers();
  try {
    (await open()).run.show([ONE], []);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect((await open()).rows()).toEqual([]);
    expect(browser.values).toEqual({});
  } finally {
    vi.useRealTimers();
  }
});

test('neither keeps nor shows a list in a private window', async () => {
  (await open()).run.show([ONE], []);
  browser.isPrivate = true;
  const { run, rows } = await open();
  expect(rows()).toEqual([]);
  run.show([TWO], []);
  browser.isPrivate = false;
  expect((await open()).rows()).toEqual([[ONE, 'waiting']]);
});

test.each([
  null,
  'text',
  { version: 1, value: null },
  { version: 1, value: { trackingIds: 'ABCD', begunAt: Date.now() } },
  { version: 1, value: { trackingIds: [ONE], begunAt: 'today' } },
  { version: 1, value: { trackingIds: [7, null], begunAt: Date.now() } },
])('ignores damaged data: %j', async (stored) => {
  browser.values = { 'bulk-lookup.last': stored };
  expect((await open()).rows()).toEqual([]);
});

test('works without storage', async () => {
  browser.refuses = true;
  const { run, rows } = await open();
  run.show([ONE], []);
  expect(rows()).toEqual([[ONE, 'waiting']]);
});
