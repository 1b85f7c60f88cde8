import { beforeEach, expect, test } from 'vitest';
import {
  createFakeWorld,
  type FakeWorld,
  firstWatch,
  KEY,
  lookupOf,
  ring,
  startWatches,
} from '../../../tests/fakes/watching.ts';
import { succeed } from '../../../utils/outcome.ts';
import { watchesItem } from '../storage.ts';

const HOUR = 3_600_000;

let world: FakeWorld;

beforeEach(() => {
  world = createFakeWorld();
});

test('without a watch there is no alarm and no lookup', async () => {
  world.ringsAt = world.now;
  const watches = startWatches(world);
  await watches.schedule();
  expect(world.ringsAt).toBeUndefined();
  await watches.check();
  expect(world.asked).toEqual([]);
});

test('looks up an ID when its alarm rings, and sets the next alarm before the answer arrives', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  expect(world.ringsAt).toBeGreaterThan(world.now);
  let ringsDuring: number | undefined;
  world.answer = async () => {
    ringsDuring = world.ringsAt;
    return succeed(lookupOf('IN_TRANSIT'));
  };
  await ring(world, watches);
  expect(world.asked).toEqual(['sandbox ABC']);
  expect(ringsDuring).toBeGreaterThan(world.now);
  expect(world.notified).toEqual([]);
});

test('notifies once of a change and flags it until the agent sees it', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  world.answer = async () => succeed(lookupOf('OUT_FOR_DELIVERY'));
  await ring(world, watches);
  await ring(world, watches);
  expect(world.notified.map(({ watch, before }) => [before?.status, watch.known?.status])).toEqual([
    ['IN_TRANSIT', 'OUT_FOR_DELIVERY'],
  ]);
  expect(firstWatch(world)?.hasNews).toBe(true);
  await watches.seen(KEY);
  expect(firstWatch(world)?.hasNews).toBe(false);
});

test('"delivered" ends the watch and its alarm', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  world.answer = async () => succeed(lookupOf('DELIVERED'));
  await ring(world, watches);
  expect(world.notified).toHaveLength(1);
  expect(firstWatch(world)).toMatchObject({ ended: 'delivered', hasNews: true });
  expect(world.ringsAt).toBeUndefined();
});

test('a restarted background sets the alarm again and continues', async () => {
  await startWatches(world).add(KEY, undefined);
  const before = world.ringsAt;
  world.ringsAt = undefined;
  const restarted = startWatches(world);
  await restarted.schedule();
  expect(world.ringsAt).toBe(before);
  await ring(world, restarted);
  expect(world.asked).toHaveLength(1);
});

test('two alarms at the same time cause one lookup', async () => {
  const watches = startWatches(world);
  world.recalled = undefined;
  await watches.add(KEY, undefined);
  world.now += HOUR;
  await Promise.all([watches.check(), watches.check()]);
  expect(world.asked).toHaveLength(1);
});

test('a watch pauses while its environment is not selected', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  world.selected = { environment: 'production', generation: 1 };
  await watches.schedule();
  expect(world.ringsAt).toBeUndefined();
  world.now += HOUR;
  await watches.check();
  expect(world.asked).toEqual([]);
  world.selected = { environment: 'sandbox', generation: 1 };
  await watches.schedule();
  await ring(world, watches);
  expect(world.asked).toEqual(['sandbox ABC']);
});

test('a watch stopped during its lookup stays stopped, and a restarted one is not changed', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  world.answer = async () => {
    await watches.remove(KEY);
    return succeed(lookupOf('DELIVERED'));
  };
  await ring(world, watches);
  expect(world.stored.value.watches).toEqual([]);
  await watches.add(KEY, undefined);
  world.answer = async () => {
    await watches.remove(KEY);
    world.now += 1;
    await watches.add(KEY, undefined);
    return succeed(lookupOf('DELIVERED'));
  };
  await ring(world, watches);
  expect(firstWatch(world)?.ended).toBeUndefined();
  expect(world.notified).toEqual([]);
});

test("updates from the agent's lookup without a notification, and ignores its own lookups", async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  await watches.note(lookupOf('OUT_FOR_DELIVERY'), 'watch');
  expect(firstWatch(world)?.known?.status).toBe('IN_TRANSIT');
  await watches.note(lookupOf('OUT_FOR_DELIVERY'), 'agent');
  expect(firstWatch(world)).toMatchObject({ known: { status: 'OUT_FOR_DELIVERY' }, hasNews: false });
  expect(world.notified).toEqual([]);
});

test('restores a stopped watch unchanged', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  const before = firstWatch(world);
  await watches.remove(KEY);
  expect(world.ringsAt).toBeUndefined();
  world.now += HOUR;
  await watches.add(KEY, before);
  expect(firstWatch(world)).toEqual(before);
  await watches.remove(KEY);
  // A watch of another ID is not resumed for this one.
  await watches.add(KEY, before && { ...before, trackingId: 'OTHER' });
  expect(firstWatch(world)).toMatchObject({ trackingId: 'ABC', since: world.now });
});

test('watching a watched ID again changes nothing', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  const before = firstWatch(world);
  world.now += HOUR;
  await watches.add(KEY, undefined);
  expect(world.stored.value.watches).toEqual([before]);
});

test('reports a damaged list, and overwrites it only when an ID is watched', async () => {
  world.stored = { state: 'damaged', value: watchesItem.fallback };
  const watches = startWatches(world);
  await watches.schedule();
  await watches.seen(KEY);
  await watches.remove(KEY);
  await watches.note(lookupOf('IN_TRANSIT'), 'agent');
  expect(world.stored.state).toBe('damaged');
  expect((await watches.getWatches()).unreadable).toBe(true);
});
