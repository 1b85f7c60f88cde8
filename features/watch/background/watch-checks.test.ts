import { beforeEach, describe, expect, test } from 'vitest';
import {
  createFakeWorld,
  type FakeWorld,
  firstWatch,
  KEY,
  lookupOf,
  ring,
  startWatches,
} from '../../../tests/fakes/watching.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import { createWatches } from './watch.ts';

const PRODUCTION_KEY = { ...KEY, environment: 'production' } as const;

let world: FakeWorld;

beforeEach(() => {
  world = createFakeWorld();
});

describe('the alarm', () => {
  test('stays as it is when nothing changed', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    world.ringsAt = 5;
    await watches.seen(KEY);
    await watches.add(KEY, undefined);
    await watches.remove(PRODUCTION_KEY);
    await watches.accessGranted();
    await watches.note({ ...lookupOf('IN_TRANSIT'), trackingId: 'OTHER' }, 'agent');
    await watches.note(lookupOf('DELIVERED'), 'watch');
    expect(world.ringsAt).toBe(5);
  });

  test('that rings too early is set again, without a lookup', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    const { ringsAt, stored } = world;
    world.ringsAt = undefined;
    await watches.check();
    expect(world.ringsAt).toBe(ringsAt);
    expect(world.asked).toEqual([]);
    expect(world.stored).toBe(stored);
  });

  test('is set for the next check after a failed one', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    world.answer = async () => fail('platformError');
    await ring(world, watches);
    expect(world.ringsAt).toBe(firstWatch(world)?.nextAt);
    expect(world.ringsAt).toBeGreaterThan(world.now);
  });
});

describe('while the browser refuses to store anything', () => {
  test('an alarm that rang is set again, for a later time', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    world.now = world.ringsAt ?? Number.NaN;
    world.ringsAt = undefined;
    world.isFull = true;
    await expect(watches.check()).rejects.toThrow('quota');
    expect(world.ringsAt).toBeGreaterThan(world.now);
    expect(world.asked).toEqual([]);
  });

  test('the alarm of a watch that could not be removed stays', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    const { ringsAt } = world;
    world.isFull = true;
    await expect(watches.remove(KEY)).rejects.toThrow('quota');
    expect(world.ringsAt).toBe(ringsAt);
  });
});

test('an ID that is watched already is added without a refusal', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  const again = await watches.add(KEY, undefined);
  expect(again).toMatchObject({ ok: true, value: { environment: 'sandbox', watches: [KEY] } });
});

test('an ID without a cached lookup is watched, and checked at once', async () => {
  world.recalled = undefined;
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  expect(firstWatch(world)?.known).toBeUndefined();
  expect(world.ringsAt).toBe(world.now);
  await ring(world, watches);
  expect(firstWatch(world)?.known?.status).toBe('IN_TRANSIT');
  expect(world.notified).toEqual([]);
});

describe('during a check', () => {
  test('shows no notification when a lookup by the agent ends the watch', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    world.answer = async () => {
      await watches.note(lookupOf('DELIVERED'), 'agent');
      return succeed(lookupOf('DELIVERED'));
    };
    await ring(world, watches);
    expect(firstWatch(world)).toMatchObject({ ended: 'delivered', hasNews: false });
    expect(world.notified).toEqual([]);
  });

  test('changed settings keep a refusal of the old key from pausing the new one', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    world.answer = async () => {
      world.selected = { environment: 'sandbox', generation: 2 };
      return fail('keyRejected');
    };
    await ring(world, watches);
    expect((await watches.getWatches()).backoff).toBeUndefined();
    expect(world.ringsAt).toBeDefined();
  });
});

test('an ID that is not found five times in a row causes one notification and no more lookups', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  world.answer = async () => fail('notFound');
  for (let times = 1; times <= 5; times += 1) await ring(world, watches);
  expect(world.notified).toMatchObject([
    { watch: { ...KEY, ended: 'notFound' }, before: { status: 'IN_TRANSIT' } },
  ]);
  expect(world.ringsAt).toBeUndefined();
});

test('an answer to the agent about another ID leaves the pause of the other environment', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  world.answer = async () => fail('keyRejected');
  await ring(world, watches);
  const { stored } = world;
  await watches.note({ ...lookupOf('IN_TRANSIT'), trackingId: 'X', environment: 'production' }, 'agent');
  expect(world.stored).toBe(stored);
});

test('clears the alarm when there is nothing to check', async () => {
  const alarms: (number | 'cleared')[] = [];
  const watches = createWatches({
    read: async () => world.stored,
    write: async () => undefined,
    selected: async () => world.selected,
    ask: () => world.answer(),
    recall: async () => undefined,
    alarm: { set: async (at) => void alarms.push(at), clear: async () => void alarms.push('cleared') },
    notify: async () => undefined,
    now: () => world.now,
  });
  await watches.schedule();
  expect(alarms).toEqual(['cleared']);
});
