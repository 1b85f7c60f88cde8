import { beforeEach, describe, expect, test } from 'vitest';
import { createAskedLookups, settled } from '../../tests/fakes/asked-lookups.ts';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { type Failure, fail, succeed } from '../../utils/outcome.ts';
import type { Lookup } from '../shipment/model.ts';
import { createLookupStore, type LookupStore, platformAnswer } from './state.ts';

const ID = 'ABCD1234567890';
const OTHER = 'ABCD1234567801';
const OFFLINE: Failure = { kind: 'offline', host: 'api.example.com' };

let background: ReturnType<typeof createAskedLookups>;
let store: LookupStore;

const lookupOf = (trackingId: string, more: Partial<Lookup> = {}) => fakeLookup(trackingId, {}, more);

const question = (index: number) => background.question(index);

beforeEach(() => {
  background = createAskedLookups(() => fail('interrupted'));
  store = createLookupStore(background.send);
});

describe('lookUp', () => {
  test('loads, then is ready', async () => {
    expect(store.state.value).toEqual({ step: 'idle' });
    void store.lookUp(ID);
    expect(store.state.value).toEqual({ step: 'loading', trackingId: ID });
    expect(question(0)).toMatchObject({ trackingId: ID, refresh: false });
    await question(0).answer(succeed(lookupOf(ID)));
    expect(store.state.value).toEqual({ step: 'ready', lookup: lookupOf(ID), isRefreshing: false });
    expect(background.asked).toHaveLength(1);
  });

  test('uses an answer that is already available, but sends a request if that lookup was interrupted', async () => {
    await store.lookUp(ID, succeed(lookupOf(ID)));
    expect(store.state.value).toMatchObject({ step: 'ready', lookup: { trackingId: ID } });
    await store.lookUp(ID, fail('notFound'));
    expect(store.state.value).toMatchObject({ step: 'failed', failure: { kind: 'notFound' } });
    expect(background.asked).toEqual([]);
    void store.lookUp(OTHER, fail('interrupted'));
    await settled();
    await question(0).answer(succeed(lookupOf(OTHER)));
    expect(store.state.value).toMatchObject({ step: 'ready', lookup: { trackingId: OTHER } });
  });

  test('fails with the ID of the lookup', async () => {
    void store.lookUp(ID);
    await question(0).answer(fail('offline', { host: 'api.example.com' }));
    expect(store.state.value).toEqual({ step: 'failed', trackingId: ID, failure: OFFLINE });
  });

  test('shows an old answer immediately and refreshes it', async () => {
    const old = lookupOf(ID, { isFresh: false });
    const fresh = lookupOf(ID, { retrievedAt: 2 });
    void store.lookUp(ID);
    await question(0).answer(succeed(old));
    expect(store.state.value).toEqual({ step: 'ready', lookup: old, isRefreshing: true });
    expect(question(1)).toMatchObject({ trackingId: ID, refresh: true });
    await question(1).answer(succeed(fresh));
    expect(store.state.value).toEqual({ step: 'ready', lookup: fresh, isRefreshing: false });
  });

  test('leaves the old answer on screen if the refresh fails', async () => {
    const old = lookupOf(ID, { isFresh: false });
    void store.lookUp(ID);
    await question(0).answer(succeed(old));
    await question(1).answer({ ok: false, failure: OFFLINE });
    expect(store.state.value).toEqual({ step: 'ready', lookup: old, isRefreshing: false, failure: OFFLINE });
  });

  test('drops a late answer to an earlier lookup', async () => {
    void store.lookUp(ID);
    void store.lookUp(OTHER);
    await question(1).answer(succeed(lookupOf(OTHER)));
    await question(0).answer(succeed(lookupOf(ID)));
    expect(store.state.value).toMatchObject({ step: 'ready', lookup: { trackingId: OTHER } });
  });

  test('drops an answer to an earlier lookup without refreshing it, and shows the failure of the latest', async () => {
    void store.lookUp(ID);
    void store.lookUp(OTHER);
    await question(0).answer(succeed(lookupOf(ID, { isFresh: false })));
    expect(store.state.value).toEqual({ step: 'loading', trackingId: OTHER });
    expect(background.asked).toHaveLength(2);
    await question(1).answer({ ok: false, failure: OFFLINE });
    expect(store.state.value).toMatchObject({ step: 'failed', trackingId: OTHER });
  });
});

describe('refresh', () => {
  test('leaves the answer on screen and clears an earlier failure', async () => {
    void store.lookUp(ID);
    await question(0).answer(succeed(lookupOf(ID)));
    void store.refresh();
    expect(store.state.value).toEqual({ step: 'ready', lookup: lookupOf(ID), isRefreshing: true });
    await question(1).answer({ ok: false, failure: OFFLINE });
    expect(store.state.value).toMatchObject({ step: 'ready', failure: OFFLINE });
    void store.refresh();
    expect(store.state.value).toEqual({ step: 'ready', lookup: lookupOf(ID), isRefreshing: true });
  });

  test('sends one request if called twice', async () => {
    void store.lookUp(ID);
    await question(0).answer(succeed(lookupOf(ID)));
    void store.refresh();
    void store.refresh();
    expect(background.asked).toHaveLength(2);
  });

  test('tries again after a failure', async () => {
    void store.lookUp(ID);
    await question(0).answer({ ok: false, failure: OFFLINE });
    void store.refresh();
    expect(store.state.value).toEqual({ step: 'loading', trackingId: ID });
    expect(question(1)).toMatchObject({ trackingId: ID, refresh: true });
  });

  test('does nothing without a lookup', async () => {
    await store.refresh();
    expect(background.asked).toHaveLength(0);
  });
});

test('clear drops pending answers', async () => {
  void store.lookUp(ID);
  store.clear();
  await question(0).answer(succeed(lookupOf(ID)));
  expect(store.state.value).toEqual({ step: 'idle' });
});

describe('platformAnswer', () => {
  test('returns the shipment', () => {
    const lookup = lookupOf(ID);
    expect(platformAnswer({ step: 'ready', lookup, isRefreshing: true })).toEqual({ trackingId: ID, lookup });
  });

  test('returns only the ID if the platform does not find the shipment', () => {
    const state = { step: 'failed', trackingId: ID, failure: { kind: 'notFound' } } as const;
    expect(platformAnswer(state)).toEqual({ trackingId: ID });
  });

  test.each([
    { step: 'idle' },
    { step: 'loading', trackingId: ID },
    { step: 'failed', trackingId: ID, failure: OFFLINE },
  ] as const)('returns undefined while the lookup is %j', (state) => {
    expect(platformAnswer(state)).toBeUndefined();
  });
});
