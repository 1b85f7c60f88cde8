import { describe, expect, test } from 'vitest';
import type { Shipment } from '../../shipment/model.ts';
import type { ReplyLanguage } from '../languages.ts';
import { placeholderValues } from './values.ts';

const ID = 'ABCD1234567890';

function valuesOf(fields: Partial<Shipment>, language: ReplyLanguage = 'en', locale: string = language) {
  return placeholderValues(
    ID,
    { problems: [], ...fields },
    { language, locale, timeZone: 'America/Toronto' },
  );
}

/** Newer browsers use a narrow space before “PM”. */
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

test('an empty record has no value except the ID', () => {
  expect(valuesOf({})).toEqual({ trackingId: ID });
  expect(
    valuesOf({ status: ' ', transferCarrierName: '', proofOfDelivery: { pods: [] }, address: {} }),
  ).toEqual({
    trackingId: ID,
  });
});

describe('times in the customer’s language', () => {
  const fields = {
    updatedAt: '2026-11-18T19:32:05.120Z',
    proofOfDelivery: { deliveryDate: '2026-11-18', deliveryTime: '14:31:48', pods: [] },
  };
  test.each<[ReplyLanguage, string, string, string]>([
    ['en', 'en-GB', '18 November 2026', '18 November 2026 at 14:31'],
    ['en', 'en-US', 'November 18, 2026', 'November 18, 2026 at 2:31 PM'],
    ['fr', 'fr', '18 novembre 2026', '18 novembre 2026 à 14 h 31'],
    ['es', 'es', '18 de noviembre de 2026', '18 de noviembre de 2026 a las 14:31'],
  ])('%s, %s', (language, locale, updated, deliveredOn) => {
    const values = valuesOf(fields, language, locale);
    expect(plain(values.updated)).toBe(updated);
    expect(plain(values.deliveredOn)).toBe(deliveredOn);
  });

  test('an update has no clock time, which would be the agent’s, unless it is that of the place', () => {
    expect(valuesOf({ updatedAt: '2026-11-19T02:00:00Z' }).updated).toBe('November 18, 2026');
    expect(valuesOf({ updatedAt: '2026-11-18T09:15:00' }, 'fr').updated).toBe(
      '18 novembre 2026 à 9\u00a0h\u00a015',
    );
    const events = [{ text: 'SORTED', at: '2026-11-20T12:00:00Z' }];
    expect(valuesOf({ events, updatedAt: '2026-11-18T12:00:00Z' }).updated).toBe('November 20, 2026');
  });

  test.each<[ReplyLanguage, string, string]>([
    ['fr', '09:00:00', '18 novembre 2026 à 9\u00a0h'],
    ['fr', '06:05:00', '18 novembre 2026 à 6\u00a0h\u00a005'],
    ['es', '20:04:00', '18 de noviembre de 2026 a las 20:04'],
    ['es', '06:42:00', '18 de noviembre de 2026 a las 6:42'],
  ])('%s writes %s as people do', (language, deliveryTime, text) => {
    const proofOfDelivery = { deliveryDate: '2026-11-18', deliveryTime, pods: [] };
    expect(valuesOf({ proofOfDelivery }, language, `${language}-CA`).deliveredOn).toBe(text);
  });

  test('French counts the first day of a month', () => {
    const proofOfDelivery = { deliveryDate: '2026-12-01', pods: [] };
    expect(valuesOf({ proofOfDelivery }, 'fr').deliveredOn).toBe('1er décembre 2026');
  });

  test('Spanish uses the singular for one o’clock', () => {
    const proofOfDelivery = { deliveryDate: '2026-11-18', deliveryTime: '01:05:00', pods: [] };
    expect(valuesOf({ proofOfDelivery }, 'es').deliveredOn).toBe('18 de noviembre de 2026 a la 1:05');
  });

  test('formats a day without a time as a day, and omits invalid times and times without a day', () => {
    const on = (deliveryDate?: string, deliveryTime?: string) =>
      valuesOf({
        proofOfDelivery: {
          pods: [],
          ...(deliveryDate ? { deliveryDate } : {}),
          ...(deliveryTime ? { deliveryTime } : {}),
        },
      }).deliveredOn;
    expect(on('2026-11-18')).toBe('November 18, 2026');
    expect(on(undefined, '14:31:48')).toBeUndefined();
    expect(on('last Tuesday')).toBeUndefined();
    expect(valuesOf({ updatedAt: 'soonZ' })).not.toHaveProperty('updated');
  });
});

test('calls a carrier without a name “another carrier”', () => {
  const fields = { transferCarrierTrackingId: 'HV 77' };
  expect(valuesOf(fields)).toMatchObject({ carrier: 'another carrier', carrierId: 'HV 77' });
  expect(valuesOf(fields, 'fr').carrier).toBe('un autre transporteur');
  expect(valuesOf(fields)).not.toHaveProperty('carrierPage');
});

test('links to the tracking page of known carriers', () => {
  const { carrierPage } = valuesOf({
    transferCarrierName: 'Purolator',
    transferCarrierTrackingId: '329014521622',
  });
  expect(carrierPage).toBe('https://www.purolator.com/en/shipping/tracker?pin=329014521622');
});

test('writes every value on one line, without control characters', () => {
  const values = valuesOf({
    status: 'On hold\r\n\u0000call us',
    proofOfDelivery: { recipient: ' Robin\n\nMarlow ', pods: ['https://a.example/1'] },
  });
  expect(values).toMatchObject({
    status: 'On hold call us',
    recipient: 'Robin Marlow',
    images: 'the delivery photo',
  });
});

test('writes a status in the customer’s language, and an address with its country on one line', () => {
  const address = {
    address1: '9 Road',
    address2: ' ',
    city: 'Burlington',
    postalCode: '05401',
    country: 'us',
  };
  expect(valuesOf({ status: 'ADDRESS_PROBLEM', address }, 'fr')).toMatchObject({
    status: 'Adresse incomplète ou inexacte',
    address: '9 Road, Burlington 05401, États-Unis',
  });
  expect(valuesOf({ address: { ...address, country: 'Freedonia' } }).address).toMatch(/, Freedonia$/);
});

test('says where a parcel was left', () => {
  expect(valuesOf({ status: 'DELIVERED_TO_NEIGHBOR' }).deliveredTo).toBe('to a neighbour');
  expect(valuesOf({ status: 'DELIVERED_TO_LOCKER' }, 'fr').deliveredTo).toBe('dans un casier');
  expect(valuesOf({ status: 'DELIVERED' })).not.toHaveProperty('deliveredTo');
});

test('quotes no unknown status, and no status of a shipment without a problem as one', () => {
  expect(valuesOf({ status: 'STATE_77' })).not.toHaveProperty('status');
  expect(valuesOf({ status: 'STATE_77', statusCode: 203 })).not.toHaveProperty('status');
  const inTransit = (state: 'problem' | 'moving') =>
    placeholderValues(ID, { status: 'IN_TRANSIT', problems: [] }, { language: 'en', locale: 'en', state });
  expect(inTransit('problem')).not.toHaveProperty('status');
  expect(inTransit('moving').status).toBe('In transit');
});
