import { expect, it } from 'vitest';
import { jsonErrorPosition } from './json-position.ts';

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
  expect(jsonErrorPosition(text)).toEqual({ line, column });
});

it('reads what JSON.parse reads to its end', () => {
  const text = ' { "a" : [ 1.5, -2e+3, "\\u00e9\\n", true, {}, [] ], "b": null }\n';
  expect(JSON.parse(text)).toBeTruthy();
  expect(jsonErrorPosition(text)).toEqual({ line: 2, column: 1 });
});

it('bears a paste that is nested without end', () => {
  expect(jsonErrorPosition('['.repeat(100_000)).line).toBe(1);
});
