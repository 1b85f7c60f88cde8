import { beforeEach, expect, test } from 'vitest';
import { browser } from '../../utils/browser.ts';
import { browserProbes } from './probes.ts';

let alarms: Set<string>;

beforeEach(() => {
  alarms = new Set(['watch']);
  Object.assign(browser, {
    alarms: {
      create: (name: string) => void alarms.add(name),
      get: async (name: string) => (alarms.has(name) ? { name } : undefined),
      clear: async (name: string) => alarms.delete(name),
    },
  });
});

test('two pages that test the alarms at the same time both succeed, and leave no alarms behind', async () => {
  const answers = await Promise.all([browserProbes.answers('alarms'), browserProbes.answers('alarms')]);
  expect(answers).toEqual([true, true]);
  expect([...alarms]).toEqual(['watch']);
});
