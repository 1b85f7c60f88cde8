import { bulkId } from '../../sample-ids.ts';
import { customer, type Ticket } from './ticket.ts';

const IDS = Array.from({ length: 12 }, (_, index) => bulkId(index));

/** A business customer with a list of parcels. */
export const t48146: Ticket = {
  id: '48146',
  subject: 'Status of this week’s 12 parcels',
  status: 'solved',
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
  ],
};
