import type { Vocabulary } from './language.ts';

/** Italian: the commonest labels. Words that it shares with other languages are in their lists. */
export const italianLabels = {
  tracking: ['spedizione', 'pacco', 'tracciamento'],
  paths: [],
  number: ['codice', 'codici', 'numeri'],
  orders: ['ordine', 'acquisto', 'reso'],
  otherThings: [
    'fattura',
    'reclamo',
    'pratica',
    'sinistro',
    'targa',
    'verbale',
    'multa',
    'cliente',
    'conto',
    'telefono',
    'matricola',
    'buono',
    'scontrino',
    'ricevuta',
    'bolla',
    'documento',
    'seriale',
    'polizza',
  ],
  otherNumbers: ['partita iva', 'codice fiscale', 'cellulare'],
  stops: ['in attesa', 'non disponibile', 'sconosciuto', 'mancante'],
  denials: ['senza', 'nessun'],
  verbs: ['è'],
  of: ['di', 'della', 'del tuo'],
} satisfies Vocabulary;
