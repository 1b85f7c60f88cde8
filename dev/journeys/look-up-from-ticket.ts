import type { Driver } from '../drivers/driver.ts';
import { DELIVERED, expectProof, expectText } from './answer.ts';
import { expectId, openCardOf, waitForCard, waitForNoCard } from './ids.ts';
import type { Step } from './step.ts';

/** The user clicks an ID in a ticket and sees its shipment. */
export async function lookUpFromTicket(step: Step, driver: Driver, ticketUrl: string): Promise<void> {
  const tab = await driver.open('about:blank');
  await step(`Open the ticket: ${DELIVERED.id} is highlighted`, tab, async () => {
    await tab.goto(ticketUrl);
    await expectId(tab, DELIVERED.id);
  });
  await step(`Click ${DELIVERED.id}: the card says "${DELIVERED.status}"`, tab, async () => {
    await expectText(await openCardOf(tab, DELIVERED.id), DELIVERED.status);
  });
  await step('The card shows the carrier, the recipient and three proof images', tab, async () => {
    await expectProof(await waitForCard(tab));
  });
  await step('Escape closes the card', tab, async () => {
    await tab.press('Escape');
    await waitForNoCard(tab);
  });
  await tab.close();
}
