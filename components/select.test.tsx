// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../tests/fakes/root.ts';
import { Select } from './Select.tsx';

const CHOICES = (['en', 'fr', 'es'] as const).map((value) => ({ value, text: value }));
const root = setUpRoot();

/** Chooses from a list. @param accepts whether its owner takes the choice @returns what the list shows then */
function choose(value: string, accepts: boolean): string | undefined {
  const chosen = signal<'en' | 'fr' | 'es'>('en');
  const take = (choice: typeof chosen.value) => {
    if (accepts) chosen.value = choice;
  };
  const List = () => (
    <Select label="Language" choices={CHOICES} chosen={chosen.value} noneText="" onChoose={take} />
  );
  act(() => render(<List />, root));
  const select = root.querySelector('select');
  act(() => {
    if (!select) return;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  act(() => render(null, root));
  return select?.value;
}

test('shows an accepted choice', () => expect(choose('fr', true)).toBe('fr'));

test('shows the old choice again when another is refused', () => expect(choose('fr', false)).toBe('en'));
