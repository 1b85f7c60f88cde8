import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { englishSharedMessages } from '../../shared-catalogue.ts';
import { SHORTCUT_SURFACES, type ShortcutSource } from '../model.ts';
import { shortcutsText } from '../text.en.ts';
import { KeyboardSection } from './KeyboardSection.tsx';

const root = setUpRoot();

test('lists all keys as they are in this browser, and opens the page on which they are changed', async () => {
  let keys = 'Ctrl+Shift+Y';
  const change = vi.fn(async () => undefined);
  const source: ShortcutSource = {
    read: async () => new Map([['next-id', keys]]),
    change,
  };
  act(() =>
    render(
      <MessagesProvider value={englishSharedMessages}>
        <KeyboardSection source={source} />
      </MessagesProvider>,
      root,
    ),
  );
  for (const surface of SHORTCUT_SURFACES) {
    expect(root.textContent).toContain(shortcutsText.surfaces[surface]);
  }
  const capsOfNext = () =>
    [...(root.querySelector('.shortcut-row')?.querySelectorAll('kbd') ?? [])].map((cap) => cap.textContent);
  await vi.waitFor(() => expect(capsOfNext()).toEqual(['Ctrl', 'Shift', 'Y']));
  root.querySelector('button')?.click();
  expect(change).toHaveBeenCalledOnce();
  // The user comes back from the browser's page.
  keys = 'Alt+N';
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(capsOfNext()).toEqual(['Alt', 'N']));
});
