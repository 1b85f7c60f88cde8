import { beforeEach, describe, expect, test } from 'vitest';
import {
  createFakeWorld,
  type FakeWorld,
  KEY,
  lookupOf,
  ring,
  startWatches,
} from '../../../tests/fakes/watching.ts';
import { fail } from '../../../utils/outcome.ts';

let world: FakeWorld;

beforeEach(() => {
  world = createFakeWorld();
});

describe('a rejected key', () => {
  beforeEach(async () => {
    const watches = startWatches(world);
    await watches.add(KEY, undefined);
    world.answer = async () => fail('keyRejected');
    await ring(world, watches);
  });

  test('pauses with the reason', async () => {
    expect(world.ringsAt).toBeUndefined();
    expect((await startWatches(world).getWatches()).backoff).toEqual({ kind: 'keyRejected' });
  });

  test('ends when the settings change', async () => {
    world.selected = { environment: 'sandbox', generation: 2 };
    const watches = startWatches(world);
    await watches.schedule();
    expect(world.ringsAt).toBeDefined();
    expect((await watches.getWatches()).backoff).toBeUndefined();
  });

  test("ends when an agent's lookup of any ID succeeds in the same environment", async () => {
    const watches = startWatches(world);
    await watches.note({ ...lookupOf('IN_TRANSIT'), trackingId: 'X', environment: 'production' }, 'agent');
    expect(world.ringsAt).toBeUndefined();
    await watches.note({ ...lookupOf('IN_TRANSIT'), trackingId: 'X' }, 'agent');
    expect(world.ringsAt).toBeDefined();
  });
});

test('a pause for missing access ends when access is granted', async () => {
  const watches = startWatches(world);
  await watches.add(KEY, undefined);
  world.answer = async () => fail('permissionMissing');
  await ring(world, watches);
  expect(world.ringsAt).toBeUndefined();
  await watches.accessGranted();
  expect(world.ringsAt).toBeDefined();
});
