import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { englishSharedMessages } from '../../shared-catalogue.ts';
import { SHORTCUT_SURFACES, SHORTCUTS, type ShortcutSource } from '../model.ts';
import { shortcutsText } from '../text.en.ts';
import { useShortcutsSheet } from './use-shortcuts-sheet.tsx';

const root = setUpRoot();
const change = vi.fn(async () => undefined);
const source: ShortcutSource = {
  read: async () =>
    new Map([
      ['next-id', 'Ctrl+Shift+Y'],
      ['previous-id', ''],
    ]),
  change,
};

function Page() {
  const { open, sheet } = useShortcutsSheet(source);
  return (
    <MessagesProvider value={englishSharedMessages}>
      <input />
      <button type="button" class="opener" onClick={open} />
      {sheet}
    </MessagesProvider>
  );
}

const find = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector);
const sheet = () => find<HTMLDialogElement>('dialog');
function press(key: string, target: Element | null = document.body): void {
  act(
    () => void target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
}
const opened = () => vi.waitFor(() => expect(sheet()?.open).toBe(true), { timeout: 20_000 });

beforeEach(() => {
  change.mockClear();
  act(() => render(<Page />, root));
});

test('opens at a question mark that is pressed as soon as the page is drawn', async () => {
  render(null, root);
  render(<Page />, root);
  press('?');
  await opened();
});

test('opens at a question mark, but not while one is typed, and closes at Escape', async () => {
  press('?', find('input'));
  press('x');
  await new Promise((done) => setTimeout(done));
  expect(sheet()).toBeNull();
  press('?');
  await opened();
  let passed = 0;
  document.addEventListener('keydown', () => (passed += 1), { once: true });
  press('Escape', sheet());
  await vi.waitFor(() => expect(sheet()).toBeNull());
  // The popup or card around it would close as well.
  expect(passed).toBe(0);
});

test('lists every key, those of commands as they are set in this browser', async () => {
  act(() => find('.opener')?.click());
  await opened();
  const names = [...root.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(names).toEqual(
    SHORTCUT_SURFACES.flatMap((surface) =>
      SHORTCUTS[surface].map(({ action }) => shortcutsText.actions[action]),
    ),
  );
  await vi.waitFor(() =>
    expect([...root.querySelectorAll('dd')].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'CtrlShiftY',
      shortcutsText.noKeys,
      '↵Enter',
    ]),
  );
  act(() => find('.shortcuts-foot button')?.click());
  expect(change).toHaveBeenCalledOnce();
});
