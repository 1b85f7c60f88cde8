import type { Vocabulary } from './language.ts';

/** Czech: the commonest labels. Words that it shares with other languages are in their lists. */
export const czechLabels = {
  tracking: [],
  abbreviations: ['zásil*', 'balík*', 'balíč*', 'sledovac*', 'podac*'],
  paths: [],
  number: ['čísl*'],
  orders: ['objednáv*', 'číslo obj'],
  stops: ['není', 'chybí'],
  with: ['s'],
} satisfies Vocabulary;
