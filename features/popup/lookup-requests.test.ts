import { beforeEach, expect, test, vi } from 'vitest';
import { browser, isInPrivateWindow } from '../../utils/browser.ts';
import { takeLookupRequests } from './lookup-requests.ts';

const OWN_ID = 'waybill';
const OWN_WINDOW = 7;
const PRIVATE_WINDOW = 9;

let listen: (message: unknown, sender: { id: string }, sendResponse: (reply: true) => void) => unknown;
let isSubscribed: boolean;

/** The browser's part of a popup. @param tab the tab that the page is in, which a popup is not */
function open(window: { id: number; type: string }, tab?: object, hash = ''): void {
  vi.stubGlobal('location', { hash });
  Object.assign(browser, {
    runtime: {
      id: OWN_ID,
      onMessage: {
        addListener: (listener: typeof listen) => {
          isSubscribed = true;
          listen = listener;
        },
      },
    },
    storage: { onChanged: { addListener: () => undefined } },
    windows: {
      getCurrent: async () => window,
      async get(id: number) {
        if (id !== PRIVATE_WINDOW) throw new Error(`No window with id: ${id}.`);
        return { id, type: 'popup', incognito: true };
      },
    },
    tabs: { getCurrent: async () => tab },
  });
}

beforeEach(() => {
  isSubscribed = false;
});

test('confirms only to the background, and only for its own window, that a popup is open', async () => {
  open({ id: OWN_WINDOW, type: 'normal' });
  const take = vi.fn(async () => undefined);
  await takeLookupRequests(take, () => false);
  expect(take.mock.calls).toEqual([[OWN_WINDOW]]);
  const isAnswered = (message: object, id = OWN_ID): boolean => {
    const sendResponse = vi.fn();
    listen({ command: 'isViewOpen', windowId: OWN_WINDOW, ...message }, { id }, sendResponse);
    return sendResponse.mock.calls.length > 0;
  };
  expect(isAnswered({})).toBe(true);
  expect(isAnswered({ windowId: 8 })).toBe(false);
  expect(isAnswered({ command: 'reportIds' })).toBe(false);
  expect(isAnswered({}, 'another')).toBe(false);
});

test.each([
  ['a tab, which was opened for one request', 'normal', false],
  ['a window of its own', 'popup', true],
])('takes the first request in %s (%s), and later ones: %s', async (_place, type, isExpected) => {
  open({ id: OWN_WINDOW, type }, { id: 3, windowId: OWN_WINDOW });
  const take = vi.fn(async () => undefined);
  await takeLookupRequests(take, () => false);
  expect([isSubscribed, take.mock.calls]).toEqual([isExpected, [[OWN_WINDOW]]]);
});

test('a tab that was opened for a private window takes the first request from there, and remains private', async () => {
  open({ id: OWN_WINDOW, type: 'normal' }, { id: 3, windowId: OWN_WINDOW }, `#${PRIVATE_WINDOW}`);
  const take = vi.fn(async () => undefined);
  await takeLookupRequests(take, () => false);
  expect(take.mock.calls).toEqual([[PRIVATE_WINDOW]]);
  expect(isSubscribed).toBe(false);
  expect(await isInPrivateWindow()).toBe(true);
});

test('once that window is closed, the tab belongs to its own', async () => {
  open({ id: OWN_WINDOW, type: 'normal' }, { id: 3, windowId: OWN_WINDOW }, '#10');
  const take = vi.fn(async () => undefined);
  await takeLookupRequests(take, () => false);
  expect(take.mock.calls).toEqual([[OWN_WINDOW]]);
});
