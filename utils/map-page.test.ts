import { expect, test } from 'vitest';
import { mapPage } from './map-page.ts';

const address = {
  address1: '1420 Sample Street',
  address2: 'Unit 6',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'H0H 0H0',
  country: 'CA',
};

const queryOf = (page: string | undefined) => new URL(page ?? '').searchParams.get('query');

test('coordinates are marked', () => {
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
])('with %j the address is searched for, without its unit', (coordinates) => {
  const page = mapPage({ ...address, ...coordinates });
  expect(page).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?/);
  expect(queryOf(page)).toBe('1420 Sample Street, Montréal, QC H0H 0H0, CA');
});

test('parts of an address cannot become parts of the link', () => {
  const page = mapPage({ address1: '1 A&query=x#y', city: ' ' });
  expect(queryOf(page)).toBe('1 A&query=x#y');
  expect(new URL(page ?? '').hash).toBe('');
});

test('a very long address is cut', () => {
  expect(queryOf(mapPage({ address1: 'a'.repeat(5000) }))).toHaveLength(300);
});

test.each([[undefined], [{}], [{ country: 'CA' }], [{ address2: 'Unit 6', province: 'QC' }]])(
  '%j is no place',
  (given) => {
    expect(mapPage(given)).toBeUndefined();
  },
);
