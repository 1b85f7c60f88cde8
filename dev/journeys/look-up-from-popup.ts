import type { BrowserContext } from '@playwright/test';
import { DELIVERED, expectDelivered, expectProof } from './answer.ts';
import { t } from './messages.ts';
import type { Step } from './step.ts';

/** The popup's width, and the maximum height in browsers. */
export const POPUP = { width: 380, height: 600 };

/** The user enters an ID in the popup and sees its shipment. */
export async function lookUpFromPopup(step: Step, context: BrowserContext, popupUrl: string): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize(POPUP);
  const field = page.getByLabel(t.popup.field, { exact: true });
  await step('Open the popup: it asks for a tracking ID', page, async () => {
    await page.goto(popupUrl);
    await field.waitFor();
  });
  await step(`Look up ${DELIVERED.id}: the popup says "${DELIVERED.status}"`, page, async () => {
    await field.fill(DELIVERED.id);
    await page.getByRole('button', { name: t.popup.lookUp, exact: true }).click();
    await expectDelivered(page);
  });
  await step('The popup shows the carrier, the recipient and three proof images', page, () =>
    expectProof(page),
  );
  await page.close();
}
