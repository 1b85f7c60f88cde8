import { SAMPLE_IDS } from '../../sample-ids.ts';
import { customer, note, reply, type Ticket } from './ticket.ts';

const TOM = 'Tom Whitaker';

/** The second tab: an address problem, with a phone number and an invoice number as distractors. */
export const t48207: Ticket = {
  id: '48207',
  subject: 'Driver could not find our address',
  status: 'open',
  channel: 'web',
  customer: {
    name: TOM,
    email: 'tom@whitaker.example',
    phone: '+1 604 555 0119',
    city: 'Vancouver, Canada',
    language: 'English',
    since: 'June 2023',
    tickets: 11,
  },
  tags: ['address', 'business'],
  dueInMinutes: 228,
  messages: [
    customer(
      TOM,
      '1d 16:22',
      `Hi there,

your driver says that our address does not exist. We have been at Unit 7, 1180 Mainland Street for nine years. The shipment is ${SAMPLE_IDS.problem}, our purchase order is PO-2026-77120 and the invoice is INV-10033948.

You can ring me at +1 604 555 0119, any day from 07:30.`,
    ),
    note(
      'Mara Devlin',
      '1d 16:40',
      'Maps puts 1180 on the wrong side of the street. The gate code is 4471#.',
    ),
    reply('1d 16:58', 'Hi Tom, thank you. Is there a sign at the street that the driver could look for?'),
    customer(TOM, '1d 17:20', 'A green awning with “Whitaker Joinery” on it. You cannot miss it.'),
    customer(TOM, '47m', `Nobody came today. Could you tell me what ${SAMPLE_IDS.problem} is waiting for?`),
  ],
};
