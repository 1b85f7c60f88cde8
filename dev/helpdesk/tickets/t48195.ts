import { SAMPLE_IDS } from '../../sample-ids.ts';
import { mailDocument, mailTable, mailText } from './mail-html.ts';
import { customer, note, type Ticket } from './ticket.ts';

const SENDER = 'Northbridge Outfitters';
const split = `<b>${SAMPLE_IDS.handedOverMoving.slice(0, 6)}</b>${SAMPLE_IDS.handedOverMoving.slice(6)}`;

const html = mailDocument(
  'Your order is on its way',
  '#2f5d50',
  [
    mailText('Hello Daniel,'),
    mailText(
      `good news: we have handed order <b>NB-2026-55193</b> to the carrier. Your tracking number is ${split}.`,
    ),
    mailTable(
      ['Article', 'Quantity', 'Tracking number'],
      [
        ['Trail jacket, size M', '1', SAMPLE_IDS.handedOverDelivered],
        ['Wool socks (pack of 3)', '2', SAMPLE_IDS.deliveredWithoutImages],
        ['Gift card', '1', 'sent by e-mail'],
      ],
    ),
    mailText(
      `You can <a href="https://carrier.example/track?trackingId=${SAMPLE_IDS.moving}" target="_blank">follow the third box here</a>.`,
    ),
    mailText(
      'Questions? Ring us at (617) 555-0136 and name invoice 20261118-0042.<br>Northbridge Outfitters',
    ),
  ].join(''),
);

/** A forwarded HTML e-mail in a frame that shares the page's origin: a split ID, a table, a link. */
export const t48195: Ticket = {
  id: '48195',
  subject: 'Fwd: Your order is on its way',
  status: 'open',
  channel: 'email',
  customer: {
    name: 'Daniel Marsh',
    email: 'daniel.marsh@mail.example',
    phone: '(617) 555-0187',
    city: 'Boston, United States',
    language: 'English',
    since: 'October 2024',
    tickets: 2,
  },
  tags: ['forwarded', 'three-boxes'],
  dueInMinutes: 315,
  messages: [
    customer(
      'Daniel Marsh',
      '2d 14:05',
      'The shop sent me this. Three boxes, but only one came. Which ones are missing?',
    ),
    { ...customer(SENDER, '2d 14:05', ''), email: { html, isolation: 'open', height: 420 } },
    note('Jonas Lind', '2d 14:30', 'The shop splits orders by warehouse, so the boxes travel separately.'),
  ],
};
