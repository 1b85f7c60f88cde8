import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trusted } from '../../../tests/fakes/trusted.ts';
import { createWindowEvents } from '../../../utils/window-events.ts';
import type { InsertOutcome } from '../../page/model.ts';
import { type Composer, createComposer } from './composer.ts';

const TEXT = 'Your parcel was delivered.\nKind regards';

/** The browser's `insertText`. @returns whether it inserted the text */
let type: (text: string) => boolean;
let life: AbortController;
let composer: Composer;

const field = (selector: string): HTMLTextAreaElement => {
  const found = document.querySelector<HTMLTextAreaElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

/** Makes an editor insert pasted text, as the browser does for a trusted event. */
function takePastes(editor: HTMLTextAreaElement): void {
  editor.addEventListener('paste', (event) => {
    editor.value += event.clipboardData?.getData('text/plain') ?? '';
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
  // The DOM of unit tests has no commands.
  type = vi.fn(() => false);
  Document.prototype.execCommand = (_name, _shows, text) => type(String(text));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const height = this.id === 'note' ? 30 : 60;
    return new DOMRect(0, 0, this.id === 'tiny' ? 5 : 300, height);
  });
  composer = createComposer(createWindowEvents(life.signal).listen, new Set(), () => 'Choose', life.signal);
  composer.standBy();
});

afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('inserts into the editor that had the focus last', async () => {
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

/** Presses a key as a person does: keys of scripts are not trusted. */
function press(key: string): void {
  document.body.dispatchEvent(
    trusted(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
}

/** Removes all editors but one. */
function leave(selector: string): void {
  for (const editor of document.querySelectorAll('textarea')) if (!editor.matches(selector)) editor.remove();
}

test('ignores single-line inputs and buttons', async () => {
  leave('none');
  field('#search').focus();
  field('button').focus();
  expect(await insert()).toBe('noEditor');
  expect(field('#search').value).toBe('');
});

test.each(['disabled', 'readonly'])('does not insert into an editor that became %s', async (attribute) => {
  leave('#reply');
  takePastes(field('#reply'));
  field('#reply').focus();
  field('#reply').setAttribute(attribute, '');
  expect(await insert()).toBe('noEditor');
  expect(field('#reply').value).toBe('');
});

test('inserts into the only editor that can be seen if none was used', async () => {
  field('#note').hidden = true;
  field('#note').style.display = 'none';
  takePastes(field('#reply'));
  expect(await insert()).toBe('landed');
  expect(field('#reply').value).toBe(TEXT);
});

test.each([
  ['a search box', '<search><textarea></textarea></search>'],
  ['a field with the role of one', '<textarea role="searchbox"></textarea>'],
  ['a code editor', '<div class="monaco-editor"><textarea></textarea></div>'],
  ['what screen readers skip', '<div aria-hidden="true" contenteditable="true"></div>'],
  ['a read-only editor', '<div contenteditable="true" aria-readonly="true"></div>'],
  ['a field of five pixels', '<textarea id="tiny"></textarea>'],
])('does not take %s for a reply box', async (_what, html) => {
  leave('#reply');
  document.body.insertAdjacentHTML('beforeend', html);
  takePastes(field('#reply'));
  expect(await insert()).toBe('landed');
});

test('asks the agent if several editors can be seen, and inserts nothing until then', async () => {
  takePastes(field('#reply'));
  takePastes(field('#note'));
  const outcome = composer.insert(TEXT);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([field('#reply').value, field('#note').value]).toEqual(['', '']);
  press('2');
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('landed');
  // The larger one is the first.
  expect([field('#reply').value, field('#note').value]).toEqual(['', TEXT]);
});

test.each(['Escape', 'the end of the time'])('inserts nothing after %s', async (end) => {
  takePastes(field('#reply'));
  const outcome = composer.insert(TEXT);
  await vi.advanceTimersByTimeAsync(100);
  expect(document.querySelector('waybill-card')).not.toBeNull();
  if (end === 'Escape') press(end);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('cancelled');
  expect(field('#reply').value).toBe('');
  expect(document.querySelector('waybill-card')).toBeNull();
});

test('asks even about a single editor after the focus went to a frame that cannot be read', async () => {
  leave('#reply');
  takePastes(field('#reply'));
  document.body.insertAdjacentHTML('beforeend', '<iframe tabindex="0"></iframe>');
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  Object.defineProperty(frame, 'contentDocument', { value: null });
  frame.focus();
  window.dispatchEvent(new Event('blur'));
  const outcome = composer.insert(TEXT);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(field('#reply').value).toBe('');
  press('1');
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('landed');
  expect(await insert('The agent has chosen this editor.')).toBe('landed');
});

test('listens to no keys before a card is shown, and then only once', () => {
  const added = vi.spyOn(window, 'addEventListener');
  const keys = () => added.mock.calls.filter(([name]) => name === 'keydown').map(([, listener]) => listener);
  const { standBy } = createComposer(
    createWindowEvents(life.signal).listen,
    new Set(),
    () => 'Choose',
    life.signal,
  );
  expect(keys()).toEqual([]);
  standBy();
  standBy();
  // The browser adds the same listener only once.
  expect(new Set(keys()).size).toBe(1);
});

test('keeps the keys of the choice from the page, and cards open', async () => {
  const heard = vi.fn();
  addEventListener('keydown', heard, { capture: true, signal: life.signal });
  void composer.insert(TEXT);
  await vi.advanceTimersByTimeAsync(100);
  press('Tab');
  press('Escape');
  expect(heard).not.toHaveBeenCalled();
  press('Escape');
  expect(heard).toHaveBeenCalledOnce();
});

test('ignores synthetic keys while the agent chooses', async () => {
  takePastes(field('#reply'));
  const outcome = composer.insert(TEXT);
  await vi.advanceTimersByTimeAsync(100);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('cancelled');
});

test('does not insert into an editor that was removed from the page', async () => {
  leave('#reply');
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
