// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Candidates } from './candidates.ts';

test('returns blocks in view first, and each block once', () => {
  const candidates = new Candidates();
  const create = () => document.createElement('p');
  const [above, first, second] = [create(), create(), create()];
  for (const block of [above, first, second]) candidates.add(block, false);
  candidates.add(first, true);
  candidates.add(second, true);
  expect(candidates.take()).toEqual({ next: first, isInView: true, isLastInView: false });
  expect(candidates.take()).toEqual({ next: second, isInView: true, isLastInView: true });
  expect(candidates.isEmpty()).toBe(false);
  expect(candidates.take()).toEqual({ next: above, isInView: false, isLastInView: false });
  expect(candidates.isEmpty()).toBe(true);
  expect(candidates.take()).toBeUndefined();
});
