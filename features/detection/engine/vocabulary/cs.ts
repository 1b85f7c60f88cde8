import type { Vocabulary } from './language.ts';

/** Czech and Slovak: the commonest labels. Words that they share with other languages are in their lists. */
export const czechLabels = {
  tracking: [
    'zásil*',
    'zásiel*',
    'balík*',
    'balíč*',
    'sledov*',
    'sleduj*',
    'trackovac*',
    'podací+',
    'podacie+',
    'zásilka č',
    'zásilky č',
    'balík č',
  ],
  abbreviations: ['trasovac*'],
  paths: [],
  number: ['čísl*', 'kódem', 'kódom'],
  orders: ['objednáv*', 'číslo obj'],
  otherThings: ['sériov*', 'reklamac*', 'zákaznick*', 'variabiln*'],
  otherNumbers: ['ičo', 'dič'],
  stops: ['není', 'chybí'],
  with: ['s'],
  of: ['pro', 'pre'],
  using: ['s', 'pomocí'],
} satisfies Vocabulary;
