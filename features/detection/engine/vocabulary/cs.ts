import type { Vocabulary } from './language.ts';

/** Czech: the commonest labels. Words that it shares with other languages are in their lists. */
export const czechLabels = {
  tracking: [],
  abbreviations: ['zásil*', 'balík*', 'balíč*', 'sledovac*', 'podac*', 'trackovac*'],
  paths: [],
  number: ['číslo', 'číslem', 'čísla'],
  orders: ['objednáv*', 'číslo obj'],
  otherThings: ['zákazn*'],
  stops: ['není', 'chybí'],
  with: ['s'],
} satisfies Vocabulary;
