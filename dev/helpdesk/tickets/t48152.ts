import { SAMPLE_IDS } from '../../sample-ids.ts';
import { customer, reply, type Ticket } from './ticket.ts';

const OWEN = 'Owen Baptiste';

/** IDs without a result: one unknown, one with a damaged record, one that causes a platform error. */
export const t48152: Ticket = {
  id: '48152',
  subject: 'Three numbers, none of them works',
  status: 'open',
  channel: 'web',
  customer: {
    name: OWEN,
    email: 'owen.baptiste@mail.example',
    phone: '+1 902 555 0190',
    city: 'Halifax, Canada',
    language: 'English',
    since: 'July 2026',
    tickets: 1,
  },
  tags: ['not-found'],
  dueInMinutes: 540,
  messages: [
    customer(
      OWEN,
      '2d 20:11',
      `Good evening, I was given three numbers and your page accepts none of them:

Tracking no. ${SAMPLE_IDS.notFound}
Tracking no. ${SAMPLE_IDS.wrongTypes}
Tracking no. ${SAMPLE_IDS.platformError}

The link in the mail was https://carrier.example/track?trackingId=${SAMPLE_IDS.notFound} and it shows an empty page. My order is 100318, my card ends in 4242.`,
    ),
    reply('2d 20:40', 'Good evening Owen. Thank you, I will look at each of them tomorrow morning.'),
  ],
};
