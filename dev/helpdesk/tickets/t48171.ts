import { SAMPLE_IDS } from '../../sample-ids.ts';
import { customer, type Ticket } from './ticket.ts';

const KATRIN = 'Katrin Vogel';

/** A customer who writes in German. */
export const t48171: Ticket = {
  id: '48171',
  subject: 'Sendung ohne weitere Angaben',
  status: 'new',
  channel: 'email',
  customer: {
    name: KATRIN,
    email: 'k.vogel@post.example',
    phone: '+49 30 23125 418',
    city: 'Berlin, Germany',
    language: 'German',
    since: 'September 2020',
    tickets: 6,
  },
  tags: ['german', 'no-details'],
  dueInMinutes: 411,
  messages: [
    customer(
      KATRIN,
      '1d 08:51',
      `Guten Tag,

zu meiner Sendungsnummer ${SAMPLE_IDS.minimal} steht auf Ihrer Seite fast nichts, weder ein Ort noch ein Datum. Die Bestellnummer lautet 3019-77. Bezahlt habe ich am 14.11.2026 von DE89 3704 0044 0532 0130 00.

Bitte rufen Sie mich unter 030 23125 418 an.

Mit freundlichen Grüßen
Katrin Vogel`,
    ),
  ],
};
