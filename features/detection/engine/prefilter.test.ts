import { describe, expect, it } from 'vitest';
import { SITE_HOSTS } from './carriers/sites.ts';
import { mayContainId, mayTrack } from './prefilter.ts';

const ID = 'ABCD1234567890';

describe('mayContainId', () => {
  it.each([
    'Hello, on 3 Nov 2026 at 10:45 order #10457 was packed in 90210. Call 01 23.',
    'The parcel has not arrived, the tracking number does not work.',
    'Your order 4711204711 was paid; call 020 7946 0958.',
    'https://shop.example/help',
    'Invoice INV-2026-21403 says 48.90, article 17262-590 was out of stock on 2026-03-12.',
    'Senden Sie mir die Paper zum Place 4711204711',
  ])('returns false for %s', (text) => {
    expect(mayContainId(text)).toBe(false);
  });

  it.each([
    ID,
    'AB\u00adCD12\u200b34',
    'ABCD 1234 5678 90',
    'ABCD\u00a01234\u00a05678\u00a090',
    '1Z 999 AA1 01 2345 6784',
    'reads 1 Z 9 9 9 A A 1 0 1 2 3 4 5 6 7 8 4, thanks',
    'check 618-44129735 (Lyon)',
    'My parcel 4711204711',
    'Airbill 4711204711',
    'Starken O.F. 667443596',
    'رقم ٤٥٦٧٨٩٠١٢٣٤',
    'PRO#: 99123456',
    'PRO 508448718 is on hold',
    'Le numéro de suivi est le 8R 05663 72965 9',
    'n° de expédition 123456789012',
    'Einschreiben RA 84 650 867 0 DE',
    'Identcode 39.71 741.183 9',
    'rr473124829gb',
    'vom RT.680.860.311.DE laut Ihrer',
    'ABC.123.456.7890',
    'the AusPost one (33KTZ50663)',
    'guía 1234-5678-9012',
    'guía 1234\u20115678\u20119012',
    'Sendungsnr. 12345AB8',
    'trackng nr 12345678',
    'with DHL: 1234567890',
    'https://shop.example/track/TG7XKQM4',
    '１２３４５６７',
  ])('returns true for %j', (text) => {
    expect(mayContainId(text)).toBe(true);
  });

  it.each([
    ['eight digits and a letter', '12345678A'],
    ['a letter and eight digits', 'it was x12345678'],
    ['twelve digits', '1234 5678 9012'],
    ['an air waybill', '618-44129735'],
    ['UPS 1Z in lower case', '1 z 999 aa1 01 2345 6784'],
    ['1LS', '1lsab1234567'],
    ['3S', '3sabcd1234567'],
    ['letters among the first digits', '6ab4C1234567'],
    ['a letter in the first group', '8R 05663 72965 9'],
    ['two letters and digits read out', 'AB 1 2 3 4 5 6 7 8'],
    ['two letters and digits between dots', 'RT.680.860.311.DE'],
  ])('needs no word beside %s', (_, text) => {
    expect(mayContainId(text)).toBe(true);
  });

  it('needs no label word if the text is under a header', () => {
    expect(mayContainId('4711204711')).toBe(false);
    expect(mayContainId('4711204711', true)).toBe(true);
  });
});

describe('mayTrack', () => {
  it.each([
    'https://help.example/articles/360012345678-Returns',
    'https://acme.example/agent/tickets/4711204711',
    'https://shop.example/orders/ABCD1234567890',
    'https://shop.example/items/48245198877861?color=1012',
    'https://local.example/systems/48245198877861',
    'https://www.aftership.com/',
    'mailto:parcels@shop.example?subject=4711204711',
  ])('returns false for %s', (href) => {
    expect(mayTrack(href)).toBe(false);
  });

  it.each([
    ...SITE_HOSTS.map((host) => `https://www.${/[.]/.test(host) ? host : `${host}.com`}/48245198877861`),
    'https://shop.example/iv/48245198877861?pc=1012AB',
    'https://m.example/r?u=https%3A%2F%2Faftership.com%2F48245198877861',
    'https://m.example/r?u=https%253A%252F%252Faftership.com%252F48245198877861',
    'https://m.example/v2/url?u=https-3A__www.aftership.com_48245198877861',
    'HTTPS://SHOP.EXAMPLE/TRACK/48245198877861',
  ])('returns true for %s', (href) => {
    expect(mayTrack(href)).toBe(true);
  });
});
