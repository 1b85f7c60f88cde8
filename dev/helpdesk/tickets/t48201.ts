import { SAMPLE_IDS } from '../../sample-ids.ts';
import { customer, reply, type Ticket } from './ticket.ts';

const PRIYA = 'Priya Nair';

/** A live chat: the ID is in a message that arrives later. */
export const t48201: Ticket = {
  id: '48201',
  subject: 'Chat: when does my parcel come?',
  status: 'new',
  channel: 'chat',
  customer: {
    name: PRIYA,
    email: 'priya.nair@mail.example',
    phone: '+44 20 7946 0321',
    city: 'Leeds, United Kingdom',
    language: 'English',
    since: 'January 2025',
    tickets: 1,
  },
  tags: ['chat', 'eta'],
  dueInMinutes: 4,
  messages: [
    customer(PRIYA, '2m', 'Hi! I ordered a lamp on 11 November and it still is not here.'),
    reply(
      '1m',
      'Hello Priya, I can look that up. Do you have the tracking number? It is in the dispatch e-mail.',
    ),
    customer(PRIYA, '1m', 'One moment, I only find the order, that is 2026-118-4402.'),
  ],
  arrivals: [
    { afterSeconds: 3, text: `Found it, tracking number ${SAMPLE_IDS.slow}` },
    { afterSeconds: 7, text: 'The e-mail is from the 13th, so it should be close, no?' },
    {
      afterSeconds: 12,
      text: `And my sister waits for one as well: ${SAMPLE_IDS.handedOverMoving}. Can you see that too?`,
    },
    { afterSeconds: 18, text: 'No hurry, I am here until 5.' },
  ],
};
