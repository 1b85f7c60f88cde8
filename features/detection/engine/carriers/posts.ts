import { gs1, s10 } from './check-digits.ts';
import { isCountry } from './countries.ts';
import type { Carrier } from './fits.ts';

/** National posts, and the parcel services that belong to them. */
export const POSTAL_CARRIERS: readonly Carrier[] = [
  // All national posts, by the S10 standard of the Universal Postal Union.
  {
    name: 'Post',
    checked: [[/^[A-Z]{2}\d{9}[A-Z]{2}$/, (id) => isCountry(id.slice(-2)) && s10(id.slice(2, -2))]],
  },
  // Domestic parcels. International parcels have S10 numbers.
  {
    name: 'Canada Post',
    words: 'canada post|postes canada|cp',
    checked: [[/^[0-478]\d{15}$/, gs1]],
  },
  // The sender, the consignment and the article: two digits, three letters or digits, and digits.
  {
    name: 'Australia Post',
    words: 'australia post|aust post|aus post|auspost|eparcel',
    sure: /^\d\d(?=\d{0,2}[A-Z])[A-Z\d]{3}\d{16,20}$/,
  },
  // A product code such as 6A or 8L, then eleven digits.
  {
    name: 'Colissimo',
    words: 'colissimo|la poste',
    sure: /^[5-9][A-Z]\d{11}$/,
    own: /^\d[A-Z]\d{11}$/,
  },
  // Domestic parcels: 3S, the sender, a number.
  {
    name: 'PostNL',
    sure: /^3S[A-Z]{4}\d{7,9}$/,
  },
  // Domestic parcels: two letters, four of the client, sixteen digits, a check letter.
  {
    name: 'Correos',
    sure: /^P[A-Z][A-Z\d]{4}\d{13,20}[A-Z]$/,
  },
  {
    name: 'bpost',
    sure: /^323\d{21}$/,
  },
  // A product code such as 1UW1 or 3UW1 and the client, 5P and digits, or 0 and mixed letters and digits.
  {
    name: 'Poste Italiane',
    sure: /^(?:\d[A-Z]{2}\d[A-Z\d]{3}\d{6}|5P\d\d[A-Z]\d{8})$/,
    vague: /^0[A-Z](?=(?:\D*\d){7})[A-Z\d]{11}$/,
  },
  {
    name: 'Swiss Post',
    words: 'swiss post|post ch',
    sure: /^99\d{16}$/,
  },
  {
    name: 'Czech Post',
    words: 'czech post|ceska posta',
    sure: /^(?:BA|DR|NB|NP)\d{10}[A-Z]$/,
  },
  {
    name: 'Posti',
    sure: /^JJFI\d{17}$/,
  },
  {
    name: 'Poczta Polska',
    words: 'poczta polska|poczty polskiej|pocztex',
    own: /^00[56]59\d{15}$/,
  },
];
