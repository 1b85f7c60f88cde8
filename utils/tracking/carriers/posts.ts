/** National posts by the last two letters of their S10 numbers: the country in which the parcel was handed in. */
const POSTS: Record<string, string> = {
  AT: 'Austrian Post',
  AU: 'Australia Post',
  BE: 'bpost',
  CA: 'Canada Post',
  CH: 'Swiss Post',
  CN: 'China Post',
  DE: 'Deutsche Post',
  ES: 'Correos',
  FR: 'La Poste',
  GB: 'Royal Mail',
  IE: 'An Post',
  IT: 'Poste Italiane',
  JP: 'Japan Post',
  NL: 'PostNL',
  NZ: 'New Zealand Post',
  PT: 'CTT',
  US: 'USPS',
};

/** The national post of a country, or `Post` and the code of the country. */
export const postIn = (country: string): string => POSTS[country] ?? `Post ${country}`;
