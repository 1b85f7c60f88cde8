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
    'fragtbrev',
    'fraktsedel',
    'stregkode',
    'strekkode',
    'streckkod',
  ],
  paths: [],
  number: ['nummeret', 'numret', 'kode', 'koden'],
  orders: ['ordre', 'bestilling', 'beställning'],
  stops: ['mangler', 'saknas'],
  verbs: ['er', 'är'],
  of: ['for'],
} satisfies Vocabulary;
