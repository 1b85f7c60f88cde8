import { beforeEach, expect, test, vi } from 'vitest';
import { onStep } from './page-messaging.ts';

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

const STEP = { command: 'stepId', direction: 'next', isEntering: true };

/** Hands a message to the listeners. @returns what they answered, at once */
function receive(message: unknown, sender = 'ours'): unknown[] {
  const answers: unknown[] = [];
  for (const listen of listeners as Set<Listener>) {
    // Anything but nothing would keep the background waiting for a later answer.
    expect(listen(message, { id: sender }, (answer) => answers.push(answer))).toBeUndefined();
  }
  return answers;
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
    return hasId;
  }, life.signal);
});

test('a step is answered with whether there was an ID to move to', () => {
  expect(receive(STEP)).toEqual([true]);
  hasId = false;
  expect(receive({ ...STEP, direction: 'previous', isEntering: false })).toEqual([false]);
  expect(steps).toEqual([
    ['next', true],
    ['previous', false],
  ]);
});

test('other and malformed messages are left alone', () => {
  for (const message of [
    null,
    'stepId',
    {},
    { command: 'cardIsOpen', isOpen: true },
    { ...STEP, direction: 'up' },
    { ...STEP, isEntering: 1 },
    { command: 'stepId' },
  ]) {
    expect(receive(message)).toEqual([]);
  }
  expect(receive(STEP, 'another extension')).toEqual([]);
  expect(steps).toEqual([]);
});

test('nothing is heard after the end', () => {
  life.abort();
  expect(receive(STEP)).toEqual([]);
});
