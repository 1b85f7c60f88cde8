import type { Vocabulary } from './language.ts';

/** Turkish: the commonest labels, with a dot on each i. Words that it shares with other languages are in their lists. */
export const turkishLabels = {
  tracking: ['takip', 'gönderi', 'kargo', 'kargom', 'kargonuz', 'barkod+'],
  abbreviations: ['sevkiyat'],
  paths: [],
  number: ['kodunuz', 'bilgisi', 'barkodu', 'barkodunuz'],
  orders: ['sipariş', 'iade'],
  otherThings: [
    'müşteri',
    'seri',
    'vergi',
    'sözleşme',
    'dosya',
    'hasar',
    'şikayet',
    'talep',
    'başvuru',
    'irsaliye',
    'dekont',
    'teklif',
  ],
  stops: ['yok', 'bekleniyor'],
} satisfies Vocabulary;
