import { lookUpFromPopup } from '../../dev/journeys/look-up-from-popup.ts';
import { lookUpFromTicket } from '../../dev/journeys/look-up-from-ticket.ts';
import { sendTestWebhook } from '../../dev/journeys/send-test-webhook.ts';
import type { Step } from '../../dev/journeys/step.ts';
import { test } from './support/fixtures.ts';

/** The journeys that `npm start` runs without a display. */
const step: Step = (title, _tab, act) => test.step(title, act);

test('the user clicks an ID in a ticket and sees its shipment', { tag: '@core' }, async ({
  driver,
  servers,
}) => {
  await lookUpFromTicket(step, driver, servers.helpdesk.url);
});

test('the user enters an ID in the popup and sees the same shipment', { tag: '@core' }, async ({
  driver,
}) => {
  await lookUpFromPopup(step, driver);
});

test('the user sends a test webhook from the options page, and it arrives', { tag: '@core' }, async ({
  driver,
  servers,
}) => {
  await sendTestWebhook(step, driver, servers.platform);
});
