import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StepDirection } from '../model.ts';
import type { IdFrame, IdTab } from '../storage.ts';
import { createIdFrameRegistry } from './id-frame-registry.ts';

const TAB = 7;
const frame = (frameId: number, path: number[]): IdFrame => ({ frameId, path, hashes: [], hasMore: false });
const TOP = frame(0, []);
/** Frame IDs do not follow the order of the frames in the page. */
const FIRST = frame(30, [0]);
const INSIDE_FIRST = frame(10, [0, 4]);
const SECOND = frame(20, [2]);
const ELEVENTH = frame(5, [10]);

let stored: IdTab[];
let writes: number;
/** The requested steps: frame, direction, and "entering" for a step that starts at the edge. */
let asked: string[];
/** The number of IDs in each existing frame. */
let counts: Map<number, number>;
/** The index of the ID that each frame moved to last. */
let places: Map<number, number>;
let busy: Set<number>;

/** Replies as a content script does: it has some IDs and a position among them. */
async function ask(
  _tabId: number,
  frameId: number,
  { direction, startsAtEdge }: { direction: StepDirection; startsAtEdge: boolean },
): Promise<boolean | undefined> {
  asked.push(`${frameId} ${direction}${startsAtEdge ? ' entering' : ''}`);
  if (busy.has(frameId)) return new Promise(() => undefined);
  const count = counts.get(frameId);
  if (count === undefined) return undefined;
  const outside = direction === 'next' ? -1 : count;
  const from = startsAtEdge ? outside : (places.get(frameId) ?? outside);
  const to = from + (direction === 'next' ? 1 : -1);
  if (to < 0 || to >= count) return false;
  places.set(frameId, to);
  return true;
}

const create = () =>
  createIdFrameRegistry(
    async () => stored,
    async (tabs) => {
      writes += 1;
      stored = tabs;
    },
    ask,
    async () => undefined,
  );

/** Creates a registry, and reports frames with some IDs each. */
async function withFrames(...frames: [frame: IdFrame, count: number][]) {
  const idFrames = create();
  for (const [each, count] of frames) {
    counts.set(each.frameId, count);
    await idFrames.report(TAB, each, true);
  }
  return idFrames;
}

beforeEach(() => {
  stored = [];
  writes = 0;
  asked = [];
  counts = new Map();
  places = new Map();
  busy = new Set();
});

afterEach(() => {
  vi.useRealTimers();
});

const steppedTo = () => stored.find(({ tabId }) => tabId === TAB)?.steppedTo;

/** Takes some steps. @returns the frame that each step led to */
async function walk(idFrames: ReturnType<typeof create>, direction: StepDirection, steps: number) {
  const frames: (number | undefined)[] = [];
  for (let step = 0; step < steps; step += 1) {
    await idFrames.step(TAB, direction);
    frames.push(steppedTo());
  }
  return frames;
}

test('visits frames by their paths, number by number, each before the frames inside it', async () => {
  const idFrames = await withFrames([ELEVENTH, 1], [SECOND, 1], [INSIDE_FIRST, 1], [TOP, 1], [FIRST, 1]);
  expect(await walk(idFrames, 'next', 5)).toEqual([0, 30, 10, 20, 5]);
});

test('starts the first step back in the last frame', async () => {
  const idFrames = await withFrames([TOP, 2], [FIRST, 2]);
  expect(await walk(idFrames, 'previous', 4)).toEqual([30, 30, 0, 0]);
});

test('continues in the next frame when one has no further ID', async () => {
  const idFrames = await withFrames([TOP, 2], [FIRST, 1]);
  expect(await walk(idFrames, 'next', 3)).toEqual([0, 0, 30]);
  expect(asked).toEqual(['0 next entering', '0 next', '0 next', '30 next entering']);
});

test('wraps around after the last ID and before the first', async () => {
  const idFrames = await withFrames([TOP, 1], [FIRST, 1]);
  expect(await walk(idFrames, 'next', 3)).toEqual([0, 30, 0]);
  expect(await walk(idFrames, 'previous', 2)).toEqual([30, 0]);
});

test('wraps around inside the only frame', async () => {
  const idFrames = await withFrames([TOP, 2]);
  await walk(idFrames, 'next', 2);
  asked = [];
  await idFrames.step(TAB, 'next');
  expect(asked).toEqual(['0 next', '0 next entering']);
  expect(places.get(0)).toBe(0);
});

test('tries each frame once when no frame has an ID to move to', async () => {
  const idFrames = await withFrames([TOP, 1], [FIRST, 0], [SECOND, 0]);
  await idFrames.step(TAB, 'next');
  counts.set(0, 0);
  asked = [];
  await idFrames.step(TAB, 'next');
  expect(asked).toEqual(['0 next', '30 next entering', '20 next entering', '0 next entering']);
  expect(steppedTo()).toBe(0);
});

