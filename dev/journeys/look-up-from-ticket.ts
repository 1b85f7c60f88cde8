import type { BrowserContext } from '@playwright/test';
import { DELIVERED, expectDelivered, expectProof } from './answer.ts';
import { cardFrame, expectNoCard } from './card-frame.ts';
import { clickId, expectHighlighted } from './highlighted-ids.ts';
import type { Step } from './step.ts';

/** The user clicks an ID in a ticket and sees its shipment. */
export async function lookUpFromTicket(
  step: Step,
  context: BrowserContext,
  ticketUrl: string,
): Promise<void> {
  const page = await context.newPage();
  await step(`Open the ticket: ${DELIVERED.id} is highlighted`, page, async () => {
    await page.goto(ticketUrl);
    await expectHighlighted(page, DELIVERED.id);
  });
  await step(`Click ${DELIVERED.id}: the card says "${DELIVERED.status}"`, page, async () => {
    await clickId(page, DELIVERED.id);
    await expectDelivered(await cardFrame(page));
  });
  await step('The card shows the carrier, the recipient and three proof images', page, async () => {
    await expectProof(await cardFrame(page));
  });
  await step('Escape closes the card', page, async () => {
    await page.keyboard.press('Escape');
    await expectNoCard(page);
  });
  await page.close();
}
