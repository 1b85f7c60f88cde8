import type { Address } from './model.ts';

/**
 * Formats an address as on an envelope, with the country's name instead of its code. Empty parts are left out.
 * @param locale language of the country's name
 */
export function addressLines(address: Address, locale: string): string[] {
  const { address1, address2, address3, city, province, postalCode, country } = address;
  const place = [city, province, postalCode].map((part) => part?.trim()).filter(Boolean);
  const lines = [
    address1,
    address2,
    address3,
    place.join(' '),
    country && countryName(country.trim(), locale),
  ];
  return lines.map((line) => line?.trim() ?? '').filter((line) => line !== '');
}

/** Cached by locale, because loading the names takes longer than formatting the rest of an address. */
const countryNames = new Map<string, Intl.DisplayNames>();

function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/i.test(country)) return country;
  const names = countryNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  countryNames.set(locale, names);
  return names.of(country.toUpperCase()) ?? country;
}

const SITE = 'https://www.openstreetmap.org';
/** At this zoom level, individual houses are visible. */
const ZOOM = 18;
const MAX_QUERY = 300;

/**
 * The https URL of an address on OpenStreetMap: its coordinates, or else a search for its street and town. Units and
 * company names are left out, because map searches find nothing with them.
 * @returns `undefined` if the address contains only a country
 */
export function mapPage(address: Address | undefined): string | undefined {
  if (!address) return undefined;
  const { latitude, longitude } = address;
  if (latitude !== undefined && longitude !== undefined && isPlace(latitude, longitude)) {
    const marker = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
    return `${SITE}/?${marker}#map=${ZOOM}/${latitude}/${longitude}`;
  }
  const { address1, city, province, postalCode, country } = address;
  const parts = [address1, city, [province, postalCode].filter(Boolean).join(' '), country];
  const query = parts.map((part) => part?.trim()).filter(Boolean);
  const isMoreThanCountry = [address1, city, postalCode].some((part) => part?.trim());
  if (!isMoreThanCountry) return undefined;
  return `${SITE}/search?${new URLSearchParams({ query: query.join(', ').slice(0, MAX_QUERY) })}`;
}

/** Whether coordinates are valid. Systems without coordinates often send zero for both. */
function isPlace(latitude: number, longitude: number): boolean {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && (latitude !== 0 || longitude !== 0);
}
