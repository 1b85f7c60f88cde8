import { SAMPLE_IDS } from '../../sample-ids.ts';
import { customer, note, type Ticket } from './ticket.ts';

const MISAKI = 'Misaki Sato';

/** A customer who writes in Japanese. */
export const t48164: Ticket = {
  id: '48164',
  subject: 'Delivery to Osaka, address in Japanese',
  status: 'open',
  channel: 'email',
  customer: {
    name: MISAKI,
    email: 'misaki.sato@mail.example',
    phone: '+81 6 5550 0142',
    city: 'Osaka, Japan',
    language: 'Japanese',
    since: 'April 2024',
    tickets: 2,
  },
  tags: ['japanese', 'address'],
  messages: [
    customer(
      MISAKI,
      '1d 03:27',
      `お世話になっております。佐藤と申します。

荷物がまだ届いていません。お問い合わせ番号は ${SAMPLE_IDS.otherAlphabet} です。注文番号は 2026-00417、注文日は 2026年11月9日です。

ご確認のほど、よろしくお願いいたします。
佐藤 美咲`,
    ),
    note(
      'Jonas Lind',
      '1d 08:05',
      'Translated: the parcel has not arrived, please check. She writes English too.',
    ),
  ],
};
