import { expect, test } from 'vitest';
import { inRem } from './relative-sizes.ts';

test.each([
  ['13px / 18px var(--font)', '0.8125rem / 1.125rem var(--font)'],
  ['calc(100% - 2 * 6px) -7px', 'calc(100% - 2 * 0.375rem) -0.4375rem'],
  ['(max-width: 519.98px)', '(max-width: 32.49875rem)'],
])('makes %j relative to the font size', (css, expected) => {
  expect(inRem(css)).toBe(expected);
});

test.each(['1px solid var(--line)', '0 0 0 2px', '-1px', '1.5px', 'var(--s-4px)'])(
  'leaves %j as it is',
  (css) => {
    expect(inRem(css)).toBe(css);
  },
);
