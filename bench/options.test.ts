import { expect, test } from 'vitest';
import { PARTS, readOptions } from './options.ts';

test('measures everything five times, up to 10,000 messages', () => {
  const { parts, rows, sizes, repetitions, isWhole } = readOptions([]);
  expect([...parts]).toEqual([...PARTS]);
  expect(sizes).toEqual([100, 300, 1_000, 10_000]);
  expect(repetitions).toBe(5);
  expect(rows).toHaveLength(8);
  expect(isWhole).toBe(true);
});

test('accepts parts, a size and a number of repetitions', () => {
  const options = readOptions(['--quick', '--only', 'keys,load', '--size', '500', '--repetitions', '2']);
  expect([...options.parts]).toEqual(['keys', 'load']);
  expect(options).toMatchObject({ sizes: [500], settledSize: 500, repetitions: 2 });
});

test('accepts rows, and reports anything less than everything as partial', () => {
  expect(readOptions(['--rows', 'null,Waybill']).rows.map(({ name }) => name)).toEqual(['null', 'Waybill']);
  for (const part of [['--rows', 'null'], ['--quick'], ['--only', 'keys'], ['--size', '500']]) {
    expect(readOptions(part).isWhole).toBe(false);
  }
});

test('rejects unknown values', () => {
  expect(() => readOptions(['--only', 'load,lunch'])).toThrow('lunch');
  expect(() => readOptions(['--rows', 'null,lunch'])).toThrow('lunch');
  expect(() => readOptions(['--size', 'many'])).toThrow('many');
  expect(() => readOptions(['--repetitions', '0'])).toThrow('0');
});
