import type { Driver } from '../drivers/driver.ts';
import { DELIVERED, expectProof, expectText } from './answer.ts';
import { t } from './messages.ts';
import type { Step } from './step.ts';

/** The popup's width, and the maximum height in browsers. */
export const POPUP = { width: 380, height: 600 };

/** The user enters an ID in the popup and sees its shipment. */
export async function lookUpFromPopup(step: Step, driver: Driver): Promise<void> {
  const tab = await driver.open('about:blank');
  await tab.resize(POPUP.width, POPUP.height);
  const field = tab.field(t.popup.field);
  await step('Open the popup: it asks for a tracking ID', tab, async () => {
    await tab.goto(driver.extensionUrl('popup.html'));
    await field.fill('');
  });
  await step(`Look up ${DELIVERED.id}: the popup says "${DELIVERED.status}"`, tab, async () => {
    await field.fill(DELIVERED.id);
    await tab.get('button', t.popup.lookUp).click();
    await expectText(tab, DELIVERED.status);
  });
  await step('The popup shows the carrier, the recipient and three proof images', tab, () =>
    expectProof(tab),
  );
  await tab.close();
}
