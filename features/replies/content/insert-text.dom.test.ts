import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertIntoEditor } from './insert-text.ts';

const TEXT = 'Your parcel was delivered.\nKind regards';

/** The browser's `insertText`. @returns whether it inserted the text */
let type: (text: string) => boolean;

/** Inserts the text and advances time until the result is known. */
async function insert(editor: HTMLElement): Promise<boolean> {
  const hasLanded = insertIntoEditor(editor, TEXT);
  await vi.runAllTimersAsync();
  return hasLanded;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<textarea></textarea><div contenteditable="true" tabindex="0"></div>';
  // The DOM of unit tests has no commands.
  type = vi.fn(() => false);
  Document.prototype.execCommand = (_name, _shows, text) => type(String(text));
});

afterEach(() => {
  vi.useRealTimers();
});

const field = (): HTMLTextAreaElement => document.querySelector('textarea') as HTMLTextAreaElement;

/** Makes a field insert pasted text, as the browser does for a trusted event. */
function takePastes(alter = (text: string) => text): HTMLTextAreaElement {
  const editor = field();
  editor.addEventListener('paste', (event) => {
    editor.value += alter(event.clipboardData?.getData('text/plain') ?? '');
  });
  return editor;
}

/** An editor that handles events of one kind. */
function addHandler(name: string, handle: (editor: HTMLElement, event: Event) => void): HTMLElement {
  const editor = document.querySelector<HTMLElement>('div') as HTMLElement;
  editor.addEventListener(name, (event) => handle(editor, event));
  return editor;
}

test('finds the text even if the editor changes its white space', async () => {
  const editor = takePastes((text) => text.replaceAll(' ', '\u00a0').replaceAll('\n', '\n\n'));
  expect(await insert(editor)).toBe(true);
});

test('finds the text even if the editor replaces signs by a format', async () => {
  const editor = addHandler('paste', (own, event) => {
    event.preventDefault();
    own.innerHTML = '<p>Your <em>parcel</em> was delivered.</p>';
  });
  const hasLanded = insertIntoEditor(editor, 'Your *parcel* was delivered.');
  await vi.runAllTimersAsync();
  expect(await hasLanded).toBe(true);
});

test('inserts nothing into a field that would cut the text off', async () => {
  type = vi.fn(() => true);
  const editor = takePastes();
  editor.maxLength = TEXT.length;
  editor.value = '.';
  expect(await insert(editor)).toBe(false);
  expect(editor.value).toBe('.');
  expect(type).not.toHaveBeenCalled();
});

test('replaces the selection of a field in which nothing else would have room', async () => {
  const editor = takePastes();
  editor.maxLength = TEXT.length;
  editor.value = '.';
  editor.select();
  expect(await insert(editor)).toBe(true);
});

test.each([
  ['has nothing yet', ''],
  ['has a draft', 'Hello'],
])('finds a text of signs alone in a field that %s', async (_what, draft) => {
  const editor = field();
  editor.value = draft;
  type = vi.fn((text) => {
    editor.value += text;
    return true;
  });
  const hasLanded = insertIntoEditor(editor, '👍');
  await vi.runAllTimersAsync();
  expect(await hasLanded).toBe(true);
  expect(type).toHaveBeenCalledTimes(1);
});

test('reports an editor that ignores everything, quickly', async () => {
  const before = Date.now();
  expect(await insert(field())).toBe(false);
  expect(Date.now() - before).toBeLessThan(500);
});

test('does not count text that was already there', async () => {
  field().value = TEXT;
  expect(await insert(field())).toBe(false);
});

test('reports an editor that restores its own text', async () => {
  const editor = takePastes();
  editor.addEventListener('paste', () => setTimeout(() => (editor.value = ''), 100));
  expect(await insert(editor)).toBe(false);
});

test('types into a field, so that the browser can undo it', async () => {
  const editor = takePastes();
  type = (text) => {
    editor.value = `typed ${text}`;
    return true;
  };
  expect(await insert(editor)).toBe(true);
  expect(editor.value).toBe(`typed ${TEXT}`);
});

