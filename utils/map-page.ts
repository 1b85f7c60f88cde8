import type { Address } from './shipment.ts';

const SITE = 'https://www.openstreetmap.org';
/** Close enough to tell one house from the next. */
const ZOOM = 18;
const MAX_QUERY = 300;

/**
 * The page of an address on OpenStreetMap, always https: its coordinates, else a search for its street and town. Units
 * and names of firms are left out, because map searches find nothing with them.
 * @returns `undefined` where the address names no more than a country
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

/** Both at zero is what systems write that do not know. */
function isPlace(latitude: number, longitude: number): boolean {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && (latitude !== 0 || longitude !== 0);
}
