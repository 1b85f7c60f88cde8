import { expect, test } from 'vitest';
import { addressLines, mapPage } from './address.ts';

const address = {
  address1: '1420 Sample Street',
  address2: 'Unit 6',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'H0H 0H0',
  country: 'CA',
};

const queryOf = (page: string | undefined) => new URL(page ?? '').searchParams.get('query');

test('links to the coordinates', () => {
  expect(mapPage({ ...address, latitude: 45.5231, longitude: -73.5817 })).toBe(
    'https://www.openstreetmap.org/?mlat=45.5231&mlon=-73.5817#map=18/45.5231/-73.5817',
  );
  expect(mapPage({ latitude: 0, longitude: 10 })).toContain('mlon=10');
});

test.each([
  {},
  { latitude: 45.5 },
  { latitude: 0, longitude: 0 },
  { latitude: 91, longitude: 0 },
  { latitude: 1, longitude: 181 },
])('links to a search for the address without its unit, with %j', (coordinates) => {
  const page = mapPage({ ...address, ...coordinates });
  expect(page).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?/);
  expect(queryOf(page)).toBe('1420 Sample Street, Montréal, QC H0H 0H0, CA');
});

test('encodes the address for the URL', () => {
  const page = mapPage({ address1: '1 A&query=x#y', city: ' ' });
  expect(queryOf(page)).toBe('1 A&query=x#y');
  expect(new URL(page ?? '').hash).toBe('');
});

test('truncates a very long address', () => {
  expect(queryOf(mapPage({ address1: 'a'.repeat(5000) }))).toHaveLength(300);
});

test.each([[undefined], [{}], [{ country: 'CA' }], [{ address2: 'Unit 6', province: 'QC' }]])(
  'returns undefined for %j',
  (given) => {
    expect(mapPage(given)).toBeUndefined();
  },
);

test('formats an address as on an envelope, without empty parts', () => {
  expect(addressLines({ ...address, address2: ' ', postalCode: ' H0H 0H0 ' }, 'en')).toEqual([
    '1420 Sample Street',
    'Montréal QC H0H 0H0',
    'Canada',
  ]);
});

test.each([
  ['us', 'fr', 'États-Unis'],
  [' CA ', 'en', 'Canada'],
  ['Freedonia', 'en', 'Freedonia'],
])('names the country %j in %s', (country, locale, name) => {
  expect(addressLines({ country }, locale)).toEqual([name]);
});