test('announces the text to an editor that ignores pastes', async () => {
  const editor = addHandler('beforeinput', (own, event) => {
    event.preventDefault();
    own.append((event as InputEvent).data ?? '');
  });
  expect(await insert(editor)).toBe(true);
  expect(editor.textContent).toBe(TEXT);
});

test('types into an element that handles neither', async () => {
  const editor = addHandler('click', () => undefined);
  type = (text) => {
    editor.append(text);
    return true;
  };
  expect(await insert(editor)).toBe(true);
  expect(editor.textContent).toBe(TEXT);
});

test.each([
  ['claims', (_editor: HTMLElement, event: Event) => event.preventDefault()],
  ['shows something of', (editor: HTMLElement) => editor.append('Pasting…')],
])('tries nothing else with an editor that %s the paste', async (_what, handle) => {
  type = vi.fn(() => true);
  const editor = addHandler('paste', handle);
  expect(await insert(editor)).toBe(false);
  expect(type).not.toHaveBeenCalled();
});

test('inserts once into an editor that takes a paste later, without claiming it', async () => {
  type = vi.fn(() => true);
  const editor = addHandler('paste', (own) => setTimeout(() => own.append(TEXT), 50));
  expect(await insert(editor)).toBe(true);
  expect(editor.textContent).toBe(TEXT);
  expect(type).not.toHaveBeenCalled();
});

test('makes an editor that copies its text when a key is released copy the typed text', async () => {
  const copied = document.createElement('textarea');
  const editor = addHandler('keyup', (own) => {
    copied.value = own.textContent ?? '';
  });
  type = (text) => {
    editor.append(text);
    return true;
  };
  expect(await insert(editor)).toBe(true);
  expect(copied.value).toBe(TEXT);
});

test('types into the hidden field that an editor has the browser paste into', async () => {
  const field = Object.assign(document.createElement('div'), { contentEditable: 'true', tabIndex: 0 });
  document.body.append(field);
  type = vi.fn((text) => {
    document.activeElement?.append(text);
    return true;
  });
  const editor = addHandler('paste', (own) => {
    field.focus();
    setTimeout(() => own.append(...field.childNodes));
  });
  expect(await insert(editor)).toBe(true);
  expect(editor.textContent).toBe(TEXT);
  expect(type).toHaveBeenCalledTimes(1);
});

test('does not type into a control that an editor focuses when it gets a paste', async () => {
  const editor = addHandler('paste', (own) => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    setTimeout(() => own.append(TEXT), 50);
  });
  type = vi.fn(() => true);
  expect(await insert(editor)).toBe(true);
  expect(type).not.toHaveBeenCalled();
});

test.each([
  [
    'beside the field that takes it',
    (box: HTMLElement) => box.append(Object.assign(document.createElement('pre'), { textContent: TEXT })),
  ],
  [
    'in new fields',
    (box: HTMLElement) => {
      const lines = TEXT.split('\n').map((line) => `<div contenteditable="true">${line}</div>`);
      box.innerHTML = lines.join('');
    },
  ],
])('finds the text of an editor that shows it %s', async (_where, show) => {
  document.body.innerHTML =
    '<div id="box"><div><div contenteditable="true" tabindex="0"></div></div></div><p id="thread"></p>';
  const box = document.querySelector<HTMLElement>('#box') as HTMLElement;
  const editor = document.querySelector<HTMLElement>('[contenteditable]') as HTMLElement;
  editor.addEventListener('paste', (event) => {
    event.preventDefault();
    show(box);
  });
  expect(await insert(editor)).toBe(true);
  expect(type).not.toHaveBeenCalled();
});

test('does not count a text that appears elsewhere in the page', async () => {
  const editor = addHandler('paste', () => document.body.append(TEXT));
  expect(await insert(editor)).toBe(false);
});
