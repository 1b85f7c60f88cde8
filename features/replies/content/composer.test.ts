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
