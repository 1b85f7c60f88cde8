import { expect, type Locator, type Page } from '@playwright/test';
import { t } from './messages.ts';

/** The payload field of the webhook console: a text area until it scrolls into view, then the JSON editor. */
export const payload = (page: Page): Locator => page.getByLabel(t.webhook.payload, { exact: true });

/** The payload field, once the JSON editor has loaded. */
export async function jsonEditor(page: Page): Promise<Locator> {
  // It is in the field's place and stays when the field is replaced.
  await page.locator('.editor-place').scrollIntoViewIfNeeded();
  await expect(page.locator('.json-editor')).toBeVisible();
  return payload(page);
}

/** Replaces the payload by keyboard: the editor may not yet have noticed a selection made by script. */
export async function writePayload(page: Page, text: string): Promise<void> {
  const editor = await jsonEditor(page);
  await editor.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

const textOf = (field: Element): string =>
  field instanceof HTMLTextAreaElement ? field.value : (field as HTMLElement).innerText;

/** Waits until the payload reads like this, in either field. */
export async function expectPayload(page: Page, text: string | RegExp): Promise<void> {
  await expect
    .poll(() => payload(page).evaluate(textOf))
    .toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
}
