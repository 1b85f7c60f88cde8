import { expect, test } from 'vitest';
import { textChange } from './text-change.ts';

test.each([
  ['{"a": 1}', '{"a": 12}', { from: 7, to: 7, insert: '2' }],
  ['{"a": 12}', '{"a": 1}', { from: 7, to: 8, insert: '' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', 'new', { from: 0, to: 0, insert: 'new' }],
  ['one', 'two', { from: 0, to: 3, insert: 'two' }],
])('%s becomes %s', (before, after, expected) => {
  expect(textChange(before, after)).toEqual(expected);
  const { from, to, insert } = expected;
  expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
});

test('returns undefined for equal texts', () => {
  expect(textChange('{}', '{}')).toBeUndefined();
});
