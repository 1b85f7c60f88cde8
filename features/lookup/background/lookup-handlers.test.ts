import { describe, expect, test } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import { createRunningLookups, lookupHandlers } from './shipments.ts';

const lookup = fakeLookup('A');

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
