import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../../../utils/browser.ts';
import type { LookupRequest } from '../../lookup/model.ts';
import type { PendingLookup } from '../storage.ts';
import { type BrowserWindows, createBrowserWindows, createLookupPresenter } from './lookup-presenter.ts';

const WINDOW = 5;
const REQUEST: LookupRequest = { kind: 'lookUp', trackingId: 'ABCD1234567890' };

let stored: PendingLookup[];
let time: number;
let opened: string[];
let isViewOpen: boolean;
let refusesPopup: boolean;
let refusesPanel: boolean;
let current: number | undefined;

const windows: BrowserWindows = {
  current: async () => current,
  isViewOpen: async () => isViewOpen,
  async openPopup(windowId) {
    if (refusesPopup) throw new Error('Browser window has no toolbar.');
    opened.push(`popup ${windowId}`);
  },
  openTab: async (windowId) => void opened.push(`tab ${windowId}`),
  async openPanel(windowId) {
    if (refusesPanel) throw new Error('sidebarAction.open may only be called from a user input handler');
    opened.push(`panel ${windowId}`);
  },
};

const create = (own: BrowserWindows = windows) =>
  createLookupPresenter(
    async () => stored,
    async (request) => {
      stored = request;
    },
    () => time,
    own,
  );

beforeEach(() => {
  stored = [];
  time = 1_000_000;
  opened = [];
  isViewOpen = false;
  refusesPopup = false;
  refusesPanel = false;
  current = WINDOW;
});

test('opens the popup in the window, which can claim the request once', async () => {
  const presenter = create();
  await presenter.present(Promise.resolve(REQUEST), WINDOW);
  expect(opened).toEqual(['popup 5']);
  expect(await presenter.claim(WINDOW)).toEqual(REQUEST);
  expect(await presenter.claim(WINDOW)).toBeUndefined();
  expect(stored).toEqual([]);
});

test('opens the side panel at once, which can claim the request', async () => {
  const presenter = create();
  const presenting = presenter.presentInPanel(REQUEST, WINDOW);
  // Chrome opens it only while it handles the click.
  expect(opened).toEqual(['panel 5']);
  await presenting;
  expect(await presenter.claim(WINDOW)).toEqual(REQUEST);
});

test('shows the lookup elsewhere if the browser does not open the side panel', async () => {
  refusesPanel = true;
  const presenter = create();
  await presenter.presentInPanel(REQUEST, WINDOW);
  expect(opened).toEqual(['popup 5']);
  isViewOpen = true;
  await presenter.presentInPanel(REQUEST, WINDOW);
  expect(opened).toEqual(['popup 5']);
  expect(await presenter.claim(WINDOW)).toEqual(REQUEST);
});

test('uses a panel that is open in the window, and opens nothing else', async () => {
  isViewOpen = true;
  const presenter = create();
  await presenter.present(Promise.resolve(REQUEST), WINDOW);
  expect(opened).toEqual([]);
  expect(await presenter.claim(WINDOW)).toEqual(REQUEST);
});

test('opens a tab if the browser refuses a popup', async () => {
  refusesPopup = true;
  await create().present(Promise.resolve(REQUEST), WINDOW);
  expect(opened).toEqual(['tab 5']);
});

test('uses the current window if no window is given, and does nothing without a window', async () => {
  await create().present(Promise.resolve(REQUEST), undefined);
  expect(opened).toEqual(['popup 5']);
  current = undefined;
  opened = [];
  await create().present(Promise.resolve(REQUEST), undefined);
  expect(opened).toEqual([]);
});

test('does not return the request to another window', async () => {
  const presenter = create();
  await presenter.present(Promise.resolve(REQUEST), WINDOW);
  expect(await presenter.claim(6)).toBeUndefined();
  expect(await presenter.claim(WINDOW)).toEqual(REQUEST);
});

test('makes a claim wait for a request that is still being parsed', async () => {
  const presenter = create();
  let resolve: (request: LookupRequest) => void = () => undefined;
  const presented = presenter.present(
    new Promise((settle) => {
      resolve = settle;
    }),
    WINDOW,
  );
  const claimed = presenter.claim(WINDOW);
  resolve(REQUEST);
  expect(await claimed).toEqual(REQUEST);
  await presented;
});

test('drops a request that was not claimed in time, even if the clock was set back', async () => {
  for (const later of [10_000, -10_000]) {
    const presenter = create();
    time = 1_000_000;
    await presenter.enqueue(REQUEST, WINDOW);
    time += later;
    expect(await presenter.claim(WINDOW)).toBeUndefined();
    expect(stored).toEqual([]);
  }
});

test('opens the popup before awaiting anything in a browser that needs the click', () => {
  void create({ ...windows, isViewOpen: () => false }).present(Promise.resolve(REQUEST), WINDOW);
  expect(opened).toEqual(['popup 5']);
});

test('uses an open sidebar in such a browser too, and opens nothing else', async () => {
  const presenter = create({ ...windows, isViewOpen: (windowId) => windowId === WINDOW });
  await presenter.present(Promise.resolve(REQUEST), WINDOW);
  expect(opened).toEqual([]);
  expect(await presenter.claim(WINDOW)).toEqual(REQUEST);
  await presenter.present(Promise.resolve(REQUEST), 6);
  expect(opened).toEqual(['popup 6']);
});

test('stores nothing for a request that fails, but stores the next one', async () => {
  const presenter = create();
  await presenter.present(Promise.reject(new TypeError('storage')), WINDOW);
  expect(await presenter.claim(WINDOW)).toBeUndefined();
  await presenter.present(Promise.resolve(REQUEST), WINDOW);
  expect(await presenter.claim(WINDOW)).toEqual(REQUEST);
});

test('a tab stores the window that it was opened for, because Chrome opens it outside of the private one', async () => {
  const create = vi.fn(async () => ({}));
  Object.assign(browser, { runtime: { getURL: (path: string) => `extension:/${path}` }, tabs: { create } });
  await createBrowserWindows().openTab(WINDOW);
  expect(create.mock.calls).toEqual([[{ windowId: 5, url: 'extension:/sidepanel.html#5' }]]);
});
