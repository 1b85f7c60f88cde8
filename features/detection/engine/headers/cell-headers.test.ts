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

test('does not treat a time in milliseconds as an ID, unless a number is expected', () => {
  expect(idsIn('1712345678901', 'Tracking since')).toEqual([]);
  expect(idsIn('1712345678901', 'Tracking number')).toEqual(['1712345678901']);
  expect(idsIn('2112345678901', 'Tracking')).toEqual(['2112345678901']);
});

test.each([
  '快递单号',
  '運單號：',
  '送り状番号',
  '운송장번호',
  'Трек-номер',
  'Номер отправления',
  'Αρ. αποστολής',
  'رقم الشحنة',
  'מספר מעקב',
  'ट्रैकिंग नंबर',
  'หมายเลขพัสดุ',
])('reads the name of a column or field in another script: %s', (header) => {
  expect(idsIn(A, header)).toEqual([A]);
  expect(idsIn(A, 'UPS', header)).toEqual([A]);
});

test.each(['订单号', '注文番号', '주문번호', 'Номер заказа', 'رقم الطلب', 'מספר הזמנה', 'ऑर्डर नंबर'])(
  'reads the name of a column of other numbers in another script: %s',
  (header) => {
    expect(idsIn('VXC5039281746', header)).toEqual([]);
  },
);

test.each(['Дата отправления', 'Отправлено', 'Посылка (телефон)', 'Телефон', '物流公司', '配送日'])(
  'takes no other column for one of IDs: %s',
  (header) => {
    expect(idsIn(A, header)).toEqual([]);
  },
);

test.each([
  'Transfer carrier tracking ID',
  'transferCarrierTrackingId',
  'Last-mile carrier tracking number',
  'Nº de seguimiento del transportista',
  'Numéro de suivi du transporteur',
])('reads whose number it is as a part of the name: %s', (header) => {
  expect(idsIn(A, header)).toEqual([A]);
});

test('does not treat a carrier, or a sentence about one, as the name of a number', () => {
  expect(idsIn(A, 'Transfer carrier')).toEqual([]);
  expect(idsIn(A, 'transferCarrierId')).toEqual([]);
  expect(idsIn(A, 'Ask the carrier for the tracking number of the order')).toEqual([]);
});

test.each([
  ['above it', 'DHL', 'Office A'],
  ['above it, below the header of a group of columns', 'Sent today', 'DHL', 'Office A'],
  ['in its row, in a column of numbers', 'No.', 'DHL'],
])('reads the name of a carrier %s', (_, ...headers) => {
  expect(idsIn('1234567891', ...headers)).toEqual(['1234567891']);
});

test('reads no name of a carrier in a row below a header that names another column', () => {
  expect(idsIn('1234567891', 'Weight', 'DHL')).toEqual([]);
});
