import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trusted } from '../../../tests/fakes/trusted.ts';
import { createEditorChooser } from './choose-editor.ts';

let life: AbortController;
let root: ShadowRoot;

beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML =
    '<textarea></textarea><textarea></textarea><textarea></textarea><button>Send</button>';
  const attach = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, options) {
    root = attach.call(this, { ...options, mode: 'open' });
    return root;
  });
});

afterEach(() => {
  life.abort();
  vi.restoreAllMocks();
});

const editors = () => [...document.querySelectorAll('textarea')];
const choose = () => createEditorChooser(() => 'Choose', life.signal).choose(editors());

function press(key: string, shiftKey = false): void {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  document.body.dispatchEvent(trusted(event));
}

test('Tab goes through the editors and around, Shift+Tab back', () => {
  void choose();
  const focused = () => root.activeElement?.textContent;
  expect(focused()).toBe('1');
  for (const number of ['2', '3', '1']) {
    press('Tab');
    expect(focused()).toBe(number);
  }
  for (const number of ['3', '2']) {
    press('Tab', true);
    expect(focused()).toBe(number);
  }
});

test('Escape returns the focus to where it was', async () => {
  const button = document.querySelector('button');
  button?.focus();
  const chosen = choose();
  expect(document.activeElement).not.toBe(button);
  press('Escape');
  expect(await chosen).toBeUndefined();
  expect(document.activeElement).toBe(button);
});

test('a number chooses its editor', async () => {
  const chosen = choose();
  press('2');
  expect(await chosen).toBe(editors()[1]);
});
