import { expect, it } from 'vitest';
import { findJsonError } from './json-error.ts';

it.each([
  ['a missing value', '{"event": "x",\n  "data": }', 2, 11],
  ['a comma too many', '{\n  "a": 1,\n}', 3, 1],
  ['a comma too few', '[1, 2\n3]', 2, 1],
  ['single quotes', "{'a': 1}", 1, 2],
  ['an early end', '{\n  "a": [true, null', 2, 19],
  ['an open string', '{"a": "b}', 1, 7],
  ['a line break in a string', '{"a": "b\nc"}', 1, 7],
  ['a wrong escape', '["ok", "\\x"]', 1, 8],
  ['a leading zero', '[-0.5e3, 01]', 1, 11],
  ['a word', '{"a": undefined}', 1, 7],
  ['text after the end', ' {} x', 1, 5],
])('points at %s', (_name, text, line, column) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(findJsonError(text)).toMatchObject({ line, column });
});

it('reads valid JSON to its end', () => {
  const text = ' { "a" : [ 1.5, -2e+3, "\\u00e9\\n", true, {}, [] ], "b": null }\n';
  expect(JSON.parse(text)).toBeTruthy();
  expect(findJsonError(text)).toEqual({ offset: text.length, line: 2, column: 1 });
});

it('handles deeply nested input', () => {
  expect(findJsonError('['.repeat(100_000)).line).toBe(1);
});
