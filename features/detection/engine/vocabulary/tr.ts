import type { Vocabulary } from './language.ts';

/** Turkish: the commonest labels, with a dot on each i. Words that it shares with other languages are in their lists. */
export const turkishLabels = {
  tracking: ['takip', 'gönderi', 'kargo', 'barkod+'],
  paths: [],
  number: ['kodunuz', 'bilgisi', 'barkodu', 'barkodunuz'],
  orders: ['sipariş'],
  otherThings: ['müşteri', 'sözleşme', 'dosya', 'hasar', 'talep', 'başvuru', 'irsaliye', 'dekont', 'teklif'],
  stops: ['yok', 'bekleniyor'],
} satisfies Vocabulary;
