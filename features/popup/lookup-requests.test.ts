import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../../utils/browser.ts';
import { takeLookupRequests } from './lookup-requests.ts';

const OWN_ID = 'waybill';
const OWN_WINDOW = 7;

let listen: (message: unknown, sender: { id: string }, sendResponse: (reply: true) => void) => unknown;
let isSubscribed: boolean;

/** The browser's part of a popup. @param tab the tab that the page is in, which a popup is not */
function open(window: { id: number; type: string }, tab?: object): void {
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
    windows: { getCurrent: async () => window },
    tabs: { getCurrent: async () => tab },
  });
}

beforeEach(() => {
  isSubscribed = false;
});

test('confirms only to the background, and only for its own window, that a popup is open', async () => {
  open({ id: OWN_WINDOW, type: 'normal' });
  const take = vi.fn(async () => undefined);
  await takeLookupRequests(take);
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
  open({ id: OWN_WINDOW, type }, { id: 3 });
  const take = vi.fn(async () => undefined);
  await takeLookupRequests(take);
  expect([isSubscribed, take.mock.calls]).toEqual([isExpected, [[OWN_WINDOW]]]);
});
