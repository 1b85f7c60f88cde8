import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

test.each([
  ['{"a": 1}', '{"a": 12}', { from: 7, to: 7, insert: '2' }],
  ['{"a": 12}', '{"a": 1}', { from: 7, to: 8, insert: '' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', 'new', { from: 0, to: 0, insert: 'new' }],
  ['one', 'two', { from: 0, to: 3, insert: 'two' }],
])('%s becomes %s', (before, after, expected) => {
  expect(changedPart(before, after)).toEqual(expected);
  const { from, to, insert } = expected;
  expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
});

test('texts that are the same have none', () => {
  expect(changedPart('{}', '{}')).toBeUndefined();
});
