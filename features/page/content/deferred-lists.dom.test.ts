import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type FakeIntersections,
  installFakeIntersections,
} from '../../../tests/fakes/intersection-observer.ts';
import { createWindowEvents } from '../../../utils/window-events.ts';
import { itemsNear } from '../near-viewport.ts';
import type { DeferredLists } from '../page-features.ts';
import { createDeferredLists } from './deferred-lists.ts';

const ITEM_HEIGHT = 100;
const VIEWPORT = 1_000;

let life: AbortController;
let viewport: FakeIntersections;
let scrollTop: number;
/** 1 if the items run downwards, -1 if they run upwards. */
let direction: 1 | -1;
let hasOwnText: boolean;
let lists: DeferredLists;
let list: HTMLElement;
let searched: Set<Element>;
const onNear = vi.fn<(elements: readonly Element[], isNow: boolean) => void>();

/** A list whose items are below each other, moved by the scroll position. */
function createList(count: number): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = '<p></p>'.repeat(count);
  for (const [index, item] of [...element.children].entries()) item.id = `${index}`;
  document.body.replaceChildren(element);
  return element;
}

/** Goes through all items of a deferred list. */
function finish(): void {
  while (lists.continue(list) === 'more');
}

const numbers = (elements: Iterable<Element>) => [...elements].map(({ id }) => Number(id));
const near = () => numbers(onNear.mock.lastCall?.[0] ?? []).sort((a, b) => a - b);

/** Scrolls to a position, in CSS pixels. */
function scrollTo(position: number): void {
  scrollTop = position;
  document.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  life = new AbortController();
  viewport = installFakeIntersections();
  vi.stubGlobal('innerHeight', VIEWPORT);
  // The DOM of unit tests has no XPath.
  vi.stubGlobal('XPathResult', { BOOLEAN_TYPE: 3 });
  Object.assign(document, { evaluate: () => ({ booleanValue: hasOwnText }) });
  scrollTop = 0;
  direction = 1;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, direction * Number(this.id) * ITEM_HEIGHT - scrollTop, 300, ITEM_HEIGHT);
  });
  hasOwnText = false;
  searched = new Set();
  lists = createDeferredLists(
    onNear,
    (item) => searched.has(item),
    createWindowEvents(life.signal).listen,
    life.signal,
  );
  list = createList(1_000);
});

afterEach(() => {
  life.abort();
  vi.restoreAllMocks();
});

test('does not defer a list with text between its items', () => {
  hasOwnText = true;
  expect(lists.defer(list)).toBe(false);
});

test('forgets a list with an inline item, which may be a part of the text around it', () => {
  list.replaceChild(document.createElement('span'), list.children[0] as Element);
  lists.defer(list);
  expect(lists.continue(list)).toBe('mixed');
  expect(lists.isEmpty()).toBe(true);
});

test('goes through the items in steps', () => {
  lists.defer(list);
  expect(lists.continue(list)).toBe('more');
  finish();
  expect(lists.continue(list)).toBe('done');
});

test('reports the items within half a screen of the viewport when the list comes near', () => {
  lists.defer(list);
  finish();
  scrollTop = 50_000;
  viewport.report(list, true);
  expect(near()).toEqual(Array.from({ length: 20 }, (_, item) => 495 + item));
});

test('reports the items in view first', () => {
  lists.defer(list);
  finish();
  scrollTop = 50_000;
  viewport.report(list, true);
  const first = numbers(onNear.mock.lastCall?.[0] ?? []).slice(0, 10);
  expect(first).toEqual(Array.from({ length: 10 }, (_, item) => 500 + item));
});

test('reports the items of another part of the list at once, without an observer', () => {
  lists.defer(list);
  finish();
  viewport.report(list, true);
  scrollTo(50_000);
  expect(near()).toEqual(Array.from({ length: 20 }, (_, item) => 495 + item));
  expect(onNear.mock.lastCall?.[1]).toBe(true);
});

test('leaves it to the observers to notice that the list was moved by less than is searched ahead', () => {
  lists.defer(list);
  finish();
  scrollTop = 50_000;
  viewport.report(list, true);
  onNear.mockClear();
  scrollTo(50_000 + VIEWPORT / 2 - 1);
  expect(onNear).not.toHaveBeenCalled();
  scrollTo(50_000 + VIEWPORT / 2);
  expect(onNear).toHaveBeenCalledOnce();
  scrollTo(50_000);
  expect(onNear).toHaveBeenCalledTimes(2);
});

test('does not look through a list at once that did not move while something else was scrolled', () => {
  lists.defer(list);
  finish();
  viewport.report(list, true);
  onNear.mockClear();
  const sidebar = document.createElement('aside');
  document.body.append(sidebar);
  sidebar.scrollTop = 50_000;
  sidebar.dispatchEvent(new Event('scroll'));
  expect(onNear).not.toHaveBeenCalled();
});

test('does not report items that were already searched', () => {
  lists.defer(list);
  finish();
  for (let item = 0; item < 12; item++) searched.add(list.children[item] as Element);
  viewport.report(list, true);
  expect(near()).toEqual([12, 13, 14]);
});

test('observes items around the viewport, to notice that the list was scrolled', () => {
  lists.defer(list);
  finish();
  scrollTop = 50_000;
  viewport.report(list, true);
  const found = itemsNear(list, [...list.children], VIEWPORT);
  expect(numbers(found?.sentinels.keys() ?? [])).toEqual(expect.arrayContaining([494, 505, 515]));
  const inView = list.children[505] as Element;
  expect(viewport.isObserved(inView)).toBe(true);
  scrollTop = 0;
  viewport.report(inView, false);
  expect(near()).toEqual(Array.from({ length: 15 }, (_, item) => item));
  expect(viewport.isObserved(inView)).toBe(false);
});

test('looks for items near the viewport only if something moved, as an observer also reports newly observed items', () => {
  lists.defer(list);
  finish();
  viewport.report(list, true);
  onNear.mockClear();
  const below = list.children[15] as Element;
  expect(viewport.isObserved(below)).toBe(true);
  viewport.report(below, false);
  expect(onNear).not.toHaveBeenCalled();
  scrollTop = 2 * ITEM_HEIGHT;
  viewport.report(below, true);
  expect(onNear).toHaveBeenCalled();
});

test('reports a whole list whose items run upwards, and does not defer it again', () => {
  direction = -1;
  lists.defer(list);
  finish();
  viewport.report(list, true);
  expect(onNear).toHaveBeenLastCalledWith([list], false);
  expect(lists.defer(list)).toBe(false);
});

test('returns the deferred lists, and does not defer them in the next search', () => {
  lists.defer(list);
  expect(lists.takeDeferred()).toEqual([list]);
  expect(lists.isEmpty()).toBe(true);
  expect(lists.defer(list)).toBe(false);
  expect(lists.defer(list)).toBe(true);
});

test('forgets only lists that have left the page', () => {
  lists.defer(list);
  lists.forgetRemoved();
  expect(lists.isEmpty()).toBe(false);
  list.remove();
  lists.forgetRemoved();
  expect(lists.isEmpty()).toBe(true);
});

test('still finds the items near the viewport when some were removed', () => {
  lists.defer(list);
  finish();
  for (const item of [...list.children].slice(0, 40)) item.remove();
  lists.forgetRemoved();
  scrollTop = 40 * ITEM_HEIGHT;
  viewport.report(list, true);
  expect(near()).toEqual(Array.from({ length: 15 }, (_, item) => 40 + item));
});
