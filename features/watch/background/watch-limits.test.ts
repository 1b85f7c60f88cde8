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
import { MAX_WATCHES } from '../limits.ts';
import { watchHandlers } from './watch.ts';

const PRODUCTION_KEY = { ...KEY, environment: 'production' } as const;

let world: FakeWorld;

beforeEach(() => {
  world = createFakeWorld();
});

describe('the list of watches', () => {
  test('names the selected environment and has no pause without a failure', async () => {
    expect(await startWatches(world).getWatches()).toStrictEqual({
      environment: 'sandbox',
      watches: [],
      unreadable: false,
    });
  });

  test('contains the end of a pause', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    world.answer = async () => fail('rateLimited', { retryAfterMs: 1_200_000 });
    await ring(world, watches);
    const { backoff } = await watches.getWatches();
    expect(backoff).toStrictEqual({ kind: 'rateLimited', until: world.now + 1_200_000 });
    expect(world.ringsAt).toBeGreaterThanOrEqual(world.now + 1_200_000);
  });

  test('contains no end for a pause that lasts until the settings change', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    world.answer = async () => fail('keyRejected');
    await ring(world, watches);
    expect((await watches.getWatches()).backoff).toStrictEqual({ kind: 'keyRejected' });
  });
});

describe('adding an ID', () => {
  test('fails if the limit of watches is reached', async () => {
    const watches = startWatches(world);
    for (let index = 0; index < MAX_WATCHES; index += 1) {
      await watches.add({ ...KEY, trackingId: `ID${index}` }, undefined);
    }
    expect(await watches.add(KEY, undefined)).toEqual(fail('invalidInput'));
    expect(world.stored.value.watches).toHaveLength(MAX_WATCHES);
  });

  test('starts an ended watch again', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    world.answer = async () => succeed(lookupOf('DELIVERED'));
    await ring(world, watches);
    await watches.add(KEY, undefined);
    expect(world.stored.value.watches).toHaveLength(1);
    expect(firstWatch(world)?.ended).toBeUndefined();
  });
});

describe('removing an ID', () => {
  test('preserves the same ID in the other environment', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    await watches.add(PRODUCTION_KEY, undefined);
    expect((await watches.remove(KEY)).watches).toMatchObject([PRODUCTION_KEY]);
  });

  test('writes nothing for an ID that is not watched', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    const before = world.stored;
    await watches.remove({ ...KEY, trackingId: 'OTHER' });
    expect(world.stored).toBe(before);
  });
});

describe('a lookup by the agent', () => {
  test('ends the watch of a delivered shipment without an unseen change', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    await watches.note(lookupOf('DELIVERED'), 'agent');
    expect(firstWatch(world)).toMatchObject({ ended: 'delivered', hasNews: false });
    expect(world.ringsAt).toBeUndefined();
  });

  test('writes nothing if the ID is not watched and there is no backoff', async () => {
    const before = world.stored;
    await startWatches(world).note(lookupOf('IN_TRANSIT'), 'agent');
    expect(world.stored).toBe(before);
  });

  test('does not change an ended watch', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    await watches.note(lookupOf('DELIVERED'), 'agent');
    const before = world.stored;
    await watches.note(lookupOf('IN_TRANSIT'), 'agent');
    expect(world.stored).toBe(before);
  });

  test('clears the unseen change of that ID only, and writes once', async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    world.answer = async () => succeed(lookupOf('OUT_FOR_DELIVERY'));
    await ring(world, watches);
    await watches.seen(PRODUCTION_KEY);
    expect(firstWatch(world)?.hasNews).toBe(true);
    await watches.seen(KEY);
    const seen = world.stored;
    expect(firstWatch(world)?.hasNews).toBe(false);
    await watches.seen(KEY);
    expect(world.stored).toBe(seen);
  });
});

test('granted access ends no other kind of pause and no pause of the other environment', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  world.answer = async () => fail('keyRejected');
  await ring(world, watches);
  await watches.accessGranted();
  expect((await watches.getWatches()).backoff).toEqual({ kind: 'keyRejected' });

  world = createFakeWorld();
  const others = startWatches(world);
  await others.add(KEY, undefined);
  world.answer = async () => fail('permissionMissing');
  await ring(world, others);
  world.selected = { environment: 'production', generation: 1 };
  await others.accessGranted();
  world.selected = { environment: 'sandbox', generation: 1 };
  expect((await others.getWatches()).backoff).toEqual({ kind: 'permissionMissing' });
});

test('a check without a change sends no notification, and a failed check preserves the watch', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  world.answer = async () => fail('platformError');
  await ring(world, watches);
  expect(firstWatch(world)?.trouble).toEqual({ kind: 'platformError', count: 1 });
  expect(world.notified).toEqual([]);
});

test('messages add, list and remove watches', async () => {
  const handlers = watchHandlers(startWatches(world), async () => false);
  const sender = { tabId: undefined } as never;
  const added = await handlers.watch(KEY, sender);
  expect(added).toMatchObject({ ok: true, value: { watches: [KEY] } });
  expect(await handlers.getWatches({}, sender)).toEqual(added);
  const before = firstWatch(world);
  expect(await handlers.unwatch(KEY, sender)).toMatchObject({ ok: true, value: { watches: [] } });
  world.now += 1;
  await handlers.watch(before ? { ...KEY, resumed: before } : KEY, sender);
  expect(firstWatch(world)).toEqual(before);
});
