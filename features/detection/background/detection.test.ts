import { beforeEach, expect, test } from 'vitest';
import { createQueue } from '../../../utils/async.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import type { Stored } from '../../../utils/storage.ts';
import type { DetectionRules } from '../engine/rules.ts';
import { DEFAULT_RULES, MAX_PATTERNS, type SavedPattern } from '../model.ts';
import { createDetectionService, type DetectionService, detectionHandlers } from './detection.ts';

const pattern: SavedPattern = {
  id: '1',
  name: 'Parcels',
  pattern: {
    parts: [
      { kind: 'literal', text: 'UR' },
      { kind: 'digits', min: 17, max: 17 },
    ],
  },
  examples: ['UR04260000000000001'],
  counterExamples: [],
};

let stored: Stored<SavedPattern[]>;
let rules: Stored<DetectionRules>;
let managed: SavedPattern[];
let examples: string[];
let notifications: number;
let isFull: boolean;

beforeEach(() => {
  stored = { state: 'absent', value: [] };
  rules = { state: 'absent', value: DEFAULT_RULES };
  managed = [];
  examples = [];
  notifications = 0;
  isFull = false;
});

function create() {
  return createDetectionService({
    enqueue: createQueue(),
    read: async () => stored,
    write: async (value) => {
      if (isFull) throw new Error('quota');
      stored = { state: 'kept', value };
    },
    readManaged: async () => managed,
    readRules: async () => rules,
    writeRules: async (value) => {
      rules = { state: 'kept', value };
    },
    readExamples: async () => examples,
    writeExamples: async (trackingIds) => {
      examples = trackingIds;
    },
    notifyPages: async () => void notifications++,
  });
}

const save = (detection: DetectionService, ...saved: SavedPattern[]) =>
  detection.change({ saved, removed: [] });

test('applies the changes of two pages at the same time, each in its place', async () => {
  const detection = create();
  const named = (id: string, name = id) => ({ ...pattern, id, name });
  await save(detection, named('1'), named('2'), named('3'));
  await Promise.all([
    save(detection, named('2', 'edited')),
    save(detection, named('4')),
    detection.change({ saved: [], removed: ['1'] }),
  ]);
  await detection.change({ saved: [named('1')], removed: [], at: 0 });
  expect(stored.value.map(({ name }) => name)).toEqual(['1', 'edited', '3', '4']);
});

test('adds no pattern to a full list', async () => {
  const detection = create();
  const all = Array.from({ length: MAX_PATTERNS }, (_, index) => ({ ...pattern, id: `${index}` }));
  await save(detection, ...all);
  expect(await save(detection, { ...pattern, id: 'one more' })).toEqual(fail('invalidInput'));
  expect(stored.value).toEqual(all);
});

test('sends pages the patterns without their examples', async () => {
  const detection = create();
  await save(detection, pattern);
  expect(await detection.getSettings()).toEqual({ patterns: [pattern.pattern] });
  expect(JSON.stringify(await detection.getSettings())).not.toContain('0426');
});

test('sends pages the rules only if they exclude something', async () => {
  const detection = create();
  await detection.rules.change({ mode: 'strict' });
  expect(await detection.getSettings()).toEqual({
    patterns: [],
    rules: { ...DEFAULT_RULES, mode: 'strict' },
  });
  await detection.rules.change({ mode: 'eager' });
  expect(await detection.getSettings()).toEqual({ patterns: [] });
});

test('returns the saved patterns and notifies open pages', async () => {
  const detection = create();
  expect(await save(detection, pattern)).toEqual(succeed({ patterns: [pattern], unreadable: false }));
  expect(await detection.getPatterns()).toEqual({ patterns: [pattern], unreadable: false });
  expect(notifications).toBe(1);
});

test('does not change the patterns or notify pages if storing fails', async () => {
  const detection = create();
  await save(detection, pattern);
  isFull = true;
  await expect(detection.change({ saved: [], removed: [pattern.id] })).rejects.toThrow('quota');
  expect((await detection.getPatterns()).patterns).toEqual([pattern]);
  expect(notifications).toBe(1);
});

test.each(['damaged', 'newer'] as const)('reports %s patterns', async (state) => {
  stored = { state, value: [] };
  expect(await create().getPatterns()).toEqual({ patterns: [], unreadable: true });
  expect(await create().getSettings()).toEqual({ patterns: [] });
});

test('uses managed patterns beside the user’s own, and does not save them', async () => {
  const detection = create();
  managed = [{ ...pattern, id: 'policy', pattern: { parts: [{ kind: 'digits', min: 9, max: 9 }] } }];
  await save(detection, pattern);
  expect((await detection.getSettings()).patterns).toEqual([pattern.pattern, managed[0]?.pattern]);
  expect(await detection.getPatterns()).toEqual({ patterns: [pattern], managed, unreadable: false });
  expect(stored.value).toEqual([pattern]);
});

test('hands the IDs to teach to the options until these have them, and never in their URL, which browsers keep in their history', async () => {
  const places: string[] = [];
  const handlers = detectionHandlers(create(), async (place) => void places.push(place));
  const sender = { tabId: 7, frameId: 0, windowId: 1, address: undefined };
  for (const trackingId of ['UR123456', 'UR654321']) await handlers.openAddPattern({ trackingId }, sender);
  expect(places.join()).not.toMatch(/\d/);
  const get = () => handlers.getExamples({}, sender);
  expect(await get()).toEqual(succeed({ trackingIds: ['UR123456', 'UR654321'] }));
  await handlers.removeExamples({ trackingIds: ['UR123456'] }, sender);
  expect(await get()).toEqual(succeed({ trackingIds: ['UR654321'] }));
});

test('hands over an ID to teach although the background was stopped before the options asked for it, or during its reply', async () => {
  const start = () => detectionHandlers(create(), async () => undefined);
  const sender = { tabId: 7, frameId: 0, windowId: 1, address: undefined };
  const teach = (trackingId: string) => start().openAddPattern({ trackingId }, sender);
  await teach('UR123456');
  await teach('UR654321');
  const both = succeed({ trackingIds: ['UR123456', 'UR654321'] });
  expect(await start().getExamples({}, sender)).toEqual(both);
  expect(await start().getExamples({}, sender)).toEqual(both);
});
