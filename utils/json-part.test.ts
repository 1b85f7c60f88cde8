import { describe, expect, test } from 'vitest';
import { findPart, type JsonPart, readJsonPart } from './json-part.ts';

function whole(text: string): JsonPart {
  const part = readJsonPart(text);
  if (!part) throw new Error('not JSON');
  return part;
}

const shown = (text: string) =>
  whole(text)
    .members()
    .map(({ name, step, part }) => [name, step, part.shown]);

test('reads the members of objects and lists', () => {
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

test('reads nested groups', () => {
  const [, second] = whole('[0, {"a": {"b,}": ["x"]}}]').members();
  const inner = second?.part.members()[0]?.part.members()[0];
  expect(inner).toMatchObject({ name: '"b,}"', step: '["b,}"]' });
  expect(inner?.part.members().map(({ part }) => part.copyText())).toEqual(['x']);
});

test.each(['[]', '{}', ' { } ', '[\n]', '""', '0'])('%j has no members', (text) => {
  expect(whole(text).members()).toEqual([]);
});

test('preserves long numbers and duplicate names', () => {
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
  test('truncates a long value, but copies all of it', () => {
    const part = whole(JSON.stringify('a'.repeat(5000)));
    expect(part.shown.length).toBe(200);
    expect(part.cutFrom).toBe(5002);
    expect(part.copyText()).toHaveLength(5000);
  });

  test('escapes invisible and direction-changing characters', () => {
    expect(whole('"a\u202eb\u200bc"').shown).toBe('"a\\u202eb\\u200bc"');
    expect(shown('{"a\u202eb": 1}')).toEqual([['"a\\u202eb"', '["a\u202eb"]', '1']]);
  });

  test('treats __proto__ and constructor as plain names', () => {
    expect(shown('{"__proto__": {"a": 1}, "constructor": 2}').map(([name]) => name)).toEqual([
      '__proto__',
      'constructor',
    ]);
  });

  test('reads deeply nested input level by level', () => {
    const deep = whole('['.repeat(50_000) + ']'.repeat(50_000));
    expect(deep.members()[0]?.part.members()).toHaveLength(1);
  });
});

test.each(['', 'text', '<html>', '{"a":', '{"a":1} b'])('returns undefined for %j', (text) => {
  expect(readJsonPart(text)).toBeUndefined();
});

test('skips a byte order mark', () => {
  expect(shown('\ufeff[1]')).toEqual([['0', '[0]', '1']]);
});

describe('findPart', () => {
  const TEXT = `{
  "event": "a, {\\"b\\": [",
  "data": {
    "n": 1.0, "list": [
      "x",
      {"deep": true}
    ]
  }
}`;
  const found = (...path: PropertyKey[]) => {
    const { start, end } = findPart(whole(TEXT), path);
    return TEXT.slice(start, end);
  };

  test('finds values in their original form', () => {
    expect(found('event')).toBe('"a, {\\"b\\": ["');
    expect(found('data', 'n')).toBe('1.0');
    expect(found('data', 'list', 1, 'deep')).toBe('true');
    expect(found('data', 'list', 1)).toBe('{"deep": true}');
    expect(found()).toBe(TEXT);
  });

  test('finds the nearest existing parent of a missing part', () => {
    expect(found('data', 'list', 7)).toBe(found('data', 'list'));
    expect(found('data', 'address', 'city')).toBe(found('data'));
    expect(found('event', 'length')).toBe(found('event'));
  });

  test('finds the last of two members with the same name', () => {
    const { start, end } = findPart(whole('{"a": 1,\n"a": 22}'), ['a']);
    expect([start, end]).toEqual([14, 16]);
  });
});

test('a member begins at its name, an element of a list at its value', () => {
  const text = '{"a": 1, "list": [ 2, {"b": 3}]}';
  const starts = (part: JsonPart) => part.members().map(({ start }) => text.slice(start, start + 3));
  expect(starts(whole(text))).toEqual(['"a"', '"li']);
  expect(starts(findPart(whole(text), ['list']))).toEqual(['2, ', '{"b']);
});