test('drops frames that no longer reply, including the current one', async () => {
  const idFrames = await withFrames([TOP, 1], [FIRST, 1], [SECOND, 1]);
  await walk(idFrames, 'next', 2);
  counts.delete(30);
  asked = [];
  expect(await walk(idFrames, 'next', 1)).toEqual([20]);
  expect(asked).toEqual(['30 next', '20 next entering']);
  expect(stored).toEqual([{ tabId: TAB, frames: [TOP, SECOND], steppedTo: 20 }]);
});

test('removes a tab whose frames are all gone', async () => {
  const idFrames = await withFrames([TOP, 1], [FIRST, 1]);
  await idFrames.step(TAB, 'next');
  counts.clear();
  asked = [];
  await idFrames.step(TAB, 'next');
  expect(asked).toEqual(['0 next', '30 next entering']);
  expect(stored).toEqual([]);
});

test('skips a frame that has lost its IDs, and returns to it when it has IDs again', async () => {
  const idFrames = await withFrames([TOP, 2], [FIRST, 2]);
  await walk(idFrames, 'next', 3);
  await idFrames.report(TAB, FIRST, false);
  await idFrames.report(TAB, FIRST, true);
  asked = [];
  await idFrames.step(TAB, 'next');
  await idFrames.report(TAB, FIRST, false);
  await idFrames.step(TAB, 'next');
  expect(asked).toEqual(['30 next', '0 next entering']);
});

test('stores only the latest path of a frame', async () => {
  const idFrames = await withFrames([FIRST, 1], [SECOND, 1]);
  await idFrames.report(TAB, frame(FIRST.frameId, [3]), true);
  expect(await walk(idFrames, 'next', 2)).toEqual([20, 30]);
});

test('continues where the last worker stopped', async () => {
  const idFrames = await withFrames([TOP, 1], [FIRST, 2]);
  await walk(idFrames, 'next', 2);
  asked = [];
  await create().step(TAB, 'next');
  expect(asked).toEqual(['30 next']);
});

test('starts the second of two quick commands where the first ended', async () => {
  const idFrames = await withFrames([TOP, 1], [FIRST, 1]);
  await Promise.all([idFrames.step(TAB, 'next'), idFrames.step(TAB, 'next')]);
  expect(asked).toEqual(['0 next entering', '0 next', '30 next entering']);
  expect(steppedTo()).toBe(30);
});

test('stores the reports of frames that report at once, and lists them even if asked meanwhile', async () => {
  const idFrames = create();
  for (const each of [TOP, FIRST, SECOND]) void idFrames.report(TAB, each, true);
  expect(await idFrames.framesOf(TAB)).toEqual([0, 30, 20]);
  expect(stored).toEqual([{ tabId: TAB, frames: [TOP, FIRST, SECOND] }]);
});

test('sends and writes nothing for a tab without IDs', async () => {
  const idFrames = await withFrames([TOP, 1]);
  writes = 0;
  await idFrames.step(8, 'next');
  await idFrames.report(8, TOP, false);
  await idFrames.forget(8);
  expect(asked).toEqual([]);
  expect(writes).toBe(0);
});

test('removes only the closed tab', async () => {
  const idFrames = await withFrames([TOP, 1]);
  await idFrames.report(8, TOP, true);
  await idFrames.step(TAB, 'next');
  await idFrames.forget(TAB);
  expect(stored).toEqual([{ tabId: 8, frames: [TOP] }]);
});

test('stops waiting for a busy frame and does not drop it', async () => {
  const idFrames = await withFrames([TOP, 1], [FIRST, 1]);
  busy.add(0);
  vi.useFakeTimers();
  const step = idFrames.step(TAB, 'next');
  await vi.advanceTimersByTimeAsync(1_000);
  await step;
  expect(asked).toEqual(['0 next entering']);
  expect(stored).toEqual([{ tabId: TAB, frames: [TOP, FIRST] }]);
});

test('stores at most 500 frames of a page', async () => {
  const idFrames = create();
  for (let frameId = 0; frameId < 510; frameId += 1) {
    await idFrames.report(TAB, frame(frameId, [frameId]), true);
  }
  const frames = stored[0]?.frames ?? [];
  expect(frames).toHaveLength(500);
  expect(frames.at(-1)?.frameId).toBe(509);
});

test('continues after a storage failure', async () => {
  let isFailing = true;
  const idFrames = createIdFrameRegistry(
    async () => stored,
    async (tabs) => {
      if (isFailing) throw new Error('quota');
      stored = tabs;
    },
    ask,
    async () => undefined,
  );
  await expect(idFrames.report(TAB, TOP, true)).rejects.toThrow('quota');
  isFailing = false;
  await idFrames.report(TAB, TOP, true);
  expect(stored).toHaveLength(1);
});
