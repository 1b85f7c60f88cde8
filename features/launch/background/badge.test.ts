import { beforeEach, expect, test } from 'vitest';
import { messagesFor } from '../../../utils/messages/catalogue.ts';
import { badgeText, countIds, createShowCount } from './badge.ts';

const frame = (frameId: number, hashes: number[], hasMore = false) => ({
  frameId,
  path: [],
  hashes,
  hasMore,
});

test('an ID that stands in two frames counts once', () => {
  expect(countIds([frame(0, [1, 2]), frame(4, [2, 3])])).toEqual({ count: 3, hasMore: false });
  expect(countIds([frame(0, [1]), frame(4, [2], true)])).toEqual({ count: 2, hasMore: true });
  expect(countIds([])).toEqual({ count: 0, hasMore: false });
});

test.each([
  [0, false, ''],
  [0, true, ''],
  [3, false, '3'],
  [12, true, '12+'],
  [99, false, '99'],
  [99, true, '99+'],
  [150, false, '99+'],
])('%i IDs, more: %s, are written %j', (count, hasMore, text) => {
  expect(badgeText(count, hasMore)).toBe(text);
});

let texts: unknown[];
let titles: unknown[];

beforeEach(() => {
  texts = [];
  titles = [];
});

const button = {
  setBadgeText: async (details: object) => void texts.push(details),
  setTitle: async (details: object) => void titles.push(details),
};

test('the button says in words what its number means', async () => {
  const show = createShowCount(button, messagesFor('en'));
  await show({ tabId: 7, frames: [frame(0, [1])] });
  await show({ tabId: 7, frames: [frame(0, [1, 2], true)] });
  await show({ tabId: 7, frames: [] });
  expect(texts).toEqual([
    { tabId: 7, text: '1' },
    { tabId: 7, text: '2+' },
    { tabId: 7, text: '' },
  ]);
  expect(titles).toEqual([
    { tabId: 7, title: 'Waybill: 1 tracking ID on this page' },
    { tabId: 7, title: 'Waybill: 2 or more tracking IDs on this page' },
    { tabId: 7, title: 'Waybill' },
  ]);
});

test('a tab that was closed meanwhile is no error', async () => {
  const refuse = async () => Promise.reject(new Error('No tab with id: 7.'));
  const show = createShowCount({ setBadgeText: refuse, setTitle: refuse }, messagesFor('en'));
  await expect(show({ tabId: 7, frames: [] })).resolves.toBeUndefined();
});
