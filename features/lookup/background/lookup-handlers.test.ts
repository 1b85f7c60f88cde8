import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import { createRunningLookups, lookupHandlers } from './shipments.ts';

const lookup = fakeLookup('A');

afterEach(() => vi.useRealTimers());

describe('createRunningLookups', () => {
  const running = () => {
    const lookups = createRunningLookups();
    lookups.add(1, 'A', Promise.resolve(fail('offline')));
    return lookups;
  };

  test('returns a running lookup once, for its tab and ID', async () => {
    const lookups = running();
    expect(await lookups.take(1, 'A')).toEqual(fail('offline'));
    expect(lookups.take(1, 'A')).toBeUndefined();
  });

  test.each([
    [2, 'A'],
    [1, 'B'],
    [undefined, 'A'],
  ])('does not return the lookup to tab %s for ID %s', async (tabId, trackingId) => {
    const lookups = running();
    expect(lookups.take(tabId, trackingId)).toBeUndefined();
    expect(await lookups.take(1, 'A')).toEqual(fail('offline'));
  });

  test('drops an answer that no card has asked for, but not one that is still to come', async () => {
    vi.useFakeTimers();
    const lookups = running();
    lookups.add(2, 'A', new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lookups.take(1, 'A')).toBeUndefined();
    expect(lookups.take(2, 'A')).toBeDefined();
  });

  test('an answer that is dropped leaves the next one of its tab', async () => {
    vi.useFakeTimers();
    const lookups = running();
    await vi.advanceTimersByTimeAsync(4_000);
    lookups.add(1, 'B', Promise.resolve(fail('offline')));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(lookups.take(1, 'B')).toBeDefined();
  });

  test('replaces the running lookup of the same tab', async () => {
    const lookups = running();
    lookups.add(1, 'B', Promise.resolve(fail('timedOut')));
    expect(lookups.take(1, 'A')).toBeUndefined();
    expect(await lookups.take(1, 'B')).toEqual(fail('timedOut'));
  });
});

describe('lookupHandlers', () => {
  function setUp() {
    const asked: unknown[] = [];
    const runningLookups = createRunningLookups();
    const handlers = lookupHandlers({
      getShipment: async (trackingId, question) => {
        asked.push({ trackingId, ...question });
        return fail('offline');
      },
      recordSeen: async (outcome, { isPrivate }) =>
        outcome.ok ? succeed({ ...outcome.value, raw: isPrivate ? 'private' : 'recorded' }) : outcome,
      runningLookups,
      getCachedLookups: async (trackingIds) => trackingIds.map((trackingId) => ({ ...lookup, trackingId })),
    });
    const ask = (refresh: boolean) =>
      handlers.getShipment({ trackingId: 'A', refresh }, { tabId: 1 } as never);
    return { asked, runningLookups, handlers, ask };
  }

  test('returns the lookup that is running for the card and records it as seen', async () => {
    const { asked, runningLookups, ask } = setUp();
    runningLookups.add(1, 'A', Promise.resolve(succeed(lookup)));
    expect(await ask(false)).toEqual(succeed({ ...lookup, raw: 'recorded' }));
    expect(asked).toEqual([]);
  });

  test('passes on that a lookup was made in a private window', async () => {
    const { asked, runningLookups, handlers } = setUp();
    const ask = () =>
      handlers.getShipment({ trackingId: 'A', refresh: false }, { tabId: 1, isPrivate: true } as never);
    runningLookups.add(1, 'A', Promise.resolve(succeed(lookup)));
    expect(await ask()).toEqual(succeed({ ...lookup, raw: 'private' }));
    await ask();
    expect(asked).toEqual([{ trackingId: 'A', refresh: false, isPrivate: true }]);
  });

  test('sends a request if no lookup is running', async () => {
    const { asked, ask } = setUp();
    expect(await ask(false)).toEqual(fail('offline'));
    expect(asked).toEqual([{ trackingId: 'A', refresh: false }]);
  });

  test('sends a request for a refresh even if a lookup is running', async () => {
    const { asked, runningLookups, ask } = setUp();
    runningLookups.add(1, 'A', Promise.resolve(succeed(lookup)));
    expect(await ask(true)).toEqual(fail('offline'));
    expect(asked).toEqual([{ trackingId: 'A', refresh: true }]);
  });

  test('returns cached lookups without a request', async () => {
    const { asked, handlers } = setUp();
    const outcome = await handlers.getCachedLookups({ trackingIds: ['B', 'C'] }, { tabId: 1 } as never);
    expect(outcome).toMatchObject({ value: { lookups: [{ trackingId: 'B' }, { trackingId: 'C' }] } });
    expect(asked).toEqual([]);
  });
});
