import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Occurrence } from '../occurrences.ts';
import { PAGE_TEXTS } from '../page-texts.ts';
import { createIdButton, type IdButton } from './id-button.ts';

const REST_MS = 350;
const { attachShadow } = Element.prototype;

let button: IdButton;
/** The closed shadow root of the button that was added last. */
let root: ShadowRoot | undefined;

const host = () => document.querySelector('waybill-card');
const shown = () => (host() ? root?.querySelector('button') : undefined);

function addOccurrence(id: string): Occurrence {
  const block = document.createElement('p');
  const node = document.createTextNode(id);
  block.append(node);
  document.body.append(block);
  return { id, evidence: 'shape', start: { node, offset: 0 }, end: { node, offset: id.length } };
}

beforeEach(() => {
  vi.useFakeTimers();
  // A closed shadow root cannot be reached from outside.
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    root = attachShadow.call(this, init);
    return root;
  });
  // happy-dom has no layout.
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 80, 20));
  button = createIdButton(
    { current: () => PAGE_TEXTS.en },
    { note: vi.fn(), restore: vi.fn() },
    vi.fn(),
    vi.fn(),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const element of document.querySelectorAll('waybill-card, p')) element.remove();
});

test('shows the button once the pointer has rested on the ID', () => {
  button.showSoon(addOccurrence('first'));
  vi.advanceTimersByTime(REST_MS - 1);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(shown()?.textContent).toBe(PAGE_TEXTS.en.showShipment);
  expect(document.activeElement).toBe(document.body);
});

test('keeps the focused button when the pointer rests on another ID', () => {
  button.showSoon(addOccurrence('under the pointer'));
  vi.advanceTimersByTime(REST_MS - 1);
  button.focus(addOccurrence('by keyboard'), 'by keyboard, 2 of 2');
  const focused = shown();
  vi.advanceTimersByTime(REST_MS);
  expect(shown()).toBe(focused);
  expect(focused?.getAttribute('aria-label')).toBe('by keyboard, 2 of 2');
  expect(document.activeElement).toBe(host());
});

test('shows no button when the pointer leaves the ID too early', () => {
  button.showSoon(addOccurrence('first'));
  vi.advanceTimersByTime(REST_MS - 1);
  button.hideSoon();
  vi.advanceTimersByTime(REST_MS);
  expect(shown()).toBeUndefined();
});

test('keeps the focused button when the pointer only crosses another ID', () => {
  button.focus(addOccurrence('by keyboard'), 'by keyboard, 1 of 2');
  const focused = shown();
  button.showSoon(addOccurrence('under the pointer'));
  vi.advanceTimersByTime(REST_MS - 1);
  button.hideSoon();
  vi.advanceTimersByTime(2 * REST_MS);
  expect(shown()).toBe(focused);
  expect(document.activeElement).toBe(host());
});

test('restarts the wait when the pointer moves to another ID', () => {
  button.showSoon(addOccurrence('first'));
  vi.advanceTimersByTime(REST_MS - 1);
  button.showSoon(addOccurrence('second'));
  vi.advanceTimersByTime(REST_MS - 1);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(shown()).toBeDefined();
});
