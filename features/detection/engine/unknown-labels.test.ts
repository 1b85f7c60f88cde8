import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';

const ID = 'ABCD1234567890';
const ids = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

describe('the number of a thing that is no shipment, whatever the thing is', () => {
  it.each([
    `Wagennummer ${ID}`,
    `Laufradkennung: ${ID}`,
    `deurnummer ${ID}`,
    `Fehlercode: ${ID}`,
    `{"doorRef": "${ID}"}`,
    `hinge_id=${ID}`,
    `Hinge-ID: ${ID}`,
    `<HingeNo>${ID}</HingeNo>`,
    `Stamp number: ${ID}`,
    `my student ID is ${ID}`,
    `código de error: ${ID}`,
    `n° d'agrément ${ID}`,
    `numero della porta: ${ID}`,
    `"parcel": {"weight": 2, "doorRef": "${ID}"}`,
  ])('is not found: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });

  it.each([
    `My number ${ID}`,
    `the correct number: ${ID}`,
    `Number: ${ID}`,
    `QR code: ${ID}`,
    `le numéro ${ID}`,
    `He said ${ID} was lost`,
    `I paid ${ID} yesterday`,
    `the Cirro number ${ID}`,
    `Hermes Sendenummer ${ID}`,
    `Anna: ${ID}`,
    `El número bueno no ${ID}`,
  ])('is not a number of no thing, or of a carrier: %s', (text) => {
    expect(ids(text)).toEqual([ID]);
  });

  it('is not one that shows what it is', () => {
    expect(ids('Stamp number: 1Z999AA10123456784')).toEqual(['1Z999AA10123456784']);
    expect(ids('Stamp number: EK907531405GB')).toEqual(['EK907531405GB']);
    expect(ids('JVGL code JVGL10804004902853')).toEqual(['JVGL10804004902853']);
    expect(ids('Stamp code JVGL10804004902853')).toEqual([]);
  });
});

it.each([
  ['carrierTrackingNumber": "482451988778"'],
  ['returnTrackingId=482451988778'],
  ['masterParcelNo: 482451988778'],
  ['Retourensendungsnummer 482451988778'],
  ['deelzendingnummer: 482451988778'],
  ['<LastMileTrackingNumber>482451988778</LastMileTrackingNumber>'],
])('a key or compound with a word for a shipment labels it: %s', (text) => {
  expect(ids(text)).toEqual(['482451988778']);
});
