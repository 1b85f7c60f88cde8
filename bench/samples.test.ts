import { expect, test } from 'vitest';
import { createSamples } from './samples.ts';

test('separates rows, sizes and parts', () => {
  const samples = createSamples();
  for (const script of [1, 9, 2]) samples.add('load', 1000, 'Waybill', { script });
  samples.add('load', 10_000, 'Waybill', { script: 50 });
  samples.add('keys', 1000, 'Waybill', { script: 70 });
  expect(samples.medianOf('load', 1000, 'Waybill', 'script')).toBe(2);
  expect(samples.medianOf('load', 10_000, 'Waybill', 'script')).toBe(50);
  expect(samples.medianOf('load', 1000, 'naive', 'script')).toBeUndefined();
});

test('compares rows within each repetition and ignores missing values', () => {
  const samples = createSamples();
  for (const cpu of [10, 100, 10]) samples.add('load', 1000, 'null', { cpu });
  for (const cpu of [11, 110, undefined]) samples.add('load', 1000, 'Waybill', { cpu });
  expect(samples.ratioOf('load', 1000, 'Waybill', 'null', 'cpu')).toBeCloseTo(1.1);
  expect(samples.medianOf('load', 1000, 'Waybill', 'cpu')).toBe(60.5);
});
