import { expect, it } from 'vitest';
import { findInLink, findTrackingIds, MAY_HOLD_ID } from './detect.ts';

/** One megabyte of each, after an ID that opens the way past the first look. */
const UNITS = [
  'A',
  '1',
  'A1',
  'A-',
  '1 ',
  '1234 ',
  '((((',
  'tracking number: ',
  'order ',
  'tracking number of your parcel ',
  'ABCD1234567890, ',
  'A\u00ad1',
  'https://x.example/track/',
  '://',
  '/track/a',
  'a.',
  '\n',
  'numero de ',
];

const SMALL = 1 << 17;
const FACTOR = 8;

function fastest(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.max(1, Math.min(...times));
}

/** Linear work costs 8 times as much, quadratic work 64 times. */
it.each(UNITS)('grows with the text and no faster: %j', (unit) => {
  const textOf = (length: number): string =>
    `ABCD1234567890 ${unit.repeat(length / unit.length)} ABCD1234567891`;
  const [small, large] = [textOf(SMALL), textOf(SMALL * FACTOR)];
  const growth = (work: (text: string) => unknown): number =>
    fastest(() => work(large)) / fastest(() => work(small));
  expect(growth((text) => findTrackingIds(text))).toBeLessThan(FACTOR * 3);
  expect(growth((text) => MAY_HOLD_ID.test(text.slice(15, -15)))).toBeLessThan(FACTOR * 3);
  expect(findInLink(`https://x.example/${large}`)).toEqual([]);
});
