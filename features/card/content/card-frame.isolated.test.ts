// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectClosedFrames } from '../../../tests/fakes/closed-frames.ts';
import { trusted } from '../../../tests/fakes/trusted.ts';
import { returnFocus } from '../../../utils/dom.ts';
import type { CardMessage } from '../frame.ts';
import { type CardFrame, createCardFrame } from './card-frame.ts';

const { sent, guards } = vi.hoisted(() => ({
  sent: [] as [string, { nonce: string }][],
  guards: { started: 0, stopped: 0, jumped: 0 },
}));

vi.mock('wxt/browser', () => ({
  browser: { runtime: { id: 'waybill', getURL: (path: string) => `chrome-extension://waybill${path}` } },
}));
vi.mock('../../page/content/page-messaging.ts', () => ({
  sendFromPage: async (name: string, request: { nonce: string }) => void sent.push([name, request]),
}));

vi.mock('./card-guard.ts', () => ({
  guardCard: () => {
    guards.started += 1;
    return {
      placed: () => undefined,
      jumped: () => {
        guards.jumped += 1;
      },
      confirm: async () => true,
      stop: () => {
        guards.stopped += 1;
      },
    };
  },
}));

const ANCHOR = { x: 100, y: 100, width: 80, height: 20 };

let life: AbortController;
let card: CardFrame;
let frames: HTMLIFrameElement[];
/** The messages that the page sent to the card. */
let posted: CardMessage[];

const frame = (): HTMLIFrameElement => {
  const last = frames.at(-1);
  if (!last) throw new Error('No card was loaded.');
  return last;
};
const host = () => document.querySelector('waybill-card') as Element;
const isShown = () => !frame().hidden;
const dismissals = () => sent.filter(([name]) => name === 'closeCard');

const press = () => new Event('pointerdown', { bubbles: true, composed: true });
const pressEscape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });

/** Opens a card that has not loaded yet. */
function open(nonce: string): void {
  card.show(nonce, `Shipment ${nonce}`, ANCHOR);
  const value = { postMessage: (message: CardMessage) => posted.push(message) };
  Object.defineProperty(frame(), 'contentWindow', { value, configurable: true });
}

function show(nonce: string): void {
  open(nonce);
  frame().dispatchEvent(new Event('load'));
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  Object.assign(guards, { started: 0, stopped: 0, jumped: 0 });
  frames = collectClosedFrames();
  posted = [];
  life = new AbortController();
  card = createCardFrame(new Set(), returnFocus, life.signal);
});

afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('shows nothing before a card is opened, even if it was prepared', () => {
  card.prepare();
  expect(isShown()).toBe(false);
  show('one');
  expect(isShown()).toBe(true);
  expect(frames).toHaveLength(1);
  expect(frame().title).toBe('Shipment one');
  expect(frame().outerHTML).not.toContain('chrome-extension:');
});

test('sends the nonce when the card has loaded, checks a second later that it was redeemed, and five if the card may be busy', () => {
  show('one');
  expect(posted).toEqual([
    expect.objectContaining({ kind: 'show', nonce: 'one', shownAt: Date.now(), growsUp: false }),
  ]);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([['checkCard', { nonce: 'one' }]]);
  card.place({ command: 'placeCard', nonce: 'one', change: 'height', height: 100 });
  card.show('two', 'Shipment two', ANCHOR);
  expect(posted.slice(1)).toEqual([expect.objectContaining({ kind: 'show', nonce: 'two' })]);
  vi.advanceTimersByTime(4_999);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent[1]).toEqual(['checkCard', { nonce: 'two' }]);
});

test('ignores commands that name another card', () => {
  show('one');
  const { height, left } = frame().style;
  card.place({ command: 'placeCard', nonce: 'two', change: 'height', height: 100 });
  card.place({ command: 'placeCard', nonce: 'two', change: 'move', dx: 10, dy: 10 });
  card.close('two');
  expect(isShown()).toBe(true);
  expect(frame().style).toMatchObject({ height, left });
});

test('resizes and moves the card that is shown', () => {
  show('one');
  card.place({ command: 'placeCard', nonce: 'one', change: 'height', height: 100 });
  expect(frame().style.height).toBe('100px');
  card.place({ command: 'placeCard', nonce: 'one', change: 'move', dx: 40, dy: 30 });
  expect(frame().style).toMatchObject({ left: '40px', top: '30px' });
});

