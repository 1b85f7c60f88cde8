import { expect, it } from 'vitest';
import { leastMs, takesAtMost } from '../../../../tests/processor-time.ts';
import { type CustomPattern, isCustomPattern } from './custom-pattern.ts';
import { findPatternTokens } from './find-patterns.ts';

const letters = { kind: 'literal', text: 'UR' };
const digits = { kind: 'digits', min: 8, max: 10 };

it.each([
  ['a usual pattern', { parts: [letters, digits] }, true],
  ['a value that is not an object', null, false],
  ['no parts', { parts: [] }, false],
  ['parts that are not a list', { parts: 'UR' }, false],
  ['an expression in a literal', { parts: [{ kind: 'literal', text: '(a+)+' }, digits] }, false],
  ['lower-case letters', { parts: [{ kind: 'literal', text: 'ur' }, digits] }, false],
  ['an unknown class', { parts: [letters, { kind: 'toString', min: 1, max: 8 }] }, false],
  ['a count that is not a number', { parts: [letters, { ...digits, max: '9' }] }, false],
  ['a count with a fraction', { parts: [letters, { ...digits, max: 9.5 }] }, false],
  ['counts in the wrong order', { parts: [letters, { ...digits, max: 7 }] }, false],
  ['a length above the limit', { parts: [letters, { ...digits, max: 39 }] }, false],
  ['a length below the limit', { parts: [letters, { ...digits, min: 1 }] }, false],
  ['a pattern without digits', { parts: [letters, { ...digits, kind: 'capitals' }] }, false],
  ['too many combinations', { parts: [letters, ...Array(4).fill({ ...digits, min: 1, max: 8 })] }, false],
  ['too many parts', { parts: Array(20).fill({ kind: 'digits', min: 1, max: 1 }) }, false],
])('%s', (_name, value, isGood) => {
  expect(isCustomPattern(value)).toBe(isGood);
});

/** The most expensive patterns that are accepted. */
const WIDE: CustomPattern[] = [
  { parts: [{ kind: 'alphanumerics', min: 4, max: 40 }] },
  {
    parts: [
      { kind: 'alphanumerics', min: 1, max: 8 },
      { kind: 'capitals', min: 0, max: 7 },
      { kind: 'digits', min: 4, max: 4 },
    ],
  },
  {
    parts: [
      { kind: 'capitals', min: 0, max: 1 },
      { kind: 'digits', min: 8, max: 39 },
    ],
  },
  {
    parts: [
      { kind: 'literal', text: 'A1' },
      { kind: 'alphanumerics', min: 2, max: 38 },
    ],
  },
  {
    parts: [
      { kind: 'capitals', min: 1, max: 2 },
      { kind: 'digits', min: 6, max: 30 },
    ],
    writings: ['AA/9999/99', 'AA 999 999', 'A:9.99-999'],
  },
];

const SMALL = 1 << 11;
/** For 16 times the text, linear work takes 16 times as long, and quadratic work 256 times. */
const FACTOR = 16;

it.each([
  'A',
  '1',
  'A1',
  'A1 ',
  'A-',
  '1 ',
  'A1A1 ',
  '1234 ',
  '1111-',
  'AAAAAAAAAAAA ',
  'A1/',
  '12-\n',
  'label-',
  'a:1.',
])('takes time in proportion to the length of the text: %j', (unit) => {
  expect(WIDE.every(isCustomPattern)).toBe(true);
  const work = (length: number) => {
    const text = unit.repeat(length / unit.length);
    return () => findPatternTokens(text, WIDE);
  };
  expect(takesAtMost(leastMs(work(SMALL)) * FACTOR * 6, work(SMALL * FACTOR))).toBe(true);
});
