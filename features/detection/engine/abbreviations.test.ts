import { expect, it } from 'vitest';
import { isAbbreviation } from './checked-kind.ts';
import { findTrackingIds } from './detect.ts';

it.each([
  'Sheet SH12345678',
  'the firmware FW202616819',
  'Claims\n- CLM34472396',
  'por el reembolso RB43446759',
  'ticket interne TK12214482',
  'unsere Kreditorennr. ist KR08237849',
  'Blatt BL49094285',
])('finds no ID in: %s', (text) => {
  expect(findTrackingIds(text)).toEqual([]);
});

it.each([
  'Parcel PC12345678',
  'mi paquete PQ12345678',
  'Sendungen SG12345678',
  'unter UR12345678 finde ich nichts',
  'I asked about AB12345678',
  'Sheet, then SH12345678',
  'Sheet two of four SH12345678',
  'ship SX12345678',
])('finds an ID in: %s', (text) => {
  expect(findTrackingIds(text)).toHaveLength(1);
});

it('ignores longer numbers', () => {
  expect(isAbbreviation('your ', 'YR1234567890')).toBe(true);
  expect(isAbbreviation('your ', 'YR12345678901')).toBe(false);
});
