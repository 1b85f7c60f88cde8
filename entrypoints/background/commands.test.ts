import { beforeEach, expect, test } from 'vitest';
import { createObeyCommand } from './commands.ts';

let steps: [tabId: number, direction: string][];
let activeTab: number | undefined;

const obey = createObeyCommand(
  async (tabId, direction) => void steps.push([tabId, direction]),
  async () => activeTab,
);

beforeEach(() => {
  steps = [];
  activeTab = 3;
});

test('the two commands step in the tab that the browser names', async () => {
  await obey('next-id', { id: 7 });
  await obey('previous-id', { id: 7 });
  expect(steps).toEqual([
    [7, 'next'],
    [7, 'previous'],
  ]);
});

test('without a named tab the one in front is meant; without that one nothing happens', async () => {
  await obey('next-id');
  await obey('next-id', {});
  activeTab = undefined;
  await obey('next-id');
  expect(steps).toEqual([
    [3, 'next'],
    [3, 'next'],
  ]);
});

test('other commands are left alone', async () => {
  await obey('_execute_action', { id: 7 });
  expect(steps).toEqual([]);
});
