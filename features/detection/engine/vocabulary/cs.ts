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
  paths: [],
  number: ['čísl*', 'kódem', 'kódom'],
  orders: ['objednáv*', 'číslo obj'],
  stops: ['není', 'chybí'],
  with: ['s'],
  of: ['pro', 'pre'],
  using: ['s', 'pomocí'],
} satisfies Vocabulary;
