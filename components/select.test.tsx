import { type Signal, signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { setUpRoot } from '../tests/fakes/root.ts';
import { Select } from './Select.tsx';

const CHOICES = (['en', 'fr', 'es'] as const).map((value) => ({ value, text: value }));
const root = setUpRoot();

type Choice = (typeof CHOICES)[number]['value'];

/** Shows a list in which English is chosen, and chooses others. @param take receives each choice */
function show(take: (choice: Choice, chosen: Signal<Choice>) => void | Promise<void>) {
  const chosen = signal<Choice>('en');
  const List = () => (
    <Select
      label="Language"
      choices={CHOICES}
      chosen={chosen.value}
      noneText=""
      onChoose={(choice) => take(choice, chosen)}
    />
  );
  act(() => render(<List />, root));
  const select = root.querySelector('select') as HTMLSelectElement;
  const choose = (value: Choice): Promise<void> =>
    act(async () => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { select, choose };
}

afterEach(() => act(() => render(null, root)));

test('shows an accepted choice', async () => {
  const { select, choose } = show((choice, chosen) => {
    chosen.value = choice;
  });
  await choose('fr');
  expect(select.value).toBe('fr');
});

test('shows the old choice again when another is refused', async () => {
  const { select, choose } = show(() => undefined);
  await choose('fr');
  expect(select.value).toBe('en');
});

test('shows a choice until it is accepted or refused: the next one by arrow key starts from it', async () => {
  const ends: ((isAccepted: boolean) => void)[] = [];
  const { select, choose } = show(async (choice, chosen) => {
    if (await new Promise<boolean>((resolve) => ends.push(resolve))) chosen.value = choice;
  });
  await choose('fr');
  expect(select.value).toBe('fr');
  await choose('es');
  await act(async () => ends[0]?.(false));
  expect(select.value).toBe('es');
  await act(async () => ends[1]?.(false));
  expect(select.value).toBe('en');
});
