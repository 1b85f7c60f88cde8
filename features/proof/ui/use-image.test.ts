import { expect, test } from 'vitest';
import { afterLimit, type ImageState } from './use-image.ts';

const loading: ImageState = { step: 'loading', isSlow: false };
const late: ImageState = { step: 'broken', isLate: true };

test('stops loading an image that takes too long', () => {
  expect(afterLimit({ state: loading, tryCount: 1 }, 1, late)).toEqual({ state: late, tryCount: 1 });
});

test.each<[string, ImageState, number]>([
  ['the next image', loading, 2],
  ['an image that has loaded since', { step: 'shown', size: { width: 1, height: 1 } }, 1],
  ['an image that is broken already', { step: 'broken', isLate: false }, 1],
])('a timer of an earlier image does not affect %s', (_what, state, tryCount) => {
  const now = { state, tryCount };
  expect(afterLimit(now, 1, late)).toBe(now);
});
