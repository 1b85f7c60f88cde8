import { expect, test } from 'vitest';
import { PARTS, readOptions } from './options.ts';

test('measures everything, seven times, up to 50,000 messages', () => {
  const { parts, sizes, repetitions, isQuick } = readOptions([]);
  expect([...parts]).toEqual([...PARTS]);
  expect(sizes).toEqual([1_000, 10_000, 50_000]);
  expect(repetitions).toBe(7);
  expect(isQuick).toBe(false);
});

test('takes parts, a size and a number of repetitions', () => {
  const options = readOptions(['--quick', '--only', 'keys,load', '--size', '500', '--repetitions', '2']);
  expect([...options.parts]).toEqual(['keys', 'load']);
  expect(options).toMatchObject({ sizes: [500], settledSize: 500, repetitions: 2, isQuick: true });
});

test('refuses what it does not know', () => {
  expect(() => readOptions(['--only', 'load,lunch'])).toThrow('lunch');
  expect(() => readOptions(['--size', 'many'])).toThrow('many');
  expect(() => readOptions(['--repetitions', '0'])).toThrow('0');
});
