import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../tests/fakes/root.ts';
import { ShortList } from './ShortList.tsx';

const root = setUpRoot();
const button = () => root.querySelector('button');
const shownCount = () => root.querySelectorAll('li').length;

const show = (count: number) =>
  act(() =>
    render(
      <ShortList class="list" limit={3} showAll="All" showFewer="Fewer">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>{index}</li>
        ))}
      </ShortList>,
      root,
    ),
  );

test('shows one item more than its limit, because a button would need as much space', () => {
  show(4);
  expect(shownCount()).toBe(4);
  expect(button()).toBeNull();
});

test('shows all items of a longer list once the user expands it', () => {
  show(5);
  expect(shownCount()).toBe(3);
  expect([button()?.textContent, button()?.getAttribute('aria-expanded')]).toEqual(['All', 'false']);
  act(() => button()?.click());
  expect(shownCount()).toBe(5);
  expect([button()?.textContent, button()?.getAttribute('aria-expanded')]).toEqual(['Fewer', 'true']);
  act(() => button()?.click());
  expect(shownCount()).toBe(3);
});
