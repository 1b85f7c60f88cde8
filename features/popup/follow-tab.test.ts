import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_LISTED_IDS } from '../page/occurrences.ts';
import { createFollowTab, type OnFrameIds } from './follow-tab.ts';

const [TAB, OTHER_TAB] = [7, 8];
const [ONE, TWO, THREE] = ['ABCD1234567801', 'ABCD1234567802', 'ABCD1234567803'];

/** The IDs of the frames of each tab. */
let tabs: Map<number, Map<string, string[]>>;
let connections: { tabId: number; report: OnFrameIds; isOpen: boolean }[];
let received: string[][];
/** How many IDs the tab has, as received with each list. */
let counts: number[];

function connect(tabId: number, report: OnFrameIds): () => void {
  const connection = { tabId, report, isOpen: true };
  connections.push(connection);
  for (const [frame, ids] of tabs.get(tabId) ?? []) report(frame, ids, 0);
  return () => {
    connection.isOpen = false;
  };
}

const create = () =>
  createFollowTab(connect, (ids, count) => {
    received.push(ids);
    counts.push(count);
  });

beforeEach(() => {
  vi.useFakeTimers();
  tabs = new Map([
    [TAB, new Map([['top', [ONE, TWO]]])],
    [OTHER_TAB, new Map([['other', [THREE]]])],
  ]);
  connections = [];
  received = [];
  counts = [];
});

afterEach(() => {
  vi.useRealTimers();
});

test('collects the IDs of all frames, without duplicates', () => {
  tabs.get(TAB)?.set('mail', [TWO, THREE]);
  create().follow(TAB);
  expect(received.at(-1)).toEqual([ONE, TWO, THREE]);
});

test('replaces the IDs of a frame when they change', () => {
  create().follow(TAB);
  connections[0]?.report('top', [THREE], 0);
  expect(received.at(-1)).toEqual([THREE]);
});

test('counts the listed IDs, and those left out by a frame or by the limit of the list', () => {
  const idsFrom = (start: number, length: number) =>
    Array.from({ length }, (_, index) => `ABCD${1_234_000_000 + start + index}`);
  create().follow(TAB);
  const report = connections[0]?.report;
  expect(counts.at(-1)).toBe(2);
  report?.('top', idsFrom(0, MAX_LISTED_IDS), 340);
  expect(received.at(-1)).toHaveLength(MAX_LISTED_IDS);
  expect(counts.at(-1)).toBe(1_340);
  // Ten of these are in the other frame too.
  report?.('mail', idsFrom(MAX_LISTED_IDS - 10, 60), 0);
  expect(received.at(-1)).toHaveLength(MAX_LISTED_IDS);
  expect(counts.at(-1)).toBe(1_390);
  report?.('top', [], 0);
  expect(received.at(-1)).toHaveLength(60);
  expect(counts.at(-1)).toBe(60);
});

test('drops the IDs of the previous tab, and connects to only one tab', () => {
  const { follow } = create();
  follow(TAB);
  tabs.set(OTHER_TAB, new Map());
  follow(OTHER_TAB);
  expect(received.at(-1)).toEqual([]);
  expect(connections.filter(({ isOpen }) => isOpen).map(({ tabId }) => tabId)).toEqual([OTHER_TAB]);
});

test('adds new frames after a reconnect, and drops missing ones after a moment without flicker', () => {
  tabs.get(TAB)?.set('chat', [TWO]);
  const { follow, reconnect } = create();
  follow(TAB);
  tabs.get(TAB)?.delete('top');
  tabs.get(TAB)?.set('mail', [THREE]);
  received = [];
  reconnect(TAB);
  expect(received.at(-1)).toEqual([ONE, TWO, THREE]);
  expect(received.every((ids) => ids.length > 1)).toBe(true);
  vi.advanceTimersByTime(500);
  expect(received.at(-1)).toEqual([TWO, THREE]);
});

test('reconnects when a frame gets its first ID or loses its last, but not at every change', () => {
  const { follow, onReport } = create();
  follow(TAB);
  for (const hasIds of [true, true, true]) onReport(TAB, 3, hasIds);
  expect(connections).toHaveLength(2);
  for (const hasIds of [false, true]) onReport(TAB, 3, hasIds);
  expect(connections).toHaveLength(4);
  onReport(TAB, 4, true);
  expect(connections).toHaveLength(5);
});

test('ignores reports of other tabs', () => {
  const { follow, reconnect, onReport } = create();
  follow(TAB);
  reconnect(OTHER_TAB);
  onReport(OTHER_TAB, 0, true);
  follow(TAB);
  expect(connections).toHaveLength(1);
});

test('does not drop IDs of the next tab after a pending reconnect', () => {
  const { follow, reconnect } = create();
  follow(TAB);
  tabs.set(TAB, new Map());
  reconnect(TAB);
  follow(OTHER_TAB);
  received = [];
  vi.advanceTimersByTime(500);
  expect(received).toEqual([]);
});
