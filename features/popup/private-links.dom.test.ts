import { afterEach, expect, test, vi } from 'vitest';
import { browser } from '../../utils/browser.ts';
import { keepLinksPrivate } from './private-links.ts';

/** The DOM of unit tests follows links: this one needs no network. */
const MAP = 'about:blank#map';
const PRIVATE = { id: 7, incognito: true };

let create: ReturnType<typeof vi.fn>;

/** A popup of a window. @param inIncognitoContext whether the page itself belongs to a private window, as in Firefox */
async function openPopup(window: { id: number; incognito: boolean }, inIncognitoContext: boolean) {
  vi.spyOn(globalThis, 'addEventListener');
  create = vi.fn(async () => ({}));
  Object.assign(browser, {
    extension: { inIncognitoContext },
    windows: { getCurrent: async () => window },
    tabs: { create },
  });
  document.body.innerHTML = `<a href="${MAP}" target="_blank"><b>Map</b></a><button><i>Copy</i></button>`;
  await keepLinksPrivate();
}

/** Lets the fakes reply, after which a link would be open. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls)
    removeEventListener(type, listener as EventListener);
  vi.restoreAllMocks();
});

/** @returns whether the browser itself follows a link there */
const press = (selector: string, type = 'click', button = 0) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));

test.each([
  ['click', 0],
  ['auxclick', 1],
])('a link in the popup of a private window opens in that window (%s)', async (type, button) => {
  await openPopup(PRIVATE, false);
  expect(press('b', type, button)).toBe(false);
  await vi.waitFor(() => expect(create.mock.calls).toEqual([[{ url: MAP, windowId: 7 }]]));
});

test('leaves everything but links to the popup', async () => {
  await openPopup(PRIVATE, false);
  expect([press('i'), press('b', 'auxclick', 2)]).toEqual([true, true]);
  await settled();
  expect(create).not.toHaveBeenCalled();
});

test.each([
  ['a usual window', { id: 3, incognito: false }, false],
  ['a popup that belongs to its private window', PRIVATE, true],
])('leaves links to the browser in %s', async (_where, window, inIncognitoContext) => {
  await openPopup(window, inIncognitoContext);
  expect(press('b')).toBe(true);
  await settled();
  expect(create).not.toHaveBeenCalled();
});
