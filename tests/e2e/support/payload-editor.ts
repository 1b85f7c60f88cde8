import { expect, type Locator, type Page } from '@playwright/test';

/** The payload of the webhook console: a text area until it comes into sight, then the JSON editor. */
export const payload = (page: Page): Locator => page.getByLabel('Payload', { exact: true });

/** The payload, once the JSON editor is there. */
export async function jsonEditor(page: Page): Promise<Locator> {
  // Below it, and not replaced with it.
  await page.locator('#payload-hint').scrollIntoViewIfNeeded();
  await expect(page.locator('.json-editor')).toBeVisible();
  return payload(page);
}

/** Writes over the payload as a person does: a selection that a program makes, the editor may not have heard of yet. */
export async function writePayload(page: Page, text: string): Promise<void> {
  const editor = await jsonEditor(page);
  await editor.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

const textOf = (field: Element): string =>
  field instanceof HTMLTextAreaElement ? field.value : (field as HTMLElement).innerText;

/** Waits until it reads like this, in the one or the other. */
export async function expectPayload(page: Page, text: string | RegExp): Promise<void> {
  await expect
    .poll(() => payload(page).evaluate(textOf))
    .toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
}
