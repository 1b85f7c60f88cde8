import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import { allEnglishMessages } from '../catalogue.ts';
import type { Send } from '../protocol.ts';
import type { Shipment } from '../shipment/model.ts';
import type { OnTabIds } from './follow-tab.ts';
import type { TabState } from './subscribe-to-page-ids.ts';
import { createSuggestions, type SuggestionsState } from './suggestions-state.ts';

const [DELIVERED, MOVING, PROBLEM, UNASKED, OTHER_UNASKED] = Array.from(
  { length: 5 },
  (_, at) => `ABCD${1234567890 + at}`,
) as [string, string, string, string, string];

const lookupOf = (trackingId: string, status: string, more: Partial<Shipment> = {}) =>
  fakeLookup(trackingId, { status, ...more });

const CACHED = [
  lookupOf(DELIVERED, 'DELIVERED', {
    updatedAt: '1970-01-01T00:00:00Z',
    proofOfDelivery: { deliveryDate: '1969-12-28', pods: [] },
  }),
  lookupOf(MOVING, 'IN_TRANSIT', { updatedAt: '1969-12-31T12:00:00Z' }),
  lookupOf(PROBLEM, 'ADDRESS_PROBLEM'),
];

let report: OnTabIds;
let reportState: (state: TabState) => void;
let suggestions: SuggestionsState;
/** What the background answers: the cached lookups, unless a test says otherwise. */
let answer: () => Promise<unknown>;

/** Starts them; the page has not answered yet. @param copied what is on the clipboard, if it may be read */
function start(copied?: Promise<unknown>): Promise<void> {
  suggestions = createSuggestions({
    send: (() => answer()) as unknown as Send,
    subscribeToPageIds: async (onIds, onState) => {
      report = onIds;
      reportState = onState;
    },
    clipboard: {
      isAllowed: async () => !!copied,
      request: async () => false,
      read: async () => (await copied) as string,
    },
    recognition: { prepare: async () => undefined, recognise: () => undefined },
    formatContext: () => ({ messages: allEnglishMessages, locale: 'en-GB', now: 0 }),
  });
  return suggestions.start(Promise.resolve());
}

beforeEach(async () => {
  answer = async () => succeed({ lookups: CACHED });
  await start();
  const ids = [UNASKED, OTHER_UNASKED, DELIVERED, MOVING, PROBLEM];
  report(ids, ids.length);
  await suggestions.refreshCached();
});

test('are sorted with the worst first, and those without an answer as on the page', () => {
  const order = suggestions.byTrouble.value;
  expect(order[0]).toBe(PROBLEM);
  expect(order.indexOf(MOVING)).toBeLessThan(order.indexOf(DELIVERED));
  expect(order.indexOf(OTHER_UNASKED)).toBe(order.indexOf(UNASKED) + 1);
});

test('distinguish the time of the delivery from that of the last update', () => {
  const ages = [DELIVERED, MOVING, UNASKED].map((id) => suggestions.describe(id).age);
  expect(ages).toEqual([expect.stringMatching(/^delivered .*28\sDec/), 'updated 12 hours ago', undefined]);
});

test('say which of them have not been looked up yet', () => {
  expect(suggestions.describe(UNASKED).rowStatus).toBe('waiting');
  expect(suggestions.requests.value).toBe(2);
});

test('keep their answers when the background fails, or an earlier request is answered last', async () => {
  answer = async () => fail('interrupted');
  await suggestions.refreshCached();
  expect(suggestions.requests.value).toBe(2);

  const early = Promise.withResolvers<unknown>();
  answer = () => early.promise;
  const refreshed = suggestions.refreshCached();
  answer = async () => succeed({ lookups: [...CACHED, lookupOf(UNASKED, 'IN_TRANSIT')] });
  await suggestions.refreshCached();
  early.resolve(succeed({ lookups: [] }));
  await refreshed;
  expect(suggestions.requests.value).toBe(1);
});

test('say whether Waybill runs on the page, once the browser has', () => {
  expect(suggestions.tabState.value).toBe('on');
  reportState('absent');
  expect(suggestions.tabState.value).toBe('absent');
});

describe('the lists below wait for', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Lets all that needs no time happen. */
  const passed = () => vi.advanceTimersByTimeAsync(0);

  test('the IDs of the page with their answers', async () => {
    void start();
    const cached = Promise.withResolvers<unknown>();
    answer = () => cached.promise;
    report([MOVING], 1);
    reportState('on');
    await passed();
    expect(suggestions.isSettled.value).toBe(false);
    cached.resolve(succeed({ lookups: CACHED }));
    await passed();
    expect(suggestions.isSettled.value).toBe(true);
  });

  test.each(['on', 'absent'] as const)('a page without IDs to say so: %s', async (state) => {
    void start();
    report([], 0);
    await passed();
    expect(suggestions.isSettled.value).toBe(false);
    reportState(state);
    await passed();
    expect(suggestions.isSettled.value).toBe(true);
  });

  test('the clipboard, if it may be read', async () => {
    const copied = Promise.withResolvers<unknown>();
    void start(copied.promise);
    reportState('on');
    await passed();
    expect(suggestions.isSettled.value).toBe(false);
    copied.resolve('');
    await passed();
    expect(suggestions.isSettled.value).toBe(true);
  });

  test('nothing that takes longer', async () => {
    void start(new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(200);
    expect(suggestions.isSettled.value).toBe(true);
  });
});
