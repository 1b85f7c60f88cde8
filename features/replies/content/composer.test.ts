// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWindowEvents } from '../../../utils/window-events.ts';
import type { InsertOutcome } from '../../page/model.ts';
import { type Composer, createComposer } from './composer.ts';

const TEXT = 'Your parcel was delivered.\nKind regards';

let life: AbortController;
let composer: Composer;

const field = (selector: string): HTMLTextAreaElement => {
  const found = document.querySelector<HTMLTextAreaElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

/** Makes an editor insert pasted text, as the browser does for a trusted event. */
function takePastes(editor: HTMLTextAreaElement, alter = (text: string) => text): void {
  editor.addEventListener('paste', (event) => {
    editor.value += alter(event.clipboardData?.getData('text/plain') ?? '');
  });
}

/** Inserts a text and advances time until the result is known. */
async function insert(text = TEXT): Promise<InsertOutcome> {
  const outcome = composer.insert(text);
  await vi.runAllTimersAsync();
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<textarea id="reply"></textarea><textarea id="note"></textarea><input id="search"><button>Send</button>';
  life = new AbortController();
  composer = createComposer(createWindowEvents(life.signal).listen, life.signal);
});

afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

test('pastes into the editor that had the focus last', async () => {
  takePastes(field('#reply'));
  takePastes(field('#note'));
  field('#note').focus();
  field('#reply').focus();
  field('button').focus();
  expect(await insert()).toBe('landed');
  expect(field('#reply').value).toBe(TEXT);
  expect(field('#note').value).toBe('');
  expect(document.activeElement).toBe(field('#reply'));
});

test('finds the text even if the editor changes its white space', async () => {
  takePastes(field('#reply'), (text) => text.replaceAll(' ', '\u00a0').replaceAll('\n', '\n\n'));
  field('#reply').focus();
  expect(await insert()).toBe('landed');
});

test('reports an editor that ignores the paste', async () => {
  field('#reply').focus();
  expect(await insert()).toBe('notTaken');
});

test('does not count text that was already there', async () => {
  field('#reply').value = TEXT;
  field('#reply').focus();
  expect(await insert()).toBe('notTaken');
});

test('reports an editor that restores its own text', async () => {
  takePastes(field('#reply'));
  field('#reply').focus();
  field('#reply').addEventListener('paste', () => setTimeout(() => (field('#reply').value = ''), 100));
  expect(await insert()).toBe('notTaken');
});

test('ignores single-line inputs and buttons', async () => {
  field('#search').focus();
  field('button').focus();
  expect(await insert()).toBe('noEditor');
  expect(field('#search').value).toBe('');
});

test.each(['disabled', 'readonly'])('does not paste into an editor that became %s', async (attribute) => {
  takePastes(field('#reply'));
  field('#reply').focus();
  field('#reply').setAttribute(attribute, '');
  expect(await insert()).toBe('noEditor');
  expect(field('#reply').value).toBe('');
});

test('does not paste into an editor that was removed from the page', async () => {
  field('#reply').focus();
  field('#reply').remove();
  expect(await insert()).toBe('noEditor');
});

/** Replaces a property of a form by its field, as browsers do for a field with this name. */
function replace(form: Element | null, name: string): void {
  Object.defineProperty(form, name, { value: document.createElement('input') });
}

/** An editable element that takes pastes, as the browser does for a trusted event. */
function addEditable(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  const editor = document.querySelector<HTMLElement>('[contenteditable]') as HTMLElement;
  editor.addEventListener('paste', (event) => editor.append(`${event.clipboardData?.getData('text/plain')}`));
  return editor;
}

test('pastes into the editor in a form whose field is named like a property of editors', async () => {
  const editor = addEditable('<form><div contenteditable="true" tabindex="0"></div></form>');
  replace(editor.parentElement, 'isContentEditable');
  const targets: unknown[] = [];
  window.addEventListener('paste', ({ target }) => targets.push(target), { signal: life.signal });
  editor.focus();
  expect(await insert()).toBe('landed');
  expect(targets).toEqual([editor]);
});

// Not `dispatchEvent`, which the DOM of unit tests calls itself.
test.each([
  'checkVisibility',
  'focus',
  'isConnected',
  'isContentEditable',
  'nodeName',
  'ownerDocument',
  'parentElement',
  'textContent',
])('pastes into a form that is an editor, with a field named %s', async (name) => {
  // No form: those of this DOM are proxies, on which the methods of prototypes cannot be called.
  const form = addEditable('<div contenteditable="true" tabindex="0"></div>');
  form.focus();
  field('button').focus();
  replace(form, name);
  // The DOM of unit tests reads these properties itself when the focus moves.
  const focus = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => undefined);
  expect(await insert()).toBe('landed');
  expect(focus.mock.contexts.at(-1)).toBe(form);
});
