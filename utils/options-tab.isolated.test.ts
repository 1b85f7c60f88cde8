import { expect, test, vi } from 'vitest';
import { ownTabs } from './options-tab.ts';

const URL = 'moz-extension://sample/options.html#set-up';

const { opened, windows, contexts } = vi.hoisted(() => ({
  opened: [] as string[],
  windows: { areThere: true },
  contexts: [] as object[],
}));

vi.mock('./browser.ts', () => ({
  browser: {
    runtime: { getContexts: async () => contexts },
    tabs: {
      async create({ url }: { url: string }) {
        if (!windows.areThere) throw new Error('Not allowed to create tabs on the target window');
        opened.push(`tab ${url}`);
      },
    },
    windows: { create: async ({ url }: { url: string }) => void opened.push(`window ${url}`) },
  },
}));

test('opens a page in a tab, or in a window of its own while there is none that takes a tab', async () => {
  await ownTabs.open(URL);
  windows.areThere = false;
  await ownTabs.open(URL);
  expect(opened).toEqual([`tab ${URL}`, `window ${URL}`]);
});

test('lists the extension’s own tabs, without the cards in the tabs of other pages', async () => {
  contexts.push(
    { tabId: 3, windowId: 1, frameId: 0, documentUrl: URL },
    { tabId: 4, windowId: 1, frameId: 7, documentUrl: 'moz-extension://sample/card.html' },
  );
  expect(await ownTabs.own()).toEqual([{ tabId: 3, windowId: 1, url: URL }]);
});
