import { expect, test, vi } from 'vitest';
import { createPageFrame } from './page-frame.ts';

const ADDRESS = 'chrome-extension://secret/card.html';

/** Has the frame load a page, blank or of another origin, which cannot be read. */
function load(frame: HTMLIFrameElement, contentWindow: object, contentDocument: Document | null): void {
  for (const [name, value] of Object.entries({ contentWindow, contentDocument }))
    Object.defineProperty(frame, name, { value, configurable: true });
  frame.dispatchEvent(new Event('load'));
}

test('loads its page without naming the address in an attribute, and again if the page around it adds it again', () => {
  const onLoad = vi.fn();
  const frame = createPageFrame(ADDRESS, onLoad);
  for (const times of [1, 2]) {
    const shown = { location: { replace: vi.fn() } };
    load(frame, shown, document);
    expect(shown.location.replace.mock.calls).toEqual([[ADDRESS]]);
    load(frame, shown, null);
    expect(onLoad).toHaveBeenCalledTimes(times);
  }
  expect(frame.outerHTML).not.toContain('secret');
});

test('does not ask again for a page that the browser refuses to load', () => {
  const onLoad = vi.fn();
  const frame = createPageFrame(ADDRESS, onLoad);
  const blank = { location: { replace: vi.fn() } };
  for (let times = 0; times < 2; times += 1) load(frame, blank, document);
  expect(blank.location.replace).toHaveBeenCalledTimes(1);
  expect(onLoad).toHaveBeenCalledTimes(1);
});
