import { beforeEach, expect, test, vi } from 'vitest';
import { onDetectionChanged, onInsertText, onReadSelection, onStep } from './page-messaging.ts';

type Listener = (
  message: unknown,
  sender: { id: string },
  sendResponse: (answer: unknown) => void,
) => unknown;

const { listeners } = vi.hoisted(() => ({ listeners: new Set<unknown>() }));

vi.mock('wxt/browser', () => ({
  browser: {
    runtime: {
      id: 'ours',
      onMessage: {
        addListener: (listener: unknown) => listeners.add(listener),
        removeListener: (listener: unknown) => listeners.delete(listener),
      },
    },
  },
}));

const STEP = { command: 'stepId', direction: 'next', startsAtEdge: true };

/** Sends a message to the listeners. @returns the replies of the listeners that return true */
function receive(message: unknown, sender = 'ours'): Promise<unknown[]> {
  const answers = [...(listeners as Set<Listener>)].flatMap((listen) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    return listen(message, { id: sender }, resolve) === true ? [promise] : [];
  });
  return Promise.all(answers);
}

let steps: unknown[];
let life: AbortController;
let hasId: boolean;

beforeEach(() => {
  listeners.clear();
  steps = [];
  hasId = true;
  life = new AbortController();
  onStep((...step) => {
    steps.push(step);
    return Promise.resolve(hasId);
  }, life.signal);
});

test('replies to a step with whether there was an ID to move to', async () => {
  expect(await receive(STEP)).toEqual([true]);
  hasId = false;
  expect(await receive({ ...STEP, direction: 'previous', startsAtEdge: false })).toEqual([false]);
  expect(steps).toEqual([
    ['next', true],
    ['previous', false],
  ]);
});

test('ignores other and malformed messages', async () => {
  for (const message of [
    null,
    'stepId',
    {},
    { command: 'cardIsOpen', isOpen: true },
    { ...STEP, direction: 'up' },
    { ...STEP, startsAtEdge: 1 },
    { command: 'stepId' },
  ]) {
    expect(await receive(message)).toEqual([]);
  }
  expect(await receive(STEP, 'another extension')).toEqual([]);
  expect(steps).toEqual([]);
});

test('ignores messages after its signal has aborted', async () => {
  life.abort();
  expect(await receive(STEP)).toEqual([]);
});

test('replies to `insertText` with the outcome, and ignores malformed messages', async () => {
  const texts: string[] = [];
  onInsertText((text) => {
    texts.push(text);
    return Promise.resolve('landed');
  }, life.signal);
  expect(await receive({ command: 'insertText', text: 'Hello' })).toEqual(['landed']);
  for (const message of [{ command: 'insertText' }, { command: 'insertText', text: 1 }, { text: 'Hello' }])
    expect(await receive(message)).toEqual([]);
  expect(await receive({ command: 'insertText', text: 'Hello' }, 'another')).toEqual([]);
  expect(texts).toEqual(['Hello']);
});

test('replies although a handler has failed, so that the background need not wait', async () => {
  onInsertText(() => Promise.reject(new Error('The editor is gone.')), life.signal);
  expect(await receive({ command: 'insertText', text: 'Hello' })).toEqual([undefined]);
});

test('replies to `readSelection` only in the frame with the selection', async () => {
  const texts = [undefined, 'ABCD1234567890'];
  for (const text of texts) onReadSelection(() => text, life.signal);
  expect(await receive({ command: 'readSelection' })).toEqual(['ABCD1234567890']);
  expect(await receive({ command: 'readSelection' }, 'another extension')).toEqual([]);
  expect(steps).toEqual([]);
});

test('settings may have changed when a page returns from the back/forward cache', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const changed = vi.fn();
  onDetectionChanged(changed, life.signal);
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(changed).not.toHaveBeenCalled();
  show(true);
  expect(changed).toHaveBeenCalledOnce();
  life.abort();
  show(true);
  expect(changed).toHaveBeenCalledOnce();
});
