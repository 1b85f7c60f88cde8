import { expect, test } from 'vitest';
import { MAX_FEW } from '../shipment/limits.ts';
import { lookupRequestFor, lookupRequestForBeginning, recogniseId } from './recognise-id.ts';

const NINE_DIGITS = { parts: [{ kind: 'digits' as const, min: 9, max: 9 }] };

test('recognises nothing in a text without an ID', () => {
  expect(recogniseId('correct horse battery staple', [])).toBeUndefined();
  expect(recogniseId('', [])).toBeUndefined();
});

test('recognises a custom pattern between other words', () => {
  expect(recogniseId('please check 123456789 today', [])).toBeUndefined();
  expect(recogniseId('please check 123456789 today', [NINE_DIGITS])).toBe('123456789');
});

test.each([
  ['Where is ABCD1234567890?', 'ABCD1234567890'],
  [' 77665544 ', '77665544'],
  ['“x-77 66”,', 'x7766'],
  ['7766\u00a05544', '77665544'],
  ['PO 4711', 'PO4711'],
])('reads %j as %s', (text, id) => {
  expect(lookupRequestFor(text, [])).toEqual({ kind: 'lookUp', trackingId: id });
});

test('prefers a custom pattern to the whole text', () => {
  expect(lookupRequestFor('box 123456789', [NINE_DIGITS])).toEqual({
    kind: 'lookUp',
    trackingId: '123456789',
  });
});

test.each([
  'correct horse battery staple',
  '4 boxes of tea',
  'hello',
  'a1',
  '',
  '   ',
  'mail me at x1@example.com',
  'p@ss w0rd!1',
  '1'.repeat(41),
  '#?!',
])('refuses %j', (text) => {
  expect(lookupRequestFor(text, [])).toEqual({ kind: 'refused', reason: 'notAnId' });
});

const ids = Array.from({ length: MAX_FEW + 1 }, (_, index) => `ABCD12345678${index + 10}`);
const [FIRST = '', SECOND = '', THIRD = ''] = ids;

test('several IDs are looked up together, each once, up to as many as need not be shown before', () => {
  const few = ids.slice(0, MAX_FEW);
  expect(lookupRequestFor(`${FIRST} and ${SECOND}, again ${FIRST}?`, [])).toEqual({
    kind: 'lookUpAll',
    trackingIds: [FIRST, SECOND],
  });
  expect(lookupRequestFor(few.join(' '), [])).toEqual({ kind: 'lookUpAll', trackingIds: few });
  expect(lookupRequestFor(ids.join(' '), [])).toEqual({ kind: 'list', trackingIds: ids });
});

test('an ID on the ignore list counts only if there is no other', () => {
  expect(lookupRequestFor(`${FIRST} ${SECOND} ${THIRD}`, [], [SECOND])).toEqual({
    kind: 'lookUpAll',
    trackingIds: [FIRST, THIRD],
  });
  expect(lookupRequestFor(`${FIRST} ${SECOND}`, [], [SECOND])).toEqual({ kind: 'lookUp', trackingId: FIRST });
  expect(lookupRequestFor(SECOND, [], [SECOND])).toEqual({ kind: 'lookUp', trackingId: SECOND });
});

test('searches the beginning of a long text, which never ends within an ID', () => {
  const first = { kind: 'lookUp', trackingId: FIRST };
  for (let searched = 0; searched < SECOND.length; searched += 1) {
    const text = `${FIRST} ${'x '.repeat(5_000)}`.slice(0, 10_000 - searched - 1);
    expect(lookupRequestForBeginning(`${text} ${SECOND}`, [])).toEqual(first);
  }
  const whole = `${FIRST} ${'x '.repeat(5_000)}`.slice(0, 10_000 - SECOND.length - 1);
  for (const rest of ['', ` ${THIRD}`])
    expect(lookupRequestForBeginning(`${whole} ${SECOND}${rest}`, [])).toEqual({
      kind: 'lookUpAll',
      trackingIds: [FIRST, SECOND],
    });
  expect(lookupRequestForBeginning(FIRST.repeat(1_000), [])).toEqual({ kind: 'refused', reason: 'notAnId' });
});
