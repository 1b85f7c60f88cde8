import { expect, test } from 'vitest';
import { findTrackingIds } from '../detect.ts';

const A = '210022334426';

const idsIn = (text: string, ...headers: string[]): string[] =>
  findTrackingIds(text, { label: headers.join('\n') }).map(({ id }) => id);

test('reads a label with a carrier or a note in brackets behind it', () => {
  expect(idsIn(A, 'Tracking number (Acme Parcel Express):')).toEqual([A]);
  expect(idsIn(A, 'Numéro de suivi (Relais du Nord)')).toEqual([A]);
  expect(findTrackingIds(`Order,Tracking number (Acme Parcel Express)\n17,${A}`)).toHaveLength(1);
  expect(idsIn(A, 'Reference of the shop (with the order and the parcel)')).toEqual([]);
});

test('reads what names the numbers of a row, not the count of parcels above them', () => {
  expect(idsIn(A, 'Parcel 1', 'Account number')).toEqual([]);
  expect(idsIn(A, 'Shipment #2', 'Batch ID')).toEqual([]);
  expect(idsIn(A, 'Parcel 1', 'Tracking number')).toEqual([A]);
  expect(idsIn(A, 'Parcel 1', '12 Nov')).toEqual([A]);
  expect(idsIn(A, 'Parcel 1')).toEqual([A]);
});

test('takes no time in milliseconds for an ID, unless a number is expected', () => {
  expect(idsIn('1712345678901', 'Tracking since')).toEqual([]);
  expect(idsIn('1712345678901', 'Tracking number')).toEqual(['1712345678901']);
  expect(idsIn('2112345678901', 'Tracking')).toEqual(['2112345678901']);
});
