import { bulkId, SAMPLE_IDS } from '../../sample-ids.ts';
import { customer, note, type Ticket } from './ticket.ts';

const GRACE = 'Grace Oyelaran';

/** A ticket with an unfinished reply, whose ID occurs only in the editor. */
export const t48159: Ticket = {
  id: '48159',
  subject: 'Need proof that it was delivered',
  status: 'open',
  channel: 'email',
  customer: {
    name: GRACE,
    email: 'grace@oyelaran.example',
    phone: '+1 416 555 0162',
    city: 'Toronto, Canada',
    language: 'English',
    since: 'December 2018',
    tickets: 23,
  },
  tags: ['proof', 'business'],
  dueInMinutes: 63,
  messages: [
    customer(
      GRACE,
      '1d 13:36',
      `Hello,

my client says that nothing arrived, while your site says delivered. Shipment ID: ${SAMPLE_IDS.deliveredWithoutImages}, order 100301, sent on 2026-11-16.

Please send me a photo or a signature; my accountant needs it for invoice INV-10034077.`,
    ),
    note(
      'Mara Devlin',
      '1d 13:50',
      'No photo on file as far as I can see. A second parcel goes out today in any case.',
    ),
  ],
  draft: `Hi Grace,\n\nyour second parcel left today. You can follow it as ${bulkId(41)}.`,
};
