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

const ANCHOR = { x: 100, y: 100, width: 80, height: 20 };
const { attachShadow } = Element.prototype;

let life: AbortController;
/** The closed shadow root that was added last. */
let root: ShadowRoot | undefined;

const notice = () =>
  document.querySelector('waybill-card') ? root?.querySelector('[role=alert]') : undefined;

beforeEach(() => {
  sent.length = 0;
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

test('requests the card from the background', async () => {
  extension.answers = [{ nonce: 'first' }];
  await createCardOpener(life, { current: () => PAGE_TEXTS.en }).open('ABCD1234567890', ANCHOR, 'Bonjour');
  expect(sent).toEqual([
    ['openCard', { trackingId: 'ABCD1234567890', anchor: ANCHOR, textAround: 'Bonjour' }],
  ]);
  expect(notice()).toBeUndefined();
  expect(life.signal.aborted).toBe(false);
});

test('requests the card again, once, if the background was stopped before it answered', async () => {
  const opener = createCardOpener(life, { current: () => PAGE_TEXTS.en });
  extension.answers = [undefined, { nonce: 'second' }];
  void opener.open('ABCD1234567890', ANCHOR, 'Bonjour');
  opener.takeBack();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]).toEqual(['closeCard', { nonce: 'second' }]);

  extension.answers = [{ nonce: 'third' }];
  void opener.open('ABCD1234567890', ANCHOR, 'Bonjour');
  opener.takeBack();
  await expect.poll(() => sent.length).toBe(5);
});

test('does not request the card of an earlier ID again, which would replace that of a later one', async () => {
  const opener = createCardOpener(life, { current: () => PAGE_TEXTS.en });
  extension.answers = [undefined, { nonce: 'second' }];
  const opened = ['ABCD1234567890', 'ABCD1234567801'].map((id) => opener.open(id, ANCHOR, ''));
  expect(await Promise.all(opened)).toEqual([undefined, 'second']);
  expect(sent).toHaveLength(2);
});

test('prepares the card when the pointer comes to an ID, and again when the background may have been stopped', () => {
  const now = vi.spyOn(performance, 'now');
  const { prepare } = createCardOpener(life, { current: () => PAGE_TEXTS.en });
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
  const opener = createCardOpener(life, { current: () => PAGE_TEXTS.en });
  extension.isAlive = false;
  void opener.open('ABCD1234567890', ANCHOR, 'Bonjour');
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
  const opener = createCardOpener(life, { current: () => PAGE_TEXTS.en });
  extension.isAlive = false;
  void opener.open('ABCD1234567890', ANCHOR, 'Bonjour');
  expect(notice()).not.toBeUndefined();
  document.body.dispatchEvent(trusted(new Event('pointerdown', { bubbles: true, composed: true })));
  expect(notice()).toBeUndefined();
});
