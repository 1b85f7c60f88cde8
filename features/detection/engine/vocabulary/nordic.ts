import type { Vocabulary } from './language.ts';

/**
 * Danish, Norwegian, Swedish and Finnish: the commonest labels. Words that they share with other languages are in their
 * lists.
 */
export const nordicLabels = {
  tracking: [
    'sporing',
    'spårning',
    'sendings+',
    'sändning',
    'forsendelse',
    'försändelse',
    'pakke',
    'sendingen',
    'pakken',
    'paketet',
    'pakka',
    'försändelsen',
    'forsendelsen',
    'fraktbrev',
    'fraktsedel',
    'fragtbrev',
    'seuranta',
    'paketti',
  ],
  abbreviations: ['lähetys', 'lähetyksen', 'paketin', 'pakkelabel'],
  paths: [],
  number: ['nummeret', 'numret', 'kode', 'koden', 'koodi', 'tunnus', 'informasjon'],
  orders: ['ordre', 'bestilling', 'beställning'],
  otherThings: [
    'kvitto',
    'kvittering',
    'kreditnota',
    'tilbud',
    'offert',
    'avtal',
    'avtale',
    'kontrakt',
    'ärende',
  ],
  stops: ['mangler', 'saknas'],
  verbs: ['er', 'är'],
  lookalikes: ['från'],
  using: ['med'],
} satisfies Vocabulary;
