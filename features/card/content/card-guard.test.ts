// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CardGuard, guardCard } from './card-guard.ts';

interface Entry {
  isVisible: boolean;
  time: number;
  boundingClientRect: DOMRect;
}

/** The browser's observers, which report when the test says so. */
class FakeObserver {
  static all: FakeObserver[] = [];
  readonly tracksVisibility: boolean;
  private queued: Entry[] = [];
  constructor(
    private readonly callback: (entries: Entry[]) => void,
    options: { trackVisibility?: boolean } = {},
  ) {
    this.tracksVisibility = options.trackVisibility === true;
  }
  observe(): void {
    FakeObserver.all.push(this);
    // The first report comes with the next frame.
    setTimeout(() => FakeObserver.all.includes(this) && this.report(), FRAME_MS);
  }
  disconnect(): void {
    FakeObserver.all = FakeObserver.all.filter((each) => each !== this);
  }
  takeRecords(): Entry[] {
    return this.queued.splice(0);
  }
  report(): void {
    this.callback([this.entry()]);
  }
  queue(): void {
    this.queued.push(this.entry());
  }
  private entry(): Entry {
    return { isVisible, time: performance.now(), boundingClientRect: box };
  }
}

const FRAME_MS = 16;
const CALM_MS = 150;

let host: HTMLElement;
let frame: HTMLElement;
let guard: CardGuard;
/** What the browser reports. */
let isVisible: boolean;
let box: DOMRect;
/** The element that hit tests find. */
let hit: () => Element | null;

const observers = (tracksVisibility: boolean) =>
  FakeObserver.all.filter((each) => each.tracksVisibility === tracksVisibility);

/** The browser notices that the card became visible or hidden. */
function setVisible(value: boolean): void {
  isVisible = value;
  for (const each of observers(true)) each.report();
}

/** The page moves the card, and the browser notices it. */
function moveBy(distance: number): void {
  box = new DOMRect(box.x + distance, box.y, box.width, box.height);
  for (const each of observers(false)) each.report();
}

async function confirm(clickedAt = Date.now()): Promise<boolean> {
  const confirmed = guard.confirm(clickedAt);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  return confirmed;
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function setUp(hasVisibility = true): void {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal(
    'IntersectionObserverEntry',
    hasVisibility ? Object.assign(() => undefined, { prototype: { isVisible: true } }) : undefined,
  );
  guard = guardCard(host, frame);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeObserver.all = [];
  isVisible = true;
  box = new DOMRect(100, 50, 380, 300);
  host = document.createElement('waybill-card');
  frame = document.createElement('div');
  Object.assign(frame.style, { width: '380px', height: '300px' });
  frame.getBoundingClientRect = () => box;
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
  vi.unstubAllGlobals();
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
  const clickedAt = Date.now();
  await wait(FRAME_MS);
  setVisible(true);
  await wait(1_000);
  expect(await confirm(clickedAt)).toBe(false);
});

test('counts observations that have not been delivered', async () => {
  setUp();
  await wait(FRAME_MS);
  isVisible = false;
  for (const each of observers(true)) each.queue();
  isVisible = true;
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
  box = new DOMRect(300, 50, 380, 300);
  guard.placed();
  expect(await confirm()).toBe(true);
});

test('notices a move between placing the card and the next frame', async () => {
  setUp();
  box = new DOMRect(300, 50, 380, 300);
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
  box = new DOMRect(100, 50, 38, 30);
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
  FakeObserver.all = [];
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

test('observes nothing after it was stopped', async () => {
  setUp();
  await wait(FRAME_MS);
  guard.stop();
  expect(FakeObserver.all).toEqual([]);
});