test('puts a card over the window and back, and has its guard forget the clicks before', () => {
  show('one');
  const { cssText } = frame().style;
  for (const nonce of ['two', 'one']) card.enlarge(nonce, true);
  expect(frame().style.width).toBe(`${innerWidth - 2 * 23}px`);
  expect(guards.jumped).toBe(1);
  for (const nonce of ['two', 'one']) card.enlarge(nonce, false);
  expect(frame().style.cssText).toBe(cssText);
  expect(guards.jumped).toBe(2);
});

test('vouches only for the card that is shown', async () => {
  show('one');
  const { wasSeen } = card;
  expect(await wasSeen('one', 0)).toBe(true);
  expect(await wasSeen('two', 0)).toBe(false);
  card.close('one');
  expect(await wasSeen('one', 0)).toBe(false);
  expect(guards).toMatchObject({ started: 1, stopped: 1 });
});

test('closes and empties the card that a command names, and reports nothing', () => {
  show('one');
  card.close('one');
  expect(isShown()).toBe(false);
  expect(posted.at(-1)).toEqual({ kind: 'empty' });
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([]);
});

test('closes the card on a click outside, and reports its nonce', () => {
  show('one');
  document.body.dispatchEvent(trusted(press()));
  expect(isShown()).toBe(false);
  expect(dismissals()).toEqual([['closeCard', { nonce: 'one' }]]);
  document.body.dispatchEvent(trusted(press()));
  expect(dismissals()).toHaveLength(1);
});

test('closes the card on Escape, reports its nonce, and hides the key from the page', () => {
  show('one');
  const heard = vi.fn();
  addEventListener('keydown', heard, { capture: true, signal: life.signal });
  const event = trusted(pressEscape());
  document.body.dispatchEvent(event);
  expect(isShown()).toBe(false);
  expect(dismissals()).toEqual([['closeCard', { nonce: 'one' }]]);
  expect(event.defaultPrevented).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test('does not handle Escape while no card is open', () => {
  show('one');
  card.close('one');
  // It reports whether no listener has prevented the default.
  expect(document.body.dispatchEvent(trusted(pressEscape()))).toBe(true);
});

test('stays open on a click in the card, and on synthetic clicks and keys', () => {
  show('one');
  host().dispatchEvent(trusted(press()));
  document.body.dispatchEvent(press());
  document.body.dispatchEvent(pressEscape());
  expect(isShown()).toBe(true);
  expect(dismissals()).toEqual([]);
});

test('shows the next ID in the same frame, and reports the nonce of the next card on a click', () => {
  show('one');
  show('two');
  expect(frames).toHaveLength(1);
  expect(frame().title).toBe('Shipment two');
  document.body.dispatchEvent(trusted(press()));
  expect(dismissals()).toEqual([['closeCard', { nonce: 'two' }]]);
});

test('loads the card again when the page has removed it', () => {
  show('one');
  card.close('one');
  host().remove();
  show('two');
  expect(frames).toHaveLength(2);
  expect(isShown()).toBe(true);
});

test('removes the card from the page when its signal aborts', () => {
  show('one');
  life.abort();
  expect(document.querySelector('waybill-card')).toBeNull();
  expect(document.body.dispatchEvent(trusted(pressEscape()))).toBe(true);
});

test('sends nothing to a card that is closed before it has loaded', () => {
  open('one');
  card.close('one');
  frame().dispatchEvent(new Event('load'));
  expect(posted).toEqual([]);
});

test('the ID is looked up elsewhere at once if the page keeps the card out of its document', () => {
  const { append } = Element.prototype;
  vi.spyOn(document.documentElement, 'append').mockImplementation((...nodes) => {
    append.apply(document.documentElement, nodes);
    for (const node of nodes) (node as Element).remove();
  });
  card.show('one', 'Shipment one', ANCHOR);
  expect(sent).toEqual([['checkCard', { nonce: 'one' }]]);
  expect(guards.started).toBe(0);
});

test('has the ID looked up elsewhere at once in a sandboxed page, which may not frame the card', () => {
  vi.stubGlobal('origin', 'null');
  card.show('one', 'Shipment one', ANCHOR);
  expect(sent).toEqual([['checkCard', { nonce: 'one' }]]);
});

test('has the ID looked up elsewhere if the page removes the card before it has loaded', () => {
  card.show('one', 'Shipment one', ANCHOR);
  host().remove();
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([['checkCard', { nonce: 'one' }]]);
});
