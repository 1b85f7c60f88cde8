import { beforeEach, expect, test, vi } from 'vitest';
import type { FrameIds } from '../model.ts';
import { createTabIds } from './tab-ids.ts';

const [ONE, TWO, THREE] = ['ABCD1234567801', 'ABCD1234567802', 'ABCD1234567803'];

let frames: Record<number, FrameIds | undefined | 'silent'>;
let opened: [frameId: number, trackingId: string][];
let gone: string[];
let readAll: boolean[];

const tab = createTabIds(
  async () => Object.keys(frames).map(Number),
  async (_tabId, frameId, readsAll) => {
    readAll.push(readsAll);
    const answer = frames[frameId];
    return answer === 'silent' ? new Promise(() => undefined) : answer;
  },
  async (_tabId, frameId, trackingId) => {
    if (gone.includes(trackingId)) return false;
    opened.push([frameId, trackingId]);
    return true;
  },
);

beforeEach(() => {
  frames = { 1: { ids: [ONE, TWO], hasMore: false }, 4: { ids: [TWO, THREE], hasMore: false } };
  opened = [];
  gone = [];
  readAll = [];
});

test('counts each ID of all frames once, in the order of the page', async () => {
  expect(await tab.placeOf(7, ONE)).toEqual({ place: 1, count: 3, hasMore: false });
  expect(await tab.placeOf(7, THREE)).toEqual({ place: 3, count: 3, hasMore: false });
  expect(await tab.placeOf(7, 'OTHER12345')).toEqual({ place: 0, count: 3, hasMore: false });
  frames[4] = { ids: [], hasMore: true };
  expect(await tab.placeOf(7, TWO)).toEqual({ place: 2, count: 2, hasMore: true });
  expect(readAll).not.toContain(true);
});

test('opens the next and the previous ID in its first frame, and wraps around', async () => {
  expect(await tab.openNext(7, ONE, 'next')).toBe(true);
  await tab.openNext(7, TWO, 'next');
  await tab.openNext(7, THREE, 'next');
  await tab.openNext(7, ONE, 'previous');
  expect(opened).toEqual([
    [1, TWO],
    [4, THREE],
    [1, ONE],
    [4, THREE],
  ]);
  expect(readAll).not.toContain(false);
});

test('begins at an end when the page no longer shows the ID of the card', async () => {
  await tab.openNext(7, 'OTHER12345', 'next');
  await tab.openNext(7, 'OTHER12345', 'previous');
  expect(opened).toEqual([
    [1, ONE],
    [4, THREE],
  ]);
});

test('skips an ID that has gone since', async () => {
  gone = [TWO];
  expect(await tab.openNext(7, ONE, 'next')).toBe(true);
  expect(opened).toEqual([[4, THREE]]);
});

test('opens nothing where there is no other ID', async () => {
  frames = { 1: { ids: [ONE], hasMore: false } };
  expect(await tab.openNext(7, ONE, 'next')).toBe(false);
  frames = {};
  expect(await tab.openNext(7, ONE, 'next')).toBe(false);
  expect(opened).toEqual([]);
});

test('accepts only IDs from a page, and not too many', async () => {
  frames = { 1: { ids: [null, 7, 'x'.repeat(500), ONE, ...Array(2_000).keys()], hasMore: false } };
  expect(await tab.placeOf(7, ONE)).toEqual({ place: 1, count: 1, hasMore: true });
});

test('does not wait for a frame that is busy', async () => {
  vi.useFakeTimers();
  try {
    frames[1] = 'silent';
    frames[2] = undefined;
    const place = tab.placeOf(7, THREE);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await place).toEqual({ place: 2, count: 2, hasMore: false });
  } finally {
    vi.useRealTimers();
  }
});
