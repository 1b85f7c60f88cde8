import { expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';

const ids = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

it.each([
  'the machine QX20231234 and its drawing: WV00123456',
  'Asset QX00012345 is in room WV00012345',
  'Ersatzteil QX00123456, Zeichnung: WV12345678',
  'La pièce QX12345678 est cassée, plan WV00012345',
  'Rendez-vous QX00123456 avec le technicien WV00123456',
  'El técnico QX00123456 vino a la cita WV00123456',
  'Il pezzo QX12345678, disegno WV00012345',
  'Afspraak QX00123456 met monteur WV00123456',
  'A máquina QX00123456, desenho WV12345678',
  'Rysunek QX00123456, próbki WV00123456',
  'B/L QXWV123456789',
  'Ocean BL-Nr. QXWV260412345',
  'in lab LAB00123456',
])('a code belongs to the thing directly before it: %s', (text) => {
  expect(ids(text)).toEqual([]);
});

it.each([
  ['the tracking number for the machine is QX12345678', 'QX12345678'],
  ['the machine QX12345678901234', 'QX12345678901234'],
  ['the machine EK907531405GB', 'EK907531405GB'],
  ['I miss a part. QX12345678', 'QX12345678'],
  ['for the audit: QX12345678', 'QX12345678'],
  ['the new laptop (QX12345678) is late', 'QX12345678'],
  ['das Regal - QX12345678', 'QX12345678'],
  ['dpd QX12345678', 'QX12345678'],
])('but not one that a label claims, or that is a parcel by its form: %s', (text, id) => {
  expect(ids(text)).toEqual([id]);
});

it.each(['Sdg-Nr.', 'Pkt-Nr.', 'shpmt no', 'pkg #', 'trckg no', 'nr sped', 'zendnr'])(
  'short forms are labels: %s',
  (label) => {
    expect(ids(`${label} 482451988778`)).toEqual(['482451988778']);
  },
);

it.each([
  ['Barcode (EAN)', '5007141179058', 0],
  ['Barcode', '5007141179058', 1],
  ['Encomenda', 'E-366292', 0],
  ['Parcel no', 'E-366292', 1],
  ['Parcel', '36629214', 1],
])('below the header %s, %s: %i', (label, text, count) => {
  expect(findTrackingIds(text, { label })).toHaveLength(count);
});
