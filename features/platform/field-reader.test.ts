import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../utils/json.ts';
import { z } from '../../utils/zod.ts';
import type { FieldProblem } from '../shipment/model.ts';
import { abbreviate, FieldReader } from './field-reader.ts';

function readerOf(object: JsonObject, prefix = '') {
  const problems: FieldProblem[] = [];
  return { reader: new FieldReader(object, prefix, problems), problems };
}

describe('reading a field', () => {
  test('returns a good value under the name that was asked for', () => {
    const { reader, problems } = readerOf({ status: 'MOVING' });
    expect(reader.read('status', z.string(), 'text')).toStrictEqual({ status: 'MOVING' });
    expect(problems).toEqual([]);
  });

  test.each(['statusCode', 'status_code', 'status-code', 'STATUSCODE'])(
    'finds statusCode under the name %s',
    (name) => {
      const { reader } = readerOf({ [name]: 203 });
      expect(reader.read('statusCode', z.int(), 'wholeNumber')).toStrictEqual({ statusCode: 203 });
      expect(reader.raw('statusCode')).toBe(203);
    },
  );

  test('returns what the schema makes of a value', () => {
    const { reader } = readerOf({ status: 'MOVING' });
    const short = z.string().transform((text) => text.slice(0, 3));
    expect(reader.read('status', short, 'text')).toEqual({ status: 'MOV' });
  });

  test.each([['', z.string()] as const, [0, z.number()] as const, [false, z.boolean()] as const])(
    'takes %j for a value',
    (value, schema) => {
      const { reader, problems } = readerOf({ status: value });
      expect(reader.read<'status', unknown>('status', schema, 'text')).toEqual({ status: value });
      expect(problems).toEqual([]);
    },
  );

  test.each([[{}], [{ status: null }], [{ status: undefined }], [{ other: 'MOVING' }]])(
    'returns nothing and names nothing where %j has no such field',
    (object) => {
      const { reader, problems } = readerOf(object);
      expect(reader.read('status', z.string(), 'text')).toStrictEqual({});
      expect(reader.raw('status')).toBeUndefined();
      expect(problems).toEqual([]);
    },
  );

  test('drops a bad value, and names where it stands, what was expected and what was found', () => {
    const { reader, problems } = readerOf({ city: 7, country: 'CA' }, 'address.');
    expect(reader.read('city', z.string(), 'text')).toStrictEqual({});
    expect(reader.read('country', z.string(), 'text')).toEqual({ country: 'CA' });
    expect(problems).toEqual([{ path: 'address.city', expected: 'text', found: '7' }]);
  });

  test('names what its caller refuses, after what is already known', () => {
    const { reader, problems } = readerOf({ pods: 'none', recipient: 1 });
    reader.read('recipient', z.string(), 'text');
    reader.refuse('pods', 'list', reader.raw('pods'));
    expect(problems).toEqual([
      { path: 'recipient', expected: 'text', found: '1' },
      { path: 'pods', expected: 'list', found: '"none"' },
    ]);
  });
});

describe('a short rendering', () => {
  test.each([
    ['text', '"text"'],
    [7, '7'],
    [null, 'null'],
    [{ a: [1, 'b'] }, '{"a":[1,"b"]}'],
    [undefined, 'undefined'],
  ])('of %j is %s', (value, expected) => {
    expect(abbreviate(value)).toBe(expected);
  });

  test('has at most 80 characters', () => {
    // Two of the characters are the quotation marks.
    expect(abbreviate('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
    expect(abbreviate('x'.repeat(79))).toBe(`"${'x'.repeat(78)}…`);
  });

  test('does without a value that cannot be printed', () => {
    const endless: JsonObject = {};
    endless.itself = endless;
    expect(abbreviate(endless)).toBe('[…]');
  });
});
