import { SAMPLE_IDS } from '../../sample-ids.ts';
import { mailDocument, mailTable, mailText } from './mail-html.ts';
import { customer, note, type Ticket } from './ticket.ts';

const SENDER = 'Harbour Street Warehouse';

const html = mailDocument(
  'Daily exception report',
  '#41506b',
  [
    mailText('2 consignments need attention. Report 2026-11-20, run 88120017.'),
    mailTable(
      ['Consignment number', 'Reason', 'Reference'],
      [
        [SAMPLE_IDS.longTexts, 'Delivery instructions exceed the label', 'SKU 4006381333931'],
        [SAMPLE_IDS.unknownStatus, 'Status not recognised by our system', 'SKU 9780306406157'],
      ],
    ),
    mailText('This message was written by a machine. Contact: +44 117 496 0823.'),
  ].join(''),
);

/** An HTML e-mail in a fully locked frame. */
export const t48188: Ticket = {
  id: '48188',
  subject: 'Daily exception report, 2 consignments',
  status: 'pending',
  channel: 'email',
  customer: {
    name: SENDER,
    email: 'reports@harbour.example',
    phone: '+44 117 496 0823',
    city: 'Bristol, United Kingdom',
    language: 'English',
    since: 'August 2019',
    tickets: 312,
  },
  tags: ['report', 'automatic'],
  messages: [
    { ...customer(SENDER, '1d 06:00', ''), email: { html, isolation: 'locked', height: 310 } },
    note('Mara Devlin', '1d 08:15', 'Both are ours. Waiting for the warehouse to shorten the instructions.'),
  ],
};
