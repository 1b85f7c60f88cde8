import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../tests/fakes/send.ts';
import { fail } from '../../../utils/outcome.ts';
import { allEnglishMessages as messages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { createLanguageState } from '../state.ts';
import { LanguageChooser } from './LanguageChooser.tsx';

const root = setUpRoot();

test('a language that could not be saved is not shown as chosen, with the reason until the next choice is saved', async () => {
  const { send, answers } = createFakeSend({ setLanguage: fail('storageFull') });
  const state = createLanguageState(send);
  act(() =>
    render(
      <MessagesProvider value={messages} options={messages}>
        <LanguageChooser state={state} />
      </MessagesProvider>,
      root,
    ),
  );
  const chosen = () => root.querySelector('select')?.value;
  const choose = (language: string) =>
    act(() => {
      const select = root.querySelector('select');
      if (!select) throw new Error('There is no list of languages.');
      select.value = language;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  choose('fr');
  await vi.waitFor(() => expect(root.textContent).toContain(messages.language.notChanged));
  expect(chosen()).toBe('browser');
  expect(root.textContent).toContain(messages.failures.storageFull({ kind: 'storageFull' }).title);
  answers.setLanguage = {};
  choose('es');
  await vi.waitFor(() => expect(root.textContent).not.toContain(messages.language.notChanged));
  expect(chosen()).toBe('es');
});
