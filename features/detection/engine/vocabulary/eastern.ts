import type { Vocabulary } from './language.ts';

/**
 * Romanian, Hungarian, Croatian, Serbian, Slovenian and the Baltic languages: the commonest labels. The first script of a
 * page has no room for their words, so that all are listed as abbreviations.
 */
export const easternLabels = {
  tracking: ['awb-ul', 'awb-ul meu'],
  abbreviations: [
    'urmărire',
    'colet',
    'coletul',
    'coletul meu',
    'coletului',
    'expediere',
    'expedierea',
    'csomag',
    'csomagom',
    'csomagkövetés*',
    'küldemény',
    'nyomkövetés*',
    'pošiljk*',
    'praćenj*',
    'sledenj*',
    'sledil*',
    'siunt*',
    'sekimo',
    'sūtījum*',
    'saadetis*',
    'paki',
    'jälgimis',
  ],
  paths: [],
  number: ['număr*', 'szám*', 'azonosító*', 'broj', 'številk*', 'numeris', 'numurs', 'kodas', 'kods', 'kood'],
  orders: ['comanda', 'comenz*', 'rendelés*', 'narudžb*', 'naročil*', 'užsakym*', 'pasūtīj*'],
  verbs: ['este'],
  of: ['za'],
  with: ['cu'],
  using: ['cu'],
} satisfies Vocabulary;
