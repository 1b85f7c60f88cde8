import { expect, type Page } from '@playwright/test';
import { findIdButton } from '../../../dev/drivers/chromium-id-button.ts';
import { PAGE_TEXTS } from '../../../features/page/page-texts.ts';

/** Waits for the button. @param texts in the language of the interface */
export async function expectIdButton(page: Page, texts = PAGE_TEXTS.en) {
  await expect
    .poll(() => findIdButton(page, texts), { intervals: [20, 50], message: 'there is an ID button' })
    .toBeDefined();
  const found = await findIdButton(page, texts);
  if (!found) throw new Error('The ID button was removed at once.');
  return found;
}

/** Waits until there is no button. */
export async function expectNoIdButton(page: Page): Promise<void> {
  await expect
    .poll(() => findIdButton(page), { intervals: [20, 50], message: 'there is no ID button' })
    .toBeUndefined();
}
