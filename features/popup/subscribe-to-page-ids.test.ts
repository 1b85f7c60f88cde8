import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bulkId } from '../../dev/sample-ids.ts';
import { hostileJson, nearly, survives } from '../../tests/hostile-json.ts';
import { browser } from '../../utils/browser.ts';
import { z } from '../../utils/zod.ts';
import { MAX_LISTED_IDS } from '../page/occurrences.ts';
import { TrackingIdSchema } from '../shipment/model.ts';
import { subscribeToPageIds, type TabState } from './subscribe-to-page-ids.ts';

type Listener = (...values: unknown[]) => unknown;

const TAB = 7;
const FRAME = 'b0a4c1de-0000-4000-8000-000000000001';
const REPORT = { name: 'reportIds', request: { hasIds: true } };

/** Sends a message through the port to the tab, as a content script does that a page has taken over. */
let post: Listener;
/** Sends a message to all pages of the extension. */
let broadcast: Listener;
let connections: number;
/** Reports that a tab has changed. */
let update: Listener;
/** Reports that another tab is in front. */
let activate: Listener;
let received: string[][];
/** How many IDs the page has. */
let count: number;
/** The answer of the top frame, if it has a content script. */
let isEnabled: true | undefined;
/** Whether a frame of the tab has a content script that listens. */
let isListening: boolean;
/** Whether the content script is only in a frame inside the page. */
let isOnlyInside: boolean;
let questions = 0;
let states: TabState[];

const listenWith = (addListener: (listener: Listener) => void) => ({ addListener });

beforeEach(async () => {
  received = [];
  const ofThis: TabState[] = [];
  states = ofThis;
  isEnabled = true;
  isOnlyInside = false;
  isListening = true;
  connections = 0;
  const ignored = listenWith(() => undefined);
  Object.assign(browser.runtime, {
    onMessage: listenWith((listener) => {
      broadcast = listener;
    }),
  });
  Object.assign(browser, {
    windows: { getCurrent: async () => ({ id: 1 }) },
    tabs: {
      onActivated: listenWith((listener) => {
        activate = listener;
      }),
      onUpdated: listenWith((listener) => {
        update = listener;
      }),
      query: async () => [{ id: TAB }],
      sendMessage: async (_tabId: number, _message: object, to?: { frameId: number }) => {
        questions += 1;
        if (!isListening || (to?.frameId === 0 && isOnlyInside))
          throw new Error('Could not establish connection. Receiving end does not exist.');
        return isEnabled;
      },
      connect: () => {
        connections += 1;
        const onMessage = listenWith((listener) => {
          post = listener;
        });
        return { onMessage, onDisconnect: ignored, disconnect: () => undefined };
      },
    },
  });
  await subscribeToPageIds(
    (ids, all) => {
      received.push(ids);
      count = all;
    },
    (state) => ofThis.push(state),
  );
});

const latest = (): string[] => received.at(-1) ?? [];
const isId = (id: unknown): boolean => TrackingIdSchema.safeParse(id).success;

test('follows the tab in front of its own window only', async () => {
  await activate({ tabId: 8, windowId: 2 });
  expect(connections).toBe(1);
  await activate({ tabId: 8, windowId: 1 });
  expect(connections).toBe(2);
});

test('stays with a tab that came to the front while the browser looked for the first one', async () => {
  const found = Promise.withResolvers<unknown>();
  Object.assign(browser.tabs, { query: () => found.promise });
  connections = 0;
  const subscribed = subscribeToPageIds(
    () => undefined,
    () => undefined,
  );
  await activate({ tabId: 8, windowId: 1 });
  found.resolve([{ id: TAB }]);
  await subscribed;
  expect(connections).toBe(1);
});

test('ignores a tab that replies when another one is in front', async () => {
  await vi.waitFor(() => expect(states).toEqual(['on']));
  const answer = Promise.withResolvers<unknown>();
  const sendMessage = vi.fn(async (tabId: number) => (tabId === TAB ? answer.promise : Promise.reject()));
  Object.assign(browser.tabs, { sendMessage });
  update(TAB, { status: 'complete' });
  await vi.waitFor(() => expect(sendMessage).toHaveBeenCalled());
  await activate({ tabId: 8, windowId: 1 });
  answer.resolve(true);
  await vi.waitFor(() => expect(states).toContain('absent'));
  expect(states).toEqual(['on', 'absent']);
});

