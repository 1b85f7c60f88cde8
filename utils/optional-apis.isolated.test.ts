import { beforeEach, expect, test, vi } from 'vitest';
import { createHostAccess, hasSidePanel, openSidePanel } from './optional-apis.ts';

const HOST = 'https://api.example.com/*';

const { browser } = vi.hoisted(() => ({
  browser: {
    granted: new Set<string>(),
    asked: [] as string[],
    beforeReply: async () => {},
    onRemoved: () => {},
    panels: {},
  },
}));

vi.mock('./browser.ts', () => ({
  browser: Object.assign(browser.panels, {
    permissions: {
      contains: async ({ origins: [pattern = ''] }: { origins: string[] }) => {
        browser.asked.push(pattern);
        const isGranted = browser.granted.has(pattern);
        await browser.beforeReply();
        return isGranted;
      },
      onRemoved: {
        addListener(listener: () => void) {
          browser.onRemoved = listener;
        },
      },
    },
  }),
}));

beforeEach(() => {
  browser.granted.clear();
  browser.asked = [];
  browser.beforeReply = async () => {};
});

test('remembers access that was granted, until some is removed', async () => {
  const hasAccess = createHostAccess();
  browser.granted.add(HOST);
  expect([await hasAccess(HOST), await hasAccess(HOST)]).toEqual([true, true]);
  expect(browser.asked).toEqual([HOST]);
  browser.granted.delete(HOST);
  browser.onRemoved();
  expect(await hasAccess(HOST)).toBe(false);
});

test('does not remember access that was removed before the browser’s reply arrived', async () => {
  const hasAccess = createHostAccess();
  browser.granted.add(HOST);
  browser.beforeReply = async () => {
    browser.granted.delete(HOST);
    browser.onRemoved();
  };
  await hasAccess(HOST);
  expect(await hasAccess(HOST)).toBe(false);
});

test('remembers no missing access, which the user may grant at any time', async () => {
  const hasAccess = createHostAccess();
  expect(await hasAccess(HOST)).toBe(false);
  browser.granted.add(HOST);
  expect(await hasAccess(HOST)).toBe(true);
});

const sidePanel = { open: vi.fn(async () => undefined) };
const sidebarAction = { open: vi.fn(async () => undefined) };

test.each([
  ['Chrome', { sidePanel, sidebarAction: undefined }, sidePanel, [[{ windowId: 7 }]]],
  ['Firefox', { sidePanel: undefined, sidebarAction }, sidebarAction, [[]]],
])('%s opens its own panel', async (_, panels, panel, calls) => {
  Object.assign(browser.panels, panels);
  expect(hasSidePanel()).toBe(true);
  await openSidePanel(7);
  expect(panel.open.mock.calls).toEqual(calls);
});

test('other browsers have no panel', () => {
  Object.assign(browser.panels, { sidePanel: undefined, sidebarAction: undefined });
  expect(hasSidePanel()).toBe(false);
});
