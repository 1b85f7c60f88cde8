import { SAMPLE_IDS } from '../../sample-ids.ts';
import { AGENT, customer, event, note, reply, type Ticket } from './ticket.ts';

const AMELIE = 'Amélie Rousseau';
const FIRST = `Hello, the site says my parcel was delivered but I have not seen it.
Tracking ID ${SAMPLE_IDS.deliveredWithProof}, order 100245. The second box ${SAMPLE_IDS.moving} has not moved either. Could you check?`;

/** The ticket shown first: a disputed delivery, with a long thread. */
export const t48213: Ticket = {
  id: '48213',
  subject: 'Parcel says delivered',
  status: 'open',
  channel: 'email',
  customer: {
    name: AMELIE,
    email: 'amelie.r@mail.example',
    phone: '+1 514 555 0148',
    city: 'Montréal, Canada',
    language: 'English, French',
    since: 'March 2021',
    tickets: 4,
  },
  tags: ['delivery', 'not-received', 'two-parcels'],
  dueInMinutes: 102,
  messages: [
    customer(AMELIE, '3d 09:12', FIRST),
    note(
      'Jonas Lind',
      '3d 09:20',
      'Customer called twice about this. Please check who signed before we open a claim.',
    ),
    reply(
      '3d 09:41',
      `Hi Amélie, thank you for writing, and I am sorry about the wait.

I am looking at both boxes now. Is there a concierge or a neighbour who takes parcels for you?`,
    ),
    customer(
      AMELIE,
      '3d 10:02',
      'There is a concierge until 16:00, but she says she has nothing with my name on it. I was at home all afternoon.',
      `On our side, ${AGENT} wrote:\n> I am looking at both boxes now. Is there a concierge or a neighbour who takes parcels for you?`,
    ),
    reply(
      '3d 10:10',
      'Understood. Which entrance do you use, the one on Rue Saint-Denis or the one in the lane?',
    ),
    customer(
      AMELIE,
      '3d 10:16',
      'Rue Saint-Denis, number 4200. The lane entrance has been closed since 2 November.',
    ),
    note(
      'Jonas Lind',
      '3d 10:30',
      'Lane entrance closed: the driver may have used 4202. Invoice INV-2026-004518 is paid.',
    ),
    event('3d 10:31', 'Jonas Lind added the tag not-received'),
    reply('3d 10:44', 'That helps. I have asked the depot to compare the delivery photo with your entrance.'),
    customer(AMELIE, '3d 11:05', 'Thank you. The box holds a birthday present, so I need to know by Friday.'),
    reply('3d 11:12', 'Noted, I will keep that date in mind.'),
    customer(AMELIE, '3d 15:37', 'Any news from the depot?'),
    note('Mara Devlin', '3d 15:52', 'Depot answers after 17:00. Reference of the call: 7741-0093.'),
    reply(
      '3d 16:01',
      'Not yet. They promised an answer after five o’clock, and I will write as soon as I have it.',
    ),
    customer(AMELIE, '3d 18:20', 'All right.'),
    event('2d 08:00', 'Status changed from Pending to Open'),
    customer(
      AMELIE,
      '2d 08:04',
      'Good morning. Still nothing at the door, and the concierge checked her room again.',
      `${AMELIE} wrote:\n> ${FIRST.replaceAll('\n', '\n> ')}`,
    ),
    reply(
      '2d 08:30',
      'Good morning Amélie. The depot found the photo: it shows a brown door. Is yours brown?',
    ),
    customer(AMELIE, '2d 08:34', 'Ours is dark blue. The brown one is next door, number 4202!'),
    note(
      'Jonas Lind',
      '2d 08:40',
      `Wrong door then. I rang 4202 (+1 514 555 0173), nobody answers. Parcel ${SAMPLE_IDS.deliveredWithProof}.`,
    ),
    reply(
      '2d 08:47',
      'Then it is very likely with your neighbours. Could you ring there, or shall we send someone?',
    ),
    customer(
      AMELIE,
      '2d 08:52',
      'I rang, they are away until Thursday evening according to the sign on the door.',
    ),
    reply(
      '2d 09:15',
      'I have left them a card and asked the driver of the area to pass by on Thursday at 18:00.',
    ),
    customer(
      AMELIE,
      '2d 09:21',
      'That is kind. And the second box? It weighs 12.5 kg, I cannot carry it from a pick-up point.',
    ),
    note(
      'Mara Devlin',
      '2d 09:40',
      `Second box is ${SAMPLE_IDS.moving}. Keep home delivery, do not redirect.`,
    ),
    reply('2d 09:44', 'It stays a home delivery. I will write when it is loaded for your street.'),
    customer(AMELIE, '1d 12:03', 'The site still shows the same line as on Monday. Is it stuck?'),
    reply(
      '1d 12:30',
      'It is moving, only slowly: the line on the site changes when the next depot scans it.',
    ),
    customer(AMELIE, '1d 12:34', 'Good to know. Then I wait for tomorrow.'),
    event('1d 12:40', 'Sam Okafor set a reminder for tomorrow'),
    customer(
      AMELIE,
      '1d 19:48',
      'The neighbours are back early! They say the parcel is not with them either.',
    ),
    note(
      'Jonas Lind',
      '1d 20:02',
      'Ask for the name on the proof of delivery before anything else. Claim form is RMA 88120 if needed.',
    ),
    customer(
      AMELIE,
      '26m',
      `Sorry to write again. To have it in one place: ${SAMPLE_IDS.deliveredWithProof} is the missing one, ${SAMPLE_IDS.moving} is the slow one. Who signed for the first?`,
    ),
  ],
};
