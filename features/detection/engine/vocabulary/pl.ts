import type { Vocabulary } from './language.ts';

/** Polish: the commonest labels. Words that it shares with other languages are in their lists. */
export const polishLabels = {
  tracking: ['przesyłk*', 'przesylk*', 'paczk*'],
  paths: [],
  number: ['numer', 'numeru', 'numery'],
  orders: ['zamówien*', 'zwrot*'],
  otherThings: [
    'faktur*',
    'reklamacj*',
    'szkod*',
    'skarg*',
    'rejestracyjn*',
    'mandat*',
    'polis*',
    'klient*',
    'konta',
    'seryjn*',
    'kupon*',
    'paragon*',
    'umow*',
    'spraw*',
    'rachun*',
  ],
  otherNumbers: ['nip', 'regon', 'pesel'],
  stops: ['brak', 'nieznany', 'nie dotyczy'],
  denials: ['bez'],
  verbs: ['to'],
  of: ['dla'],
  articles: ['mojej'],
} satisfies Vocabulary;
