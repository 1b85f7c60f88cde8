import { expect, type Page } from '@playwright/test';
import { findIdButton } from '../../../dev/drivers/chromium-id-button.ts';
import type { IdButton } from '../../../dev/drivers/driver.ts';

/** Waits for the button. */
export async function expectIdButton(page: Page): Promise<IdButton> {
  await expect
    .poll(() => findIdButton(page), { intervals: [20, 50], message: 'there is an ID button' })
    .toBeDefined();
  const found = await findIdButton(page);
  if (!found) throw new Error('The ID button was removed at once.');
  return found;
}

/** Waits until there is no button. */
export async function expectNoIdButton(page: Page): Promise<void> {
  await expect
    .poll(() => findIdButton(page), { intervals: [20, 50], message: 'there is no ID button' })
    .toBeUndefined();
}
