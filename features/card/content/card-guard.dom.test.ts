import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeVisibilityObserver, FRAME_MS } from '../../../tests/fakes/intersection-observer.ts';
import { type CardGuard, guardCard } from './card-guard.ts';

const CALM_MS = 150;

let host: HTMLElement;
let frame: HTMLElement;
let guard: CardGuard;
/** The element that hit tests find. */
let hit: () => Element | null;

const observers = (tracksVisibility: boolean) =>
  FakeVisibilityObserver.all.filter((each) => each.tracksVisibility === tracksVisibility);

/** The browser notices that the card became visible or hidden. */
function setVisible(value: boolean): void {
  FakeVisibilityObserver.isVisible = value;
  for (const each of observers(true)) each.report();
}

/** The page moves the card, and the browser notices it. */
function moveBy(distance: number): void {
  const { x, y, width, height } = FakeVisibilityObserver.box;
  FakeVisibilityObserver.box = new DOMRect(x + distance, y, width, height);
  for (const each of observers(false)) each.report();
}

async function confirm(pressedAt = Date.now()): Promise<boolean> {
  const confirmed = guard.confirm(pressedAt);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  return confirmed;
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function setUp(hasVisibility = true): void {
  vi.stubGlobal('IntersectionObserver', FakeVisibilityObserver);
  vi.stubGlobal(
    'IntersectionObserverEntry',
    hasVisibility ? Object.assign(() => undefined, { prototype: { isVisible: true } }) : undefined,
  );
  guard = guardCard(host, frame);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeVisibilityObserver.all = [];
  FakeVisibilityObserver.isVisible = true;
  FakeVisibilityObserver.box = new DOMRect(100, 50, 380, 300);
  host = document.createElement('waybill-card');
  frame = document.createElement('div');
  Object.assign(frame.style, { width: '380px', height: '300px' });
  frame.getBoundingClientRect = () => FakeVisibilityObserver.box;
  host.attachShadow({ mode: 'closed' }).append(frame);
  document.documentElement.append(host);
  hit = () => host;
  document.elementFromPoint = () => hit();
  // happy-dom computes few properties.
  vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => ({
    opacity: style.opacity || '1',
    visibility: style.visibility || 'visible',
    getPropertyValue: (property: string) => style.getPropertyValue(property),
  }));
});

afterEach(() => {
  guard.stop();
  for (const element of document.querySelectorAll('waybill-card, .above')) element.remove();
  document.documentElement.removeAttribute('style');
  vi.useRealTimers();
});

test('confirms a card that has just opened, with the first frame', async () => {
  setUp();
  expect(await confirm()).toBe(true);
});

test('does not confirm a card that is hidden or was so shortly before the click, and does so later', async () => {
  setUp();
  await wait(FRAME_MS);
  setVisible(false);
  await wait(1_000);
  expect(await confirm()).toBe(false);
  setVisible(true);
  await wait(CALM_MS - FRAME_MS);
  expect(await confirm()).toBe(false);
  await wait(CALM_MS);
  expect(await confirm()).toBe(true);
});

test('does not confirm a card that the page shows after the click, even if the question comes late', async () => {
  setUp();
  await wait(FRAME_MS);
  setVisible(false);
  const pressedAt = Date.now();
  await wait(FRAME_MS);
  setVisible(true);
  await wait(1_000);
  expect(await confirm(pressedAt)).toBe(false);
});

test('counts observations that have not been delivered', async () => {
  setUp();
  await wait(FRAME_MS);
  FakeVisibilityObserver.isVisible = false;
  for (const each of observers(true)) each.queue();
  FakeVisibilityObserver.isVisible = true;
  expect(await confirm()).toBe(false);
});

test('does not confirm a card that the page has just moved, even back and forth', async () => {
  setUp();
  await wait(1_000);
  moveBy(200);
  moveBy(-200);
  expect(await confirm()).toBe(false);
  await wait(CALM_MS);
  expect(await confirm()).toBe(true);
});

