import { expect, test } from 'vitest';
import { prettyJson } from './pretty-json.ts';

test.each([
  { a: 1, b: [true, null, 'x, {"y": [1]}'], c: {}, d: [], e: 'a \\ "quoted" \n line' },
  [],
  'text',
  12,
  [[[]], [{}], { a: [{}] }],
])('lays out %j like JSON.stringify does', (value) => {
  expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
});

test('changes neither long numbers nor doubled keys', () => {
  expect(prettyJson('{"id":12345678901234567890,"id":1.50}')).toBe(
    '{\n  "id": 12345678901234567890,\n  "id": 1.50\n}',
  );
});

test('leaves alone what is not JSON', () => {
  const html = '<html>{ "a": }</html>';
  expect(prettyJson(html)).toBe(html);
});

test('stays bounded for nothing but brackets', () => {
  const deep = '['.repeat(2000) + ']'.repeat(2000);
  expect(prettyJson(deep).length).toBeLessThan(300_000);
});
