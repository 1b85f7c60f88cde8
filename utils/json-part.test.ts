import { describe, expect, test } from 'vitest';
import { type JsonPart, readJsonPart } from './json-part.ts';

function whole(text: string): JsonPart {
  const part = readJsonPart(text);
  if (!part) throw new Error('not JSON');
  return part;
}

const shown = (text: string) =>
  whole(text)
    .members()
    .map(({ name, step, part }) => [name, step, part.shown]);

test('the members of an object and of a list', () => {
  const text =
    '{"id": "A1", "count": 2, "isOld": false, "none": null, "list": [], "address": {"city": "Laval"}}';
  expect(shown(text)).toEqual([
    ['id', '.id', '"A1"'],
    ['count', '.count', '2'],
    ['isOld', '.isOld', 'false'],
    ['none', '.none', 'null'],
    ['list', '.list', ''],
    ['address', '.address', ''],
  ]);
  expect(shown('[1, "two", [3, 4], {"five": 5}]')).toEqual([
    ['0', '[0]', '1'],
    ['1', '[1]', '"two"'],
    ['2', '[2]', ''],
    ['3', '[3]', ''],
  ]);
});

test('groups are read further down', () => {
  const [, second] = whole('[0, {"a": {"b,}": ["x"]}}]').members();
  const inner = second?.part.members()[0]?.part.members()[0];
  expect(inner).toMatchObject({ name: '"b,}"', step: '["b,}"]' });
  expect(inner?.part.members().map(({ part }) => part.copyText())).toEqual(['x']);
});

test.each(['[]', '{}', ' { } ', '[\n]', '""', '0'])('%j holds nothing', (text) => {
  expect(whole(text).members()).toEqual([]);
});

test('long numbers and doubled names stay', () => {
  expect(shown('{"id":12345678901234567890,"id":1.50}')).toEqual([
    ['id', '.id', '12345678901234567890'],
    ['id', '.id', '1.50'],
  ]);
});

describe('copies', () => {
  test.each([
    ['"two\\nlines \\"quoted\\""', 'two\nlines "quoted"'],
    ['12345678901234567890', '12345678901234567890'],
    ['{"a":[1,{}]}', '{\n  "a": [\n    1,\n    {}\n  ]\n}'],
  ])('%s', (text, copied) => {
    expect(whole(text).copyText()).toBe(copied);
  });
});

describe('hostile texts', () => {
  test('a long one is cut, and copied whole', () => {
    const part = whole(JSON.stringify('a'.repeat(5000)));
    expect(part.shown.length).toBe(200);
    expect(part.cutFrom).toBe(5002);
    expect(part.copyText()).toHaveLength(5000);
  });

  test('what turns a line round or cannot be seen is written out', () => {
    expect(whole('"a\u202eb\u200bc"').shown).toBe('"a\\u202eb\\u200bc"');
    expect(shown('{"a\u202eb": 1}')).toEqual([['"a\\u202eb"', '["a\u202eb"]', '1']]);
  });

  test('names of prototypes are only names', () => {
    expect(shown('{"__proto__": {"a": 1}, "constructor": 2}').map(([name]) => name)).toEqual([
      '__proto__',
      'constructor',
    ]);
  });

  test('nothing but brackets is read level by level', () => {
    const deep = whole('['.repeat(50_000) + ']'.repeat(50_000));
    expect(deep.members()[0]?.part.members()).toHaveLength(1);
  });
});

test.each(['', 'text', '<html>', '{"a":', '{"a":1} b'])('%j is not JSON', (text) => {
  expect(readJsonPart(text)).toBeUndefined();
});

test('a byte order mark does no harm', () => {
  expect(shown('\ufeff[1]')).toEqual([['0', '[0]', '1']]);
});
