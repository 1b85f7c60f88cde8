import { beforeEach, expect, test } from 'vitest';
import type { LookupRequest } from '../../lookup/model.ts';
import { createObeyCommand } from './commands.ts';

let steps: [tabId: number, direction: string][];
let shown: { request: LookupRequest; windowId: number | undefined }[];
let active: { id: number; windowId: number } | undefined;
let selection: string | undefined;

const obey = createObeyCommand({
  step: async (tabId, direction) => void steps.push([tabId, direction]),
  activeTab: async () => active,
  readSelection: async (tabId) => (tabId === 7 ? selection : undefined),
  ask: async (trackingId) => ({ kind: 'lookUp', trackingId }),
  show: async (request, windowId) => void shown.push({ request: await request, windowId }),
});

beforeEach(() => {
  steps = [];
  shown = [];
  active = { id: 3, windowId: 1 };
  selection = undefined;
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
  active = undefined;
  await obey('next-id');
  await obey('look-up-selection');
  expect(steps).toEqual([
    [3, 'next'],
    [3, 'next'],
  ]);
  expect(shown).toEqual([]);
});

test('the selection of the page is looked up in its window', async () => {
  selection = 'ABCD1234567890';
  await obey('look-up-selection', { id: 7, windowId: 2 });
  expect(shown).toEqual([{ request: { kind: 'lookUp', trackingId: selection }, windowId: 2 }]);
});

test('where nothing is selected, that is said', async () => {
  await obey('look-up-selection');
  expect(shown).toEqual([{ request: { kind: 'refused', reason: 'nothingSelected' }, windowId: 1 }]);
});

test('other commands are left alone', async () => {
  await obey('_execute_action', { id: 7 });
  expect(steps).toEqual([]);
  expect(shown).toEqual([]);
});
