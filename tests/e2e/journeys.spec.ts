import { lookUpFromPopup } from '../../dev/journeys/look-up-from-popup.ts';
import { lookUpFromTicket } from '../../dev/journeys/look-up-from-ticket.ts';
import { sendTestWebhook } from '../../dev/journeys/send-test-webhook.ts';
import type { Step } from '../../dev/journeys/step.ts';
import { test } from './support/fixtures.ts';

/** The same journeys that `npm start` walks without a display. */
const step: Step = (title, _page, act) => test.step(title, act);

test('an agent clicks an ID in a ticket and sees its shipment', async ({ waybill, servers }) => {
  await lookUpFromTicket(step, waybill.context, servers.helpdesk.url);
});

test('an agent enters an ID into the popup and reads the same answer', async ({ waybill }) => {
  await lookUpFromPopup(step, waybill.context, waybill.extensionUrl('popup.html'));
});

test('an integrator sends a test webhook from the options page and sees it arrive', async ({
  waybill,
  servers,
}) => {
  await sendTestWebhook(step, waybill.context, waybill.extensionUrl('options.html'), servers.platform);
});
