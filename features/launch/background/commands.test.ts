import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LookupRequest } from '../../lookup/model.ts';
import { createCommandListener } from './commands.ts';

/** The tab of a page that is busy without end, or waits for the answer to its own dialog. */
const FROZEN = 8;

let steps: [tabId: number, direction: string][];
let shown: { request: LookupRequest; windowId: number | undefined }[];
let active: { id: number; windowId: number } | undefined;
let selection: string | undefined;

const readSelection = async (tabId: number) => (tabId === 7 ? selection : undefined);

const onCommand = createCommandListener({
  step: async (tabId, direction) => void steps.push([tabId, direction]),
  activeTab: async () => active,
  readSelection: (tabId) => (tabId === FROZEN ? new Promise(() => undefined) : readSelection(tabId)),
  parseLookupRequest: async (trackingId) => ({ kind: 'lookUp', trackingId }),
  present: async (request, windowId) => void shown.push({ request: await request, windowId }),
});

beforeEach(() => {
  steps = [];
  shown = [];
  active = { id: 3, windowId: 1 };
  selection = undefined;
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

test('steps through the IDs of the tab that the browser reports', async () => {
  await onCommand('next-id', { id: 7 });
  await onCommand('previous-id', { id: 7 });
  expect(steps).toEqual([
    [7, 'next'],
    [7, 'previous'],
  ]);
});

test('uses the active tab if the browser reports no tab, and does nothing without an active tab', async () => {
  await onCommand('next-id');
  await onCommand('next-id', {});
  active = undefined;
  await onCommand('next-id');
  await onCommand('look-up-selection');
  expect(steps).toEqual([
    [3, 'next'],
    [3, 'next'],
  ]);
  expect(shown).toEqual([]);
});

test('looks up the selection of the page in its window', async () => {
  selection = 'ABCD1234567890';
  await onCommand('look-up-selection', { id: 7, windowId: 2 });
  expect(shown).toEqual([{ request: { kind: 'lookUp', trackingId: selection }, windowId: 2 }]);
});

test('reports that nothing is selected', async () => {
  await onCommand('look-up-selection');
  expect(shown).toEqual([{ request: { kind: 'refused', reason: 'nothingSelected' }, windowId: 1 }]);
});

test('does not wait for a page that is frozen: the lookups after it would wait too', async () => {
  const done = onCommand('look-up-selection', { id: FROZEN, windowId: 2 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual([{ request: { kind: 'refused', reason: 'nothingSelected' }, windowId: 2 }]);
  await done;
});

test('ignores other commands', async () => {
  await onCommand('_execute_action', { id: 7 });
  expect(steps).toEqual([]);
  expect(shown).toEqual([]);
});
