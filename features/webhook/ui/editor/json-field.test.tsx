import { signal } from '@preact/signals';
import { createRef, render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpRoot } from '../../../../tests/fakes/root.ts';
import { frenchMessages } from '../../../catalogue.fr.ts';
import { allEnglishMessages as messages } from '../../../catalogue.ts';
import { MessagesProvider } from '../../../messages-context.tsx';
import { checkPayload, type PayloadCheck } from '../../payload-check.ts';
import { JsonField } from './JsonField.tsx';
import type { createJsonEditor, JsonEditor, Selection } from './json-editor.ts';

const root = setUpRoot();
const [FIRST, NEXT] = ['{"a":1}', '{"a":'] as const;

const text = signal<string>(FIRST);
const check = signal<PayloadCheck>(checkPayload(FIRST));
const editorRef = createRef<JsonEditor>();
const editor = {
  setText: vi.fn(),
  setLabel: vi.fn(),
  setDiagnostics: vi.fn(),
  selectLine: vi.fn(),
  focus: vi.fn(),
  destroy: vi.fn(),
};
const create = vi.fn<typeof createJsonEditor>(() => editor);
const onInput = vi.fn();

function show({
  selection,
  texts = messages,
}: {
  selection?: Selection;
  texts?: typeof messages;
} = {}): void {
  act(() =>
    render(
      <MessagesProvider value={texts} options={texts}>
        <p id="hint" />
        <JsonField
          create={create}
          label={texts.webhook.payload}
          describedBy={['problems', 'hint']}
          text={text}
          check={check}
          selection={selection}
          editorRef={editorRef}
          onInput={onInput}
        />
      </MessagesProvider>,
      root,
    ),
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  text.value = FIRST;
  check.value = checkPayload(FIRST);
});

test('begins with the text, in a shadow root, described by the elements that are there', () => {
  show();
  const [options] = create.mock.lastCall ?? [];
  expect(options).toMatchObject({
    text: FIRST,
    describedBy: [root.querySelector('#hint')],
  });
  expect(options?.root).toBe(root.querySelector('.json-editor')?.shadowRoot);
  options?.onChange('typed');
  expect(onInput).toHaveBeenCalledExactlyOnceWith('typed');
  expect(editorRef.current).toBe(editor);
});

test('takes over the selection of the text area only if that had the focus', () => {
  show();
  expect(editor.focus).not.toHaveBeenCalled();
  act(() => render(null, root));
  show({ selection: { start: 2, end: 3 } });
  expect(editor.focus).toHaveBeenCalledExactlyOnceWith({ start: 2, end: 3 });
});

test('shows changes by the form, with its problems, in the same editor', () => {
  show();
  expect(editor.setDiagnostics.mock.lastCall?.[1]).toBe(false);
  text.value = NEXT;
  check.value = checkPayload(NEXT);
  expect(editor.setText).toHaveBeenLastCalledWith(NEXT);
  const [diagnostics, isWrong] = editor.setDiagnostics.mock.lastCall ?? [];
  expect(diagnostics).toMatchObject([{ severity: 'error' }]);
  expect(isWrong).toBe(true);
  show();
  expect(create).toHaveBeenCalledOnce();
});

test('follows the language of the interface', () => {
  show();
  text.value = NEXT;
  check.value = checkPayload(NEXT);
  const [english] = editor.setDiagnostics.mock.lastCall?.[0] ?? [];
  show({ texts: frenchMessages });
  const [french] = editor.setDiagnostics.mock.lastCall?.[0] ?? [];
  expect(french.message).not.toBe(english.message);
  expect(editor.setLabel).toHaveBeenLastCalledWith(frenchMessages.webhook.payload);
  expect(create).toHaveBeenCalledOnce();
});

test('ends with the form, and then follows nothing', () => {
  show();
  act(() => render(null, root));
  expect(editor.destroy).toHaveBeenCalledOnce();
  expect(editorRef.current).toBeNull();
  editor.setText.mockClear();
  text.value = NEXT;
  expect(editor.setText).not.toHaveBeenCalled();
});
