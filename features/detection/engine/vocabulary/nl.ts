import type { Vocabulary } from './language.ts';

/** Dutch: the commonest labels. Words that it shares with other languages are in their lists. */
export const dutchLabels = {
  tracking: ['zending', 'pakket', 'verzend'],
  paths: [],
  number: ['nummers'],
  orders: ['bestel', 'bestelling', 'retour'],
  otherThings: [
    'factuur',
    'klacht',
    'schade',
    'kenteken',
    'polis',
    'klant',
    'rekening',
    'serie',
    'kortings',
    'bon',
    'boete',
    'dossier',
    'artikel',
    'zaak',
  ],
  otherNumbers: ['telefoon', 'gsm', 'btw', 'kvk'],
  stops: ['ontbreekt', 'leeg', 'onbekend', 'niet ontvangen'],
  denials: ['zonder', 'geen'],
  verbs: ['zijn'],
  of: ['van'],
  articles: ['mijn', 'uw', 'het'],
} satisfies Vocabulary;
