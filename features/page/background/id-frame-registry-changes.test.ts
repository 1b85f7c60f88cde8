import { beforeEach, expect, test } from 'vitest';
import type { IdFrame, IdTab } from '../storage.ts';
import { createIdFrameRegistry } from './id-frame-registry.ts';

const TAB = 7;
const frame = (frameId: number, hashes: number[] = []): IdFrame => ({
  frameId,
  path: frameId === 0 ? [] : [frameId],
  hashes,
  hasMore: false,
});
const [TOP, MAIL] = [frame(0), frame(3)];

let stored: IdTab[];
let entries: IdTab[];
let alive: Set<number>;

const create = () =>
  createIdFrameRegistry(
    async () => stored,
    async (tabs) => {
      stored = tabs;
    },
    async (_tabId, frameId) => (alive.has(frameId) ? true : undefined),
    async (tab) => void entries.push(tab),
  );

beforeEach(() => {
  stored = [];
  entries = [];
  alive = new Set([0, 3]);
});

test('passes on the entry of a tab with every report', async () => {
  const idFrames = create();
  await idFrames.report(TAB, TOP, true);
  await idFrames.report(TAB, MAIL, true);
  expect(entries).toEqual([
    { tabId: TAB, frames: [TOP] },
    { tabId: TAB, frames: [TOP, MAIL] },
  ]);
  await idFrames.report(TAB, frame(3, [1, 2]), true);
  expect(entries.at(-1)?.frames).toEqual([TOP, frame(3, [1, 2])]);
  await idFrames.report(TAB, MAIL, false);
  expect(entries.at(-1)?.frames).toEqual([TOP]);
});

test('passes on nothing when a frame without an entry has no IDs, as a page that leaves its tab', async () => {
  const idFrames = create();
  await idFrames.report(TAB, TOP, true);
  await idFrames.report(TAB, { ...TOP, frameId: 91 }, false);
  expect(entries).toHaveLength(1);
});

test('passes on the entry when it drops frames that are gone', async () => {
  const idFrames = create();
  await idFrames.report(TAB, TOP, true);
  await idFrames.report(TAB, MAIL, true);
  alive.delete(0);
  await idFrames.step(TAB, 'next');
  expect(entries.at(-1)).toEqual({ tabId: TAB, frames: [MAIL], steppedTo: 3 });
});

test('ignores tabs that never had IDs', async () => {
  const idFrames = create();
  await idFrames.report(TAB, TOP, false);
  await idFrames.forget(TAB);
  expect(entries).toEqual([]);
});
