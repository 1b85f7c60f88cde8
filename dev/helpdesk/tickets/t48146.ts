import { bulkId, SAMPLE_IDS } from '../../sample-ids.ts';
import { customer, reply, type Ticket } from './ticket.ts';

const IDS = Array.from({ length: 12 }, (_, index) => bulkId(index));

/** A business customer with a list of parcels. */
export const t48146: Ticket = {
  id: '48146',
  subject: 'Status of this week’s 12 parcels',
  status: 'open',
  channel: 'email',
  customer: {
    name: 'Ridgeway Ceramics',
    email: 'dispatch@ridgeway.example',
    phone: '+1 250 555 0107',
    city: 'Kelowna, Canada',
    language: 'English',
    since: 'November 2017',
    tickets: 148,
  },
  tags: ['bulk', 'business'],
  messages: [
    customer(
      'Ridgeway Ceramics',
      '4d 10:00',
      `Hi team, could you tell us where these are? Batch 2026-W47, 12 parcels, 86.4 kg in total.

Tracking IDs:
${IDS.join('\n')}

Thanks, Nell (ext. 204)`,
    ),
    reply('4d 10:25', 'Good morning Nell. All twelve are on their way and on time.'),
    customer(
      'Ridgeway Ceramics',
      '1d 09:12',
      `Great, thank you. Two older ones are still open here: tracking ID ${SAMPLE_IDS.stale} has not moved for days, and for tracking ID ${SAMPLE_IDS.withEvents} our buyer would like to know where it has been.`,
    ),
  ],
};
