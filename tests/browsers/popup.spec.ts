import { expectText } from '../../dev/journeys/answer.ts';
import { expectId } from '../../dev/journeys/ids.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { t } from '../e2e/support/messages.ts';
import { expect, test } from './support/fixtures.ts';
import { lookUp } from './support/look-up.ts';

test('lists the visible IDs of the page, and looks one up on a click', { tag: '@core' }, async ({
  driver,
  openTicket,
  platform,
}) => {
  await expectId(await openTicket(), SAMPLE_IDS.deliveredWithProof);
  const popup = await driver.openBehind('popup.html');
  await expectText(popup, t.popup.onThisPage(2));
  expect(await popup.text()).not.toContain(SAMPLE_IDS.problem);
  expect((await platform.counts()).sandbox.track).toBe(0);
  await popup.find(`[data-tracking-id="${SAMPLE_IDS.moving}"]`).click();
  await expectText(popup, 'IN_TRANSIT');
});

test('lists an ID when it appears in the page, and drops it when it leaves', async ({
  driver,
  openTicket,
}) => {
  const ticket = await openTicket();
  await expectId(ticket, SAMPLE_IDS.deliveredWithProof);
  const popup = await driver.openBehind('popup.html');
  await expectText(popup, t.popup.onThisPage(2));
  await ticket.run(() => window.demoHelpdesk.receiveMessage('48213', 'One more: ABCD1234568077'));
  await expectText(popup, 'ABCD1234568077');
  await ticket.run(() => window.demoHelpdesk.openTicket('48207'));
  await ticket.run(() => window.demoHelpdesk.receiveMessage('48207', 'And ABCD1234568078'));
  await expectText(popup, 'ABCD1234568078');
  await expect.poll(() => popup.text()).not.toContain('ABCD1234568077');
});

test('extracts the ID from pasted text, and offers no format that is known', async ({
  openExtensionPage,
}) => {
  const popup = await openExtensionPage('popup.html');
  await lookUp(popup, `Where is my parcel ${SAMPLE_IDS.moving}, please?`);
  await expectText(popup, 'IN_TRANSIT');
  const field = popup.field(t.popup.field);
  expect(await field.run((element) => (element as HTMLInputElement).value)).toBe(SAMPLE_IDS.moving);
  expect(await popup.get('button', t.shipment.teach).count()).toBe(0);
});
