import type { Vocabulary } from './language.ts';

/** Danish, Norwegian and Swedish: the commonest labels. Words that they share with other languages are in their lists. */
export const nordicLabels = {
  tracking: [],
  abbreviations: [
    'sporing',
    'spårning',
    'sendings',
    'sändning',
    'forsendelse',
    'försändelse',
    'pakke',
    'fraktbrev',
  ],
  paths: [],
  number: ['nummeret', 'numret', 'kode'],
  orders: ['ordre', 'bestilling'],
  stops: ['mangler', 'saknas'],
  verbs: ['er', 'är'],
} satisfies Vocabulary;
