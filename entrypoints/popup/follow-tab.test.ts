import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFollowTab, type HearFrame } from './follow-tab.ts';

const [TAB, OTHER_TAB] = [7, 8];
const [ONE, TWO, THREE] = ['ABCD1234567801', 'ABCD1234567802', 'ABCD1234567803'];

/** The IDs of the frames of each tab. */
let tabs: Map<number, Map<string, string[]>>;
let connections: { tabId: number; say: HearFrame; isOpen: boolean }[];
let heard: string[][];

function connect(tabId: number, say: HearFrame): () => void {
  const connection = { tabId, say, isOpen: true };
  connections.push(connection);
  for (const [frame, ids] of tabs.get(tabId) ?? []) say(frame, ids);
  return () => {
    connection.isOpen = false;
  };
}

const create = () => createFollowTab(connect, (ids) => void heard.push(ids));

beforeEach(() => {
  vi.useFakeTimers();
  tabs = new Map([
    [TAB, new Map([['top', [ONE, TWO]]])],
    [OTHER_TAB, new Map([['other', [THREE]]])],
  ]);
  connections = [];
  heard = [];
});

afterEach(() => {
  vi.useRealTimers();
});

test('all frames are heard, an ID of two frames once', () => {
  tabs.get(TAB)?.set('mail', [TWO, THREE]);
  create().follow(TAB);
  expect(heard.at(-1)).toEqual([ONE, TWO, THREE]);
});

test('a frame that changes replaces what it said', () => {
  create().follow(TAB);
  connections[0]?.say('top', [THREE]);
  expect(heard.at(-1)).toEqual([THREE]);
});

test('another tab in front: what was heard of the first one goes, and the frames of only one tab are asked', () => {
  const { follow } = create();
  follow(TAB);
  tabs.set(OTHER_TAB, new Map());
  follow(OTHER_TAB);
  expect(heard.at(-1)).toEqual([]);
  expect(connections.filter(({ isOpen }) => isOpen).map(({ tabId }) => tabId)).toEqual([OTHER_TAB]);
});

test('asked again, a new frame is heard, and one that is gone is dropped after a moment, without a flicker', () => {
  tabs.get(TAB)?.set('chat', [TWO]);
  const { follow, askAgain } = create();
  follow(TAB);
  tabs.get(TAB)?.delete('top');
  tabs.get(TAB)?.set('mail', [THREE]);
  heard = [];
  askAgain(TAB);
  expect(heard.at(-1)).toEqual([ONE, TWO, THREE]);
  expect(heard.every((ids) => ids.length > 1)).toBe(true);
  vi.advanceTimersByTime(500);
  expect(heard.at(-1)).toEqual([TWO, THREE]);
});

test('a frame is asked when it begins to have IDs and when it has none any more, not with every change', () => {
  const { follow, hearNews } = create();
  follow(TAB);
  for (const hasIds of [true, true, true]) hearNews(TAB, 3, hasIds);
  expect(connections).toHaveLength(2);
  for (const hasIds of [false, true]) hearNews(TAB, 3, hasIds);
  expect(connections).toHaveLength(4);
  hearNews(TAB, 4, true);
  expect(connections).toHaveLength(5);
});

test('news of other tabs are passed over', () => {
  const { follow, askAgain, hearNews } = create();
  follow(TAB);
  askAgain(OTHER_TAB);
  hearNews(OTHER_TAB, 0, true);
  follow(TAB);
  expect(connections).toHaveLength(1);
});

test('a tab that was left while its frames were asked again drops nothing of the next one', () => {
  const { follow, askAgain } = create();
  follow(TAB);
  tabs.set(TAB, new Map());
  askAgain(TAB);
  follow(OTHER_TAB);
  heard = [];
  vi.advanceTimersByTime(500);
  expect(heard).toEqual([]);
});
