import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

test('an answer counts until that to a later question is taken', () => {
  const { ask } = latestOnly();
  const [first, second, third] = [ask(), ask(), ask()];
  expect([first(), third(), second()]).toEqual([true, true, false]);
});

test('a question without an answer takes nothing from the one before it', () => {
  const { ask } = latestOnly();
  const first = ask();
  ask();
  expect(first()).toBe(true);
});

test('what was asked before everything was dropped counts no more, what is asked after it does', () => {
  const { ask, drop } = latestOnly();
  const before = ask();
  drop();
  const after = ask();
  expect([before(), after()]).toEqual([false, true]);
});
