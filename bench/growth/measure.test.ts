import { expect, test } from 'vitest';
import { growthInputs } from './inputs.ts';
import { growthOf } from './measure.ts';

test('growth is the cost of each doubling, compared within a round', () => {
  const slowDown = [
    [1, 2, 5],
    [10, 20, 50],
    [3, 6, 15],
  ];
  expect(growthOf('x', slowDown)).toEqual({ name: 'x', times: [3, 6, 15], factors: [2, 2.5], worst: 2.5 });
});

test.each(growthInputs())('$name: doubles its text when its length is doubled', ({ textOf }) => {
  const [short, long] = [textOf(4_096).length, textOf(8_192).length];
  expect(long / short).toBeGreaterThan(1.95);
  expect(long / short).toBeLessThan(2.05);
});
