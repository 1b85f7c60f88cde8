import { expect, test } from 'vitest';
import { Candidates } from './candidates.ts';

test('returns blocks in view first, and each block once', () => {
  const candidates = new Candidates();
  const create = () => document.createElement('p');
  const [above, first, second] = [create(), create(), create()];
  for (const element of [above, first, second]) candidates.add({ kind: 'block', element, isInView: false });
  for (const element of [first, second]) candidates.add({ kind: 'block', element, isInView: true });
  candidates.add({ kind: 'block', element: first, isInView: false });
  expect(candidates.take()).toEqual({ kind: 'block', element: first, isInView: true });
  expect(candidates.hasInView()).toBe(true);
  expect(candidates.take()).toEqual({ kind: 'block', element: second, isInView: true });
  expect(candidates.hasInView()).toBe(false);
  expect(candidates.isEmpty()).toBe(false);
  expect(candidates.take()).toEqual({ kind: 'block', element: above, isInView: false });
  expect(candidates.isEmpty()).toBe(true);
  expect(candidates.take()).toBeUndefined();
});
