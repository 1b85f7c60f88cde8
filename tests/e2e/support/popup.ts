import type { Page } from '@playwright/test';
import { t } from './messages.ts';

/** Enters a text in the popup's field and looks it up. */
export async function lookUp(popup: Page, text: string): Promise<void> {
  await popup.getByLabel(t.popup.field, { exact: true }).fill(text);
  await popup.keyboard.press('Enter');
}
