import { expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

const ids = (text: string): string[] => tokensOf(text).map(({ id }) => id);

it.each([
  ['ABCD1234567890.', ['ABCD1234567890']],
  ['abcd1234567890', ['ABCD1234567890']],
  ['ABCD-1234-5678-90', ['ABCD1234567890']],
  ['ABCD 1234 5678 90', ['ABCD1234567890']],
  ['UR11 2600 0042 1887 31', ['UR11260000421887 31'.replace(' ', '')]],
  ['9400 1118 9922 3100 0012 34 is late', ['9400111899223100001234']],
  ['1234 5678 9012 3 days', ['123456789012']],
  ['123 456 789 012', ['123456789012']],
  ['1Z 999 AA1 01 2345 6784', ['1Z999AA10123456784']],
  ['RX 123 456 785 DE', ['RX123456785DE']],
  ['1234567/7654321', ['1234567', '7654321']],
  ['ABCD1234567890.Thanks', ['ABCD1234567890']],
  ['12345678,12345679', ['12345678', '12345679']],
  ['8R 05663 72965 9', ['8R05663729659']],
  ['39.71 741.183 9 and 44.289.969.685.4', ['39717411839', '442899696854']],
  ['GB29 NWBK 6016 1331 9268 19', ['GB29NWBK60161331926819']],
  // too short, too few digits, too long, glued
  ['123456', []],
  ['ABCDEFGH1234', []],
  ['1'.repeat(41), []],
  ['ABCD12345678@mail.example', []],
  ['ABCD12345678.pdf', []],
  ['ABCD12345678_1', []],
  ['files/ABCD12345678', []],
  ['a%20ABCD12345678', []],
  ['+33612345678', []],
  ['06 12 34 56 78', []],
  ['555 123 4567', []],
  ['03/11/2026 10:45', []],
])('%s', (text, expected) => {
  expect(ids(text)).toEqual(expected);
});

it('reports that a token is attached to a key', () => {
  expect(tokensOf('key=12345678 No.12345678 12345678').map(({ joined }) => joined)).toEqual([
    true,
    true,
    false,
  ]);
});
