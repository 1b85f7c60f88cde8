import { beforeEach, expect, test, vi } from 'vitest';
import { createHostAccess, hasSidePanel, openSidePanel } from './optional-apis.ts';

const HOST = 'https://api.example.com/*';

const { browser } = vi.hoisted(() => ({
  browser: { granted: new Set<string>(), asked: [] as string[], onRemoved: () => {}, panels: {} },
}));

vi.mock('./browser.ts', () => ({
  browser: Object.assign(browser.panels, {
    permissions: {
      contains: async ({ origins: [pattern = ''] }: { origins: string[] }) => {
        browser.asked.push(pattern);
        return browser.granted.has(pattern);
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
