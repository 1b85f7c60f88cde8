import { describe, expect, it } from 'vitest';
import { findTrackingIds } from '../detect.ts';
import { withWholeIds } from './broken-ids.ts';

const ids = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

describe('an ID that goes on in the next line', () => {
  it.each([
    ['UPS', '1Z999AA1012\n3456784', '1Z999AA10123456784'],
    ['UPS in groups', '1Z 999 AA1 01\n2345 6784', '1Z999AA10123456784'],
    ['USPS in groups', '9400 1118 9922 3100\n0012 36', '9400111899223100001236'],
    ['a quoted mail', '> 9400 1118 9922 3100\n> 0012 36', '9400111899223100001236'],
    ['a mail quoted twice', '> > 9400 1118 9922 3100\n> > 0012 36', '9400111899223100001236'],
    ['an encoded mail', '1Z999AA1012=\n3456784', '1Z999AA10123456784'],
    ['UR', 'UR04261234\n567890123', 'UR04261234567890123'],
    ['a postal number', 'RX 123 456\n785 DE', 'RX123456785DE'],
  ])('is whole: %s', (_, text, id) => {
    expect(ids(`Tracking: ${text}\nThanks`)).toEqual([id]);
  });

  it('is marked from its first character to its last', () => {
    expect(findTrackingIds('is UR04261234\n> 567890123, ok')).toMatchObject([{ start: 3, end: 25 }]);
  });
});

it.each([
  ['numbers of a list', 'Tracking numbers:\n94001118992\n23100001234'],
  ['a number and the next', 'Tracking number: 482451988778\n4711204711 is my order number'],
  ['two whole IDs', '1Z999AA10123456784\n1Z999AA10123456784'],
  ['a wrong check digit', '9400 1118 9922 3100\n0012 35'],
  ['two paragraphs', 'UR04261234\n\n567890123'],
])('leaves other lines as they are: %s', (_, text) => {
  expect(withWholeIds(text)).toBe(text);
});
