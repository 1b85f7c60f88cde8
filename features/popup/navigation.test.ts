import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../../utils/browser.ts';
import { succeed } from '../../utils/outcome.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import type { LookupRequest } from '../lookup/model.ts';
import { takeLookupRequests } from './lookup-requests.ts';
import { createNavigation } from './navigation.ts';

const WINDOW = 7;
const REQUEST: LookupRequest = { kind: 'lookUp', trackingId: 'ABCD1234567890' };

const openSidebar = vi.fn(async () => undefined);
const close = vi.fn();
const listeners: ((changes: object, area: string) => void)[] = [];

/** What the background does with each request from outside the popup. */
function storeRequest(): void {
  const { area, key } = FOLLOWED_ITEMS.pendingLookup;
  for (const listener of listeners) listener({ [key]: {} }, area);
}

beforeEach(() => {
  close.mockClear();
  listeners.length = 0;
  openSidebar.mockClear();
  vi.stubGlobal('window', { close });
  vi.stubGlobal('location', { hash: '' });
  Object.assign(browser, {
    runtime: { onMessage: { addListener: () => undefined } },
    storage: { onChanged: { addListener: (listener: never) => void listeners.push(listener) } },
    windows: { getCurrent: async () => ({ id: WINDOW, type: 'normal' }) },
    tabs: { getCurrent: async () => undefined },
    sidebarAction: { open: openSidebar },
  });
});

async function openPopup() {
  const send = vi.fn(async () => {
    storeRequest();
    return succeed({});
  });
  const navigation = createNavigation(send as never, false);
  const take = vi.fn(async () => undefined);
  await takeLookupRequests(take, navigation.isHandingOver);
  take.mockClear();
  return { navigation, take, send };
}

test('a popup leaves the shipment that it hands over to the side panel, and closes', async () => {
  const { navigation, take, send } = await openPopup();
  navigation.openPanel?.(REQUEST);
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith('queueLookup', { windowId: WINDOW, request: REQUEST }),
  );
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(take).not.toHaveBeenCalled();
});

test('a popup whose side panel does not open stays open, and shows later lookups', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { navigation, take } = await openPopup();
  openSidebar.mockRejectedValueOnce(new Error('no click'));
  navigation.openPanel?.(undefined);
  expect(navigation.isHandingOver()).toBe(true);
  await vi.waitFor(() => expect(navigation.isHandingOver()).toBe(false));
  storeRequest();
  expect(take).toHaveBeenCalledWith(WINDOW);
  expect(close).not.toHaveBeenCalled();
});
