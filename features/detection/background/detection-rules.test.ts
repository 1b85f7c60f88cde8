import { beforeEach, expect, test } from 'vitest';
import { createQueue } from '../../../utils/async.ts';
import { fail } from '../../../utils/outcome.ts';
import type { Stored } from '../../../utils/storage.ts';
import type { DetectionRules } from '../engine/rules.ts';
import { DEFAULT_RULES, MAX_IGNORED_IDS } from '../model.ts';
import { createDetectionRules } from './detection-rules.ts';

let stored: Stored<DetectionRules>;
let notifications: number;
let isFull: boolean;

beforeEach(() => {
  stored = { state: 'absent', value: DEFAULT_RULES };
  notifications = 0;
  isFull = false;
});

const create = () =>
  createDetectionRules({
    enqueue: createQueue(),
    read: async () => stored,
    write: async (value) => {
      if (isFull) throw new Error('quota');
      stored = { state: 'kept', value };
    },
    notifyPages: async () => void notifications++,
  });

test('changes only the given rules and notifies open pages', async () => {
  const rules = create();
  await rules.change({ labels: false });
  const outcome = await rules.change({ mode: 'strict', addIgnoredIds: ['ABCD1234567890'] });
  const expected = { mode: 'strict', labels: false, carriers: true, notIds: ['ABCD1234567890'] };
  expect(outcome).toEqual({ ok: true, value: { rules: expected, unreadable: false } });
  expect(notifications).toBe(2);
});

test('applies changes of several pages at the same time', async () => {
  const rules = create();
  await Promise.all([
    rules.change({ addIgnoredIds: ['AAAA1'] }),
    rules.change({ addIgnoredIds: ['BBBB1', 'AAAA1'] }),
    rules.change({ carriers: false }),
    rules.change({ removeIgnoredIds: ['AAAA1'] }),
  ]);
  expect(stored.value).toEqual({ ...DEFAULT_RULES, carriers: false, notIds: ['BBBB1'] });
});

test('refuses a change that would make the list too long', async () => {
  const rules = create();
  const numbers = Array.from({ length: MAX_IGNORED_IDS }, (_, index) => `A${1000 + index}`);
  await rules.change({ addIgnoredIds: numbers });
  expect(await rules.change({ addIgnoredIds: ['ONE2MANY'] })).toEqual(fail('invalidInput'));
  expect((await rules.change({ addIgnoredIds: ['A1000'] })).ok).toBe(true);
  expect(stored.value.notIds).toEqual(numbers);
});

test('does not change the rules or notify pages if storing fails, and continues with the next change', async () => {
  const rules = create();
  isFull = true;
  await expect(rules.change({ labels: false })).rejects.toThrow('quota');
  isFull = false;
  expect(notifications).toBe(0);
  await rules.change({ carriers: false });
  expect(stored.value).toEqual({ ...DEFAULT_RULES, carriers: false });
});

test.each(['damaged', 'newer'] as const)('reports %s rules', async (state) => {
  stored = { state, value: DEFAULT_RULES };
  expect(await create().getRules()).toEqual({ rules: DEFAULT_RULES, unreadable: true });
});