test('confirms a card that Waybill has just moved', async () => {
  setUp();
  await wait(1_000);
  FakeVisibilityObserver.box = new DOMRect(300, 50, 380, 300);
  guard.placed();
  expect(await confirm()).toBe(true);
});

test('does not confirm a click right after Waybill has put the card over the window, and does so later', async () => {
  setUp();
  await wait(1_000);
  FakeVisibilityObserver.box = new DOMRect(20, 20, 1000, 700);
  Object.assign(frame.style, { width: '1000px', height: '700px' });
  guard.jumped();
  await wait(CALM_MS - FRAME_MS);
  expect(await confirm()).toBe(false);
  await wait(FRAME_MS);
  expect(await confirm()).toBe(true);
});

test('notices a move of a card over the window', async () => {
  setUp();
  FakeVisibilityObserver.box = new DOMRect(20, 20, 1000, 700);
  Object.assign(frame.style, { width: '1000px', height: '700px' });
  guard.jumped();
  await wait(1_000);
  moveBy(40);
  expect(await confirm()).toBe(false);
});

test('notices a move between placing the card and the next frame', async () => {
  setUp();
  FakeVisibilityObserver.box = new DOMRect(300, 50, 380, 300);
  expect(await confirm()).toBe(false);
});

test.each([
  ['opacity', '0.5'],
  ['filter', 'blur(9px)'],
  ['mix-blend-mode', 'multiply'],
  ['clip-path', 'inset(50%)'],
  ['mask-image', 'linear-gradient(transparent, transparent)'],
  ['transform', 'translate(9px)'],
  ['zoom', '0.1'],
])('does not confirm a card below an element with %s', async (property, value) => {
  setUp();
  await wait(1_000);
  document.documentElement.style.setProperty(property, value);
  expect(await confirm()).toBe(false);
  document.documentElement.style.removeProperty(property);
  expect(await confirm()).toBe(true);
});

test('does not confirm a card that is drawn smaller', async () => {
  setUp();
  FakeVisibilityObserver.box = new DOMRect(100, 50, 38, 30);
  guard.placed();
  expect(await confirm()).toBe(false);
});

test('does not confirm a card that is covered at one point', async () => {
  setUp();
  let tests = 0;
  hit = () => (tests++ === 20 ? document.body : host);
  expect(await confirm()).toBe(false);
});

test('gives up if the browser draws no frame', async () => {
  setUp();
  const confirmed = guard.confirm(Date.now());
  FakeVisibilityObserver.all = [];
  await wait(5_000);
  expect(await confirmed).toBe(false);
});

test('without an observer of visibility, looks at the card at intervals', async () => {
  setUp(false);
  await wait(1_000);
  expect(await confirm()).toBe(true);
  document.documentElement.style.opacity = '0.1';
  await wait(200);
  document.documentElement.style.opacity = '';
  expect(await confirm()).toBe(false);
  await wait(CALM_MS + 100);
  expect(await confirm()).toBe(true);
});

test('without an observer of visibility, does not confirm a card below an element that no hit test finds', async () => {
  setUp(false);
  const above = document.createElement('div');
  above.className = 'above';
  above.getBoundingClientRect = () => new DOMRect(0, 0, 500, 500);
  document.documentElement.append(above);
  expect(await confirm()).toBe(false);
  above.getBoundingClientRect = () => new DOMRect(0, 0, 50, 500);
  await wait(CALM_MS + 100);
  expect(await confirm()).toBe(true);
});

test.each(['position: relative', 'order: -1', 'isolation: isolate', 'will-change: transform'])(
  'without an observer of visibility, does not confirm a card with a layer of its own: %s',
  async (style) => {
    setUp(false);
    host.style.cssText = style;
    expect(await confirm()).toBe(false);
    host.style.cssText = '';
    await wait(CALM_MS + 100);
    expect(await confirm()).toBe(true);
  },
);

test('observes nothing after it was stopped', async () => {
  setUp();
  await wait(FRAME_MS);
  guard.stop();
  expect(FakeVisibilityObserver.all).toEqual([]);
});
