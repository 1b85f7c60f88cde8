// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableIframePageLoading": true } }
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectClosedFrames } from '../../../tests/fakes/closed-frames.ts';
import { type CardFrame, createCardFrame } from './card-frame.ts';

vi.mock('wxt/browser', () => ({
  browser: { runtime: { id: 'waybill', getURL: (path: string) => `chrome-extension://waybill${path}` } },
}));
vi.mock('../../page/content/page-messaging.ts', () => ({ sendFromPage: async () => undefined }));
vi.mock('./card-guard.ts', () => ({
  guardCard: () => ({ placed: () => undefined, jumped: () => undefined, stop: () => undefined }),
}));

const ANCHOR = { x: 100, y: 100, width: 80, height: 20 };

let life: AbortController;
let card: CardFrame;
let frames: HTMLIFrameElement[];

const frame = (): HTMLIFrameElement => {
  const last = frames.at(-1);
  if (!last) throw new Error('No card was loaded.');
  return last;
};

/** Opens a card that has not loaded yet. */
function open(nonce: string): void {
  card.show(nonce, `Shipment ${nonce}`, ANCHOR);
  Object.defineProperty(frame(), 'contentWindow', {
    value: { postMessage: () => undefined },
    configurable: true,
  });
}

function show(nonce: string): void {
  open(nonce);
  frame().dispatchEvent(new Event('load'));
}

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom logs that it loads no frames.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  frames = collectClosedFrames();
  life = new AbortController();
  card = createCardFrame(life.signal);
});

afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('has the focus as soon as it has loaded, unless the agent has moved it in the meantime', () => {
  const [editor, other] = [document.createElement('textarea'), document.createElement('textarea')];
  document.body.append(editor, other);
  editor.focus();
  open('one');
  const focus = vi.spyOn(frame(), 'focus');
  expect(focus).not.toHaveBeenCalled();
  frame().dispatchEvent(new Event('load'));
  expect(focus).toHaveBeenCalledOnce();
  card.close('one');
  show('two');
  expect(focus).toHaveBeenCalledTimes(2);
  life.abort();

  life = new AbortController();
  card = createCardFrame(life.signal);
  open('three');
  const later = vi.spyOn(frame(), 'focus');
  other.focus();
  frame().dispatchEvent(new Event('load'));
  expect(later).not.toHaveBeenCalled();
});
