import { expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';
import { labelsFromTableHeaders } from './headers/table-headers.ts';
import { tokensOf } from './tokens.ts';

const ids = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

it.each([
  ['ref on card: QC 6968 2047 9 GB', 'QC696820479GB'],
  ['SMS: 1Z999AA10123456784', '1Z999AA10123456784'],
  ['it is PUHM-5417-2323-09', 'PUHM5417232309'],
  ['bordereau-6C14989926359.pdf', '6C14989926359'],
  ['Japan Post, inquiry number 1234-5678-9012', '123456789012'],
  ['AusPost article ID 33Q9A847620601000930808', '33Q9A847620601000930808'],
  ['Auftragsnummer H3584855930807265509', 'H3584855930807265509'],
  ['Ihr Brief: 32326296 9909 0143 7297 8839', '323262969909014372978839'],
  ['paczka 6202 9369 5334 9493 9652 2774', '620293695334949396522774'],
])('finds the number of a carrier behind its own word for it: %s', (text, id) => {
  expect(ids(text)).toEqual([id]);
});

it.each([
  'ref on card: QCX 696820479',
  'SMS: ABCD1234567890',
  'it is PUHM-2026-2323-09',
  'it is PUHM-5417-23-2309',
  'facture-6C14989926359.pdf',
  'bordereau-2C14989926359.pdf',
  'campaign_tracking_id=48192837455',
  'utm_tracking=48192837455',
  'inquiry number 1234-5678-9012',
  'article ID 33Q9A8476206010',
  'Auftragsnummer H358485593080726',
  'konto 61 1090 1014 0000 0712 1981 2874',
  '6202 9369 5334 9493 9652 277',
])('finds no number of another form: %s', (text) => {
  expect(ids(text)).toEqual([]);
});

it('reads a column header of two labels of one kind', () => {
  const kinds = (header: string) => {
    const text = `${header};kg\n19765029069510;2`;
    return labelsFromTableHeaders(text, tokensOf(text)).map(({ kind }) => kind);
  };
  expect(kinds('parcel_barcode')).toContain('tracking');
  expect(kinds('parcel_order_no')).not.toContain('tracking');
  expect(ids('parcel_barcode;kg\n19765029069510;2\n19762538043309;3')).toEqual([
    '19765029069510',
    '19762538043309',
  ]);
});
