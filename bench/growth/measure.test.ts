import { expect, test } from 'vitest';
import { growthInputs } from './inputs.ts';
import { growthOf } from './measure.ts';

test('growth is what each doubling costs', () => {
  expect(growthOf('x', [1, 2, 5])).toEqual({ name: 'x', times: [1, 2, 5], factors: [2, 2.5], worst: 2.5 });
});

test.each(growthInputs())('$name: twice the length is twice the text', ({ textOf }) => {
  const [short, long] = [textOf(4_096).length, textOf(8_192).length];
  expect(long / short).toBeGreaterThan(1.95);
  expect(long / short).toBeLessThan(2.05);
});
