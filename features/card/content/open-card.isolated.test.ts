// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trusted } from '../../../tests/fakes/trusted.ts';
import { PAGE_TEXTS } from '../../page/page-texts.ts';
import { createCardOpener } from './open-card.ts';

const { sent, extension } = vi.hoisted(() => ({
  sent: [] as unknown[],
  /** `answers` of the background to `openCard`; none from one that is stopped. */
  extension: { isAlive: true, answers: [] as unknown[] },
}));

vi.mock('../../page/content/page-messaging.ts', () => ({
  isExtensionAlive: () => extension.isAlive,
  sendFromPage: async (...message: unknown[]) => void sent.push(message),
  async askFromPage(...message: unknown[]) {
    sent.push(message.slice(0, 2));
    return extension.answers.shift();
  },
}));

/** The nonces of the cards that were begun, each with the number of messages that were sent before. */
let begun: [nonce: string, messages: number][];
const begin = (nonce: string): void => void begun.push([nonce, sent.length]);

const ANCHOR = { x: 100, y: 100, width: 80, height: 20 };
const { attachShadow } = Element.prototype;

let life: AbortController;
/** The closed shadow root that was added last. */
let root: ShadowRoot | undefined;

const notice = () =>
  document.querySelector('waybill-card') ? root?.querySelector('[role=alert]') : undefined;

beforeEach(() => {
  sent.length = 0;
  begun = [];
  extension.isAlive = true;
  extension.answers = [];
  root = undefined;
  life = new AbortController();
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    root = attachShadow.call(this, init);
    return root;
  });
});

afterEach(() => {
  document.body.dispatchEvent(trusted(new Event('pointerdown', { bubbles: true, composed: true })));
  vi.restoreAllMocks();
});

const createOpener = () => createCardOpener(life, { current: () => PAGE_TEXTS.en }, begin);

test('requests the card from the background, then begins it', () => {
  createOpener().open('ABCD1234567890', ANCHOR, 'Bonjour');
  const [[nonce] = []] = begun;
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(begun).toEqual([[nonce, 1]]);
  expect(sent).toEqual([
    ['openCard', { nonce, trackingId: 'ABCD1234567890', anchor: ANCHOR, textAround: 'Bonjour' }],
  ]);
  expect(notice()).toBeUndefined();
  expect(life.signal.aborted).toBe(false);
});

test('requests the card again, once, if the background was stopped before it answered', async () => {
  const opener = createOpener();
  extension.answers = [undefined, { nonce: 'second' }];
  opener.open('ABCD1234567890', ANCHOR, 'Bonjour');
  opener.takeBack();
  await expect.poll(() => sent.length).toBe(3);
  const [first, second] = begun.map(([nonce]) => nonce);
  expect(first).not.toBe(second);
  expect(sent).toMatchObject([
    ['openCard', { nonce: first, trackingId: 'ABCD1234567890' }],
    ['openCard', { nonce: second, trackingId: 'ABCD1234567890' }],
    ['closeCard', { nonce: 'second' }],
  ]);

  extension.answers = [{ nonce: 'third' }];
  opener.open('ABCD1234567890', ANCHOR, 'Bonjour');
  opener.takeBack();
  await expect.poll(() => sent.length).toBe(5);
});

test('begins no card below the top frame: the background decides which frame gets it', () => {
  vi.spyOn(window, 'top', 'get').mockReturnValue(null);
  createOpener().open('ABCD1234567890', ANCHOR, 'Bonjour');
  expect(sent).toHaveLength(1);
  expect(begun).toEqual([]);
});

test('prepares the card when the pointer comes to an ID, and again when the background may have been stopped', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { prepare } = createOpener();
  for (const time of [1_000, 2_000, 25_999, 26_000]) {
    now.mockReturnValue(time);
    prepare();
  }
  expect(sent).toEqual([
    ['prepareCard', {}],
    ['prepareCard', {}],
  ]);
});

test('after an update of the extension, says so at the ID, offers to reload the page, and stops', () => {
  const opener = createOpener();
  extension.isAlive = false;
  opener.open('ABCD1234567890', ANCHOR, 'Bonjour');
  expect(sent).toEqual([]);
  expect(life.signal.aborted).toBe(true);
  expect(notice()?.textContent).toBe(PAGE_TEXTS.en.outdated + PAGE_TEXTS.en.reload);
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const button = root?.querySelector('button');
  button?.dispatchEvent(new Event('click'));
  expect(reload).not.toHaveBeenCalled();
  button?.dispatchEvent(trusted(new Event('click')));
  expect(reload).toHaveBeenCalledOnce();
});

test('removes the notice on a click elsewhere', () => {
  const opener = createOpener();
  extension.isAlive = false;
  opener.open('ABCD1234567890', ANCHOR, 'Bonjour');
  expect(notice()).not.toBeUndefined();
  document.body.dispatchEvent(trusted(new Event('pointerdown', { bubbles: true, composed: true })));
  expect(notice()).toBeUndefined();
});
