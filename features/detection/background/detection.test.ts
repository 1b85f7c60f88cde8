import { beforeEach, expect, test } from 'vitest';
import type { Stored } from '../../../utils/storage.ts';
import type { DetectionRules } from '../engine/rules.ts';
import { DEFAULT_RULES, type SavedPattern } from '../model.ts';
import { createDetectionService } from './detection.ts';

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
let notifications: number;
let isFull: boolean;

beforeEach(() => {
  stored = { state: 'absent', value: [] };
  rules = { state: 'absent', value: DEFAULT_RULES };
  managed = [];
  notifications = 0;
  isFull = false;
});

function create() {
  return createDetectionService({
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
    notifyPages: async () => void notifications++,
  });
}

test('sends pages the patterns without their examples', async () => {
  const detection = create();
  await detection.save([pattern]);
  expect(await detection.getSettings()).toEqual({ patterns: [pattern.pattern] });
  expect(JSON.stringify(await detection.getSettings())).not.toContain('0426');
});

test('sends pages the rules only if they exclude something', async () => {
  const detection = create();
  await detection.rules.replace({ ...DEFAULT_RULES, mode: 'strict' });
  expect(await detection.getSettings()).toEqual({
    patterns: [],
    rules: { ...DEFAULT_RULES, mode: 'strict' },
  });
  await detection.rules.change({ mode: 'eager' });
  expect(await detection.getSettings()).toEqual({ patterns: [] });
});

test('returns the saved patterns and notifies open pages', async () => {
  const detection = create();
  expect(await detection.save([pattern])).toEqual({ patterns: [pattern], unreadable: false });
  expect(await detection.getPatterns()).toEqual({ patterns: [pattern], unreadable: false });
  expect(notifications).toBe(1);
});

test('does not change the patterns or notify pages if storing fails', async () => {
  const detection = create();
  await detection.save([pattern]);
  isFull = true;
  await expect(detection.save([])).rejects.toThrow('quota');
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
  await detection.save([pattern]);
  expect((await detection.getSettings()).patterns).toEqual([pattern.pattern, managed[0]?.pattern]);
  expect(await detection.getPatterns()).toEqual({ patterns: [pattern], managed, unreadable: false });
  expect(stored.value).toEqual([pattern]);
});
