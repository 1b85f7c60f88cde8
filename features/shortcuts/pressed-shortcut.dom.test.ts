import { expect, test } from 'vitest';
import { keysOf, SHORTCUT_SURFACES, SHORTCUTS } from './model.ts';
import { isFromField, pressedShortcut } from './pressed-shortcut.ts';

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers }) as KeyboardEvent;

test.each([
  ['answer', press('r'), 'reply'],
  ['answer', press('R'), 'reply'],
  ['answer', press('ArrowLeft'), 'previousAnswer'],
  ['answer', press('?', { shiftKey: true }), 'showShortcuts'],
  ['lists', press('/'), 'goToField'],
  ['lists', press('/', { shiftKey: true }), 'goToField'],
  ['lists', press('Enter'), 'openShipment'],
  ['lists', press('Enter', { ctrlKey: true }), 'copyReplyOfRow'],
  ['lists', press('Enter', { metaKey: true }), 'copyReplyOfRow'],
  ['webhook', press('F8'), 'nextProblem'],
] as const)('on %s, %o is %s', (surface, event, action) => {
  expect(pressedShortcut(surface, event)).toBe(action);
});

test.each([
  ['answer', press('r', { ctrlKey: true })],
  ['answer', press('r', { altKey: true })],
  ['answer', press('R', { shiftKey: true })],
  ['answer', press('x')],
  ['lists', press('r')],
  ['webhook', press('Enter')],
  // The browser handles the keys of commands.
  ['ticket', press('j', { altKey: true, shiftKey: true })],
] as const)('on %s, %o is nothing', (surface, event) => {
  expect(pressedShortcut(surface, event)).toBeUndefined();
});

test('a key has one meaning on a surface', () => {
  for (const surface of SHORTCUT_SURFACES) {
    const keys = SHORTCUTS[surface].map((each) => each.keys.join('+'));
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('recognises events from fields', () => {
  document.body.innerHTML =
    '<input><textarea></textarea><p contenteditable="true"><b>x</b></p><button></button>';
  const isField = (selector: string) => isFromField({ target: document.querySelector(selector) });
  expect(['input', 'textarea', 'b'].map(isField)).toEqual([true, true, true]);
  expect(['button', 'body'].map(isField)).toEqual([false, false]);
});

test('names the keys of an action', () => {
  expect(keysOf('lists', 'copyReplyOfRow')).toEqual(['Control', 'Enter']);
  expect(keysOf('webhook', 'reply')).toEqual([]);
});
