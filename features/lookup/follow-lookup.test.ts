import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connections, NOTHING } from '../../tests/fakes/connections.ts';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Lookup } from '../shipment/model.ts';
import { followLookup, retryUnreachable } from './follow-lookup.ts';
import { createLookupStore, type LookupStore } from './state.ts';

const ID = 'ABCD1234567890';
const BEFORE = { tone: 'notShipped', seenAt: 1 } as const;

let background: ReturnType<typeof createFakeSend>;
let store: LookupStore;

const answerAt = (retrievedAt: number, more: Partial<Lookup> = {}) =>
  fakeLookup(ID, { status: retrievedAt > 100 ? 'DELIVERED' : 'IN_TRANSIT' }, { retrievedAt, ...more });

/** What the background has meanwhile. */
function keep(...lookups: Lookup[]): void {
  background.answers.getCachedLookups = { lookups };
}

beforeEach(() => {
  background = createFakeSend({});
  store = createLookupStore(background.send);
});

test('shows the newer answer of another view, and sends nothing to the platform', async () => {
  store.show({ step: 'ready', lookup: answerAt(100, { before: BEFORE }), isRefreshing: false });
  keep(answerAt(200));
  await followLookup(store, background.send);
  const lookup = { ...answerAt(200), before: BEFORE };
  expect(store.state.value).toEqual({ step: 'ready', lookup, isRefreshing: false });
  expect(background.sent).toEqual([
    { name: 'getCachedLookups', request: { trackingIds: [ID], environment: 'sandbox' } },
  ]);
});

test('shows the newer answer in place of the failure of a refresh', async () => {
  const failure = { kind: 'offline' } as const;
  store.show({ step: 'ready', lookup: answerAt(100), isRefreshing: false, failure });
  keep(answerAt(200));
  await followLookup(store, background.send);
  expect(store.state.value).toEqual({ step: 'ready', lookup: answerAt(200), isRefreshing: false });
});

const NOT_FOUND = { kind: 'notFound', at: 100 } as const;

test.each([
  ['a lookup that was too late', { kind: 'timedOut' }, 50],
  ['“not found”', NOT_FOUND, 200],
] as const)('shows the answer of another view in place of %s', async (_, failure, retrievedAt) => {
  store.show({ step: 'failed', trackingId: ID, failure });
  keep(answerAt(retrievedAt));
  await followLookup(store, background.send);
  expect(store.state.value).toEqual({ step: 'ready', lookup: answerAt(retrievedAt), isRefreshing: false });
});

test.each([
  ['“not found”, which is newer', NOT_FOUND, answerAt(99)],
  ['the failure to refresh an answer of a table', { kind: 'offline' }, answerAt(50, { isFresh: false })],
] as const)('keeps %s', async (_, failure, known) => {
  const shown = { step: 'failed', trackingId: ID, failure } as const;
  store.show(shown);
  keep(known);
  await followLookup(store, background.send);
  expect(store.state.value).toBe(shown);
});

test('asks for the answer in the environment in which the ID was not found', async () => {
  background.answers.getShipment = fail('notFound', { host: 'live.example.com', at: 100 });
  background.answers.getConnections = connections(
    { partnerUrl: 'https://api.example.com', hasKey: true },
    { production: { ...NOTHING, partnerUrl: 'https://live.example.com', hasKey: true } },
  );
  await store.lookUp(ID);
  await store.lookIn('production');
  keep(answerAt(200, { environment: 'production' }));
  await followLookup(store, background.send);
  expect(background.sent.at(-1)).toEqual({
    name: 'getCachedLookups',
    request: { trackingIds: [ID], environment: 'production' },
  });
  expect(store.state.value).toMatchObject({ step: 'ready', isElsewhere: true });
});

test.each([
  ['an older answer', () => keep(answerAt(99))],
  ['its own answer', () => keep(answerAt(100))],
  ['no answer', () => keep()],
  ['a failure', () => undefined],
])('keeps what it shows after %s', async (_, set) => {
  const shown = { step: 'ready', lookup: answerAt(100), isRefreshing: false } as const;
  store.show(shown);
  set();
  await followLookup(store, background.send);
  expect(store.state.value).toBe(shown);
});

test('asks for nothing while it is empty, waits or refreshes: its own answer will be the newest', async () => {
  await followLookup(store, background.send);
  store.show({ step: 'loading', trackingId: ID });
  await followLookup(store, background.send);
  store.show({ step: 'ready', lookup: answerAt(100), isRefreshing: true });
  await followLookup(store, background.send);
  expect(background.sent).toEqual([]);
});

test('leaves what the agent has opened meanwhile', async () => {
  store.show({ step: 'ready', lookup: answerAt(100), isRefreshing: false });
  const late = createLateAnswer();
  background.answers.getCachedLookups = late.promise;
  const following = followLookup(store, background.send);
  const other = fakeLookup('ABCD1234567801');
  store.show({ step: 'ready', lookup: other, isRefreshing: false });
  late.give(succeed({ lookups: [answerAt(200)] }));
  await following;
  expect(store.state.value).toMatchObject({ lookup: { trackingId: other.trackingId } });
});

describe('when the network is back', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    background.answers.getShipment = answerAt(200);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function retry(meanwhile = () => {}): Promise<void> {
    const retried = retryUnreachable(store);
    meanwhile();
    await vi.advanceTimersByTimeAsync(5_000);
    await retried;
  }

  test.each(['offline', 'timedOut'] as const)('looks up an ID again that ended with: %s', async (kind) => {
    store.show({ step: 'failed', trackingId: ID, failure: { kind } });
    await retry();
    expect(store.state.value).toEqual({ step: 'ready', lookup: answerAt(200), isRefreshing: false });
    expect(background.sent).toHaveLength(1);
  });

  test('refreshes an answer whose refresh was cut off', async () => {
    store.show({ step: 'ready', lookup: answerAt(100), isRefreshing: false, failure: { kind: 'offline' } });
    await retry();
    expect(store.state.value).toEqual({ step: 'ready', lookup: answerAt(200), isRefreshing: false });
  });

  test('tries once: a failure of the retry stays', async () => {
    background.answers.getShipment = fail('offline');
    store.show({ step: 'failed', trackingId: ID, failure: { kind: 'offline' } });
    await retry();
    expect(store.state.value).toMatchObject({ step: 'failed' });
    expect(background.sent).toHaveLength(1);
  });

  test('leaves other failures, answers, and what the agent has opened meanwhile', async () => {
    store.show({ step: 'failed', trackingId: ID, failure: { kind: 'keyRejected' } });
    await retry();
    store.show({ step: 'ready', lookup: answerAt(100), isRefreshing: false });
    await retry();
    store.show({ step: 'failed', trackingId: ID, failure: { kind: 'offline' } });
    await retry(store.clear);
    expect(background.sent).toEqual([]);
  });
});