describe('a frame that sends anything through the port of the popup', () => {
  const PageIds = z.object({ frame: z.string(), ids: z.array(TrackingIdSchema) });

  test('can only pass on lists of IDs, and causes no error', () =>
    survives(fc.oneof(hostileJson, nearly(PageIds)), (message) => {
      post(message);
      for (const ids of received.splice(0)) {
        expect(ids.filter((id) => !isId(id))).toEqual([]);
        expect(ids.length).toBeLessThanOrEqual(MAX_LISTED_IDS);
      }
      post({ frame: FRAME, ids: [bulkId(1), message, bulkId(2)] });
      expect(latest()).toEqual(expect.arrayContaining([bulkId(1), bulkId(2)]));
    }));

  test.each([
    ['a name that is too long', { frame: 'x'.repeat(41), ids: [bulkId(1)] }],
    ['a text instead of a list', { frame: FRAME, ids: bulkId(1) }],
    ['something like a list', { frame: FRAME, ids: { 0: bulkId(1), length: 1 } }],
    ['no name', { ids: [bulkId(1)] }],
    [
      'a name whose length throws when it is compared',
      { frame: { length: { toString: 0 } }, ids: [bulkId(1)] },
    ],
  ])('is ignored: %s', (_, message) => {
    received.length = 0;
    post(message);
    expect(received).toEqual([]);
  });

  test('is counted with the IDs that it leaves out, unless their number is invalid', () => {
    post({ frame: FRAME, ids: [bulkId(1)], leftOut: 340 });
    expect(count).toBe(341);
    for (const leftOut of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, '2', null]) {
      post({ frame: FRAME, ids: [bulkId(1), bulkId(2)], leftOut });
      expect([count, latest().length]).toEqual([2, 2]);
    }
  });

  test('does not make the list longer than a page may, by the number of its IDs or of its names', () => {
    const ids = Array.from({ length: MAX_LISTED_IDS }, (_, index) => bulkId(index));
    post({ frame: FRAME, ids: [...ids, bulkId(MAX_LISTED_IDS)] });
    expect(latest()).toEqual(ids);
    for (let index = 0; index < 300; index++) post({ frame: `${index}`, ids: [`FORGED-${index}`] });
    expect(latest()).toEqual(ids);
    post({ frame: FRAME, ids: [] });
    expect(latest().length).toBeLessThan(300);
  });
});

describe('a message to the extension that poses as a report of a frame', () => {
  const sender = { id: browser.runtime.id, tab: { id: TAB }, frameId: 0 };

  test('causes no error', () =>
    survives(hostileJson, (value) => {
      for (const message of [
        value,
        { ...REPORT, request: value },
        { name: value, request: { hasIds: true } },
      ]) {
        broadcast(message, sender);
        broadcast(message, { ...sender, tab: value });
        broadcast(message, { ...sender, frameId: value });
      }
    }));

  test.each([
    ['another extension', { ...sender, id: 'other' }],
    ['no tab', { ...sender, tab: undefined }],
    ['another tab', { ...sender, tab: { id: TAB + 1 } }],
  ])('reconnects to no frame if it comes from %s', (_, from) => {
    broadcast(REPORT, from);
    expect(connections).toBe(1);
    broadcast(REPORT, sender);
    expect(connections).toBe(2);
  });
});

test('reports whether Waybill runs in the tab, which may begin a moment after its page has loaded', async () => {
  await vi.waitFor(() => expect(states).toEqual(['on']));
  isListening = false;
  update(TAB, { status: 'complete' });
  await vi.waitFor(() => expect(states).toEqual(['on', 'absent']));
  isListening = true;
  await vi.waitFor(() => expect(states).toEqual(['on', 'absent', 'on']));
});

test('reports that Waybill runs in a frame inside the page', async () => {
  await vi.waitFor(() => expect(states).toEqual(['on']));
  isOnlyInside = true;
  isEnabled = undefined;
  update(TAB, { status: 'complete' });
  await vi.waitFor(() => expect(states).toEqual(['on', 'on']));
});

test('reports that Waybill is disabled, unless the top frame is only late', async () => {
  await vi.waitFor(() => expect(states).toEqual(['on']));
  isEnabled = undefined;
  update(TAB, { status: 'complete' });
  await vi.waitFor(() => expect(states).toEqual(['on', 'off']));
  isEnabled = true;
  await vi.waitFor(() => expect(states).toEqual(['on', 'off', 'on']), { timeout: 3_000 });
  isEnabled = undefined;
  questions = 0;
  update(TAB, { status: 'complete' });
  await vi.waitFor(() => expect(questions).toBe(1));
  isEnabled = true;
  await vi.waitFor(() => expect(states).toEqual(['on', 'off', 'on', 'on']));
});

test('connects again when the page in the tab has loaded', () => {
  update(TAB, { status: 'loading' });
  update(TAB, { title: 'Ticket 2' });
  update(TAB + 1, { status: 'complete' });
  expect(connections).toBe(1);
  update(TAB, { status: 'complete' });
  expect(connections).toBe(2);
});
