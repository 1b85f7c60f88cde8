// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableIframePageLoading": true } }
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectClosedFrames } from '../../../tests/fakes/closed-frames.ts';
import type { CardMessage } from '../frame.ts';
import { type CardFrame, createCardFrame } from './card-frame.ts';

const { sent } = vi.hoisted(() => ({ sent: [] as unknown[] }));

vi.mock('wxt/browser', () => ({
  browser: { runtime: { id: 'waybill', getURL: (path: string) => `chrome-extension://waybill${path}` } },
}));
vi.mock('../../page/content/page-messaging.ts', () => ({
  sendFromPage: async (...message: unknown[]) => void sent.push(message),
}));

const ANCHOR = { x: 100, y: 100, width: 80, height: 20 };

let life: AbortController;
let card: CardFrame;
let frame: HTMLIFrameElement;
/** The messages that the page sent to the card. */
let posted: CardMessage[];

const show = (nonce: string): void => card.show(nonce, `Shipment ${nonce}`, ANCHOR);

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom logs that it loads no frames.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  sent.length = 0;
  posted = [];
  const frames = collectClosedFrames();
  life = new AbortController();
  card = createCardFrame(life.signal);
  card.prepare();
  card.begin('before it has loaded');
  [frame = document.createElement('iframe')] = frames;
  const value = { postMessage: (message: CardMessage) => posted.push(message) };
  Object.defineProperty(frame, 'contentWindow', { value, configurable: true });
  frame.dispatchEvent(new Event('load'));
});

afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('begins a card that is loaded and hidden, and hands it the same nonce when it is shown', () => {
  expect(posted).toEqual([]);
  card.begin('one');
  expect(frame.hidden).toBe(true);
  show('one');
  expect(frame.hidden).toBe(false);
  card.begin('two');
  expect(posted).toEqual([
    { kind: 'begin', nonce: 'one' },
    { kind: 'show', nonce: 'one', maxHeight: expect.any(Number), isPinned: false },
  ]);
});

test('has a begun card shown elsewhere if the page has removed it since', () => {
  card.begin('one');
  document.querySelector('waybill-card')?.remove();
  show('one');
  expect(sent).toEqual([['checkCard', { nonce: 'one', isLost: true }]]);
  expect(frame.hidden).toBe(true);
});

test('begins no card that the page has moved elsewhere', () => {
  const host = document.querySelector('waybill-card');
  if (host) document.body.append(host);
  card.begin('one');
  expect(posted).toEqual([]);
});
