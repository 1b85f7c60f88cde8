import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../../tests/fixtures/carriers/detected.ts';
import { OTHER_SAMPLES } from '../../tests/fixtures/carriers/others.ts';
import { carrierNamed, trackingPage } from './tracking-pages.ts';

describe('carrierNamed', () => {
  it.each([
    ['UPS', 'UPS'],
    ['ups', 'UPS'],
    ['UPS Ground', 'UPS'],
    ['United Parcel Service', 'UPS'],
    ['U.S. Postal Service', 'USPS'],
    ['USPS Priority Mail', 'USPS'],
    ['UPS Mail Innovations', 'USPS'],
    ['Fed Ex', 'FedEx'],
    ['FEDEX EXPRESS', 'FedEx'],
    ['Federal Express', 'FedEx'],
    ['DHL Express', 'DHL'],
    ['DHL eCommerce', 'DHL eCommerce'],
    ['DHL Paket', 'DHL Paket'],
    ['Canada Post', 'Canada Post'],
    ['Postes Canada', 'Canada Post'],
    ['Canada Post / Postes Canada', 'Canada Post'],
    ['canada-post', 'Canada Post'],
    ['Purolator Inc.', 'Purolator'],
    ['LaserShip', 'OnTrac'],
    ['La Poste - Colissimo', 'Colissimo'],
    ['Hermes', 'Hermes'],
    ['Hermes UK', 'Evri'],
    ['DPD Deutschland GmbH', 'DPD'],
    ['Correos España', 'Correos'],
    ['4PX', '4PX'],
    ['Spee-Dee Delivery', 'Spee-Dee'],
    ['LANDMARK GLOBAL', 'Landmark Global'],
  ])('%s', (name, carrier) => {
    expect(carrierNamed(name)).toBe(carrier);
  });

  it.each([
    '',
    ' ',
    'Northline Parcel',
    'Pups Express',
    'UPSTART',
    'UPS Store Couriers Ltd',
    'Express',
    'constructor',
    '速递',
  ])('returns undefined for %j', (name) => {
    expect(carrierNamed(name)).toBeUndefined();
  });
});

describe('trackingPage', () => {
  it('puts the number into the URL', () => {
    expect(trackingPage('UPS', '1Z999AA10123456784')).toBe(
      'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    );
    expect(trackingPage('DHL Express', ' 1234 567891 ')).toMatch(/tracking-id=1234567891$/);
  });

  it('encodes characters that would change the URL', () => {
    expect(trackingPage('FedEx', '1234&x=$&#/?')).toBe(
      'https://www.fedex.com/fedextrack/?trknbr=1234%26x%3D%24%26%23%2F%3F',
    );
  });

  it.each(['', '   ', '..', 'pending', '12\ud800345', '1'.repeat(61)])('returns no URL for %j', (id) => {
    expect(trackingPage('UPS', id)).toBeUndefined();
  });

  it.each(['Northline Parcel', 'FedEx / Purolator', 'toString'])('returns no URL for %s', (carrier) => {
    expect(trackingPage(carrier, '123456789012')).toBeUndefined();
  });

  it('finds the post of an S10 number by its country', () => {
    expect(trackingPage('Post', 'RR473124829GB')).toMatch(/^https:\/\/www\.royalmail\.com\//);
    expect(trackingPage('Post', 'RR473124829FJ')).toBeUndefined();
  });

  it.each([...SAMPLES, ...OTHER_SAMPLES].filter(({ carrier }) => !['Amazon', 'Yanwen'].includes(carrier)))(
    'returns a URL for $carrier',
    ({ carrier, valid: [number = ''] }) => {
      const page = new URL(trackingPage(carrier, number) ?? 'http://nowhere.example');
      expect(page.protocol).toBe('https:');
      expect(page.href).toContain(number.replaceAll(' ', ''));
    },
  );
});
