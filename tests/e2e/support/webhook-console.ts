import { expect, type Locator, type Page } from '@playwright/test';
import { t } from './messages.ts';

export const section = (page: Page): Locator => page.getByRole('region', { name: t.webhook.title });
export const send = (page: Page): Locator => page.getByRole('button', { name: t.webhook.send, exact: true });
export const sends = (page: Page): Locator => section(page).locator('.send');
export const tab = (page: Page, name: string): Locator => section(page).getByRole('tab', { name });
export const openHistory = (page: Page): Promise<void> => tab(page, t.webhook.historyCount(0)).click();
/** Opens a past test in the history. */
export const openSend = (send: Locator): Promise<void> =>
  send.getByRole('button', { expanded: false }).click();
/** Opens or closes a part below the payload. */
export const toggleFold = (page: Page, name: keyof typeof t.webhook.fold): Promise<void> =>
  section(page).getByRole('button', { name: t.webhook.fold[name] }).click();
/** Progress of a sequence: its name, and how many of its tests were sent. */
export const sequence = (
  kind: keyof typeof t.webhook.sequenceName,
  phase: keyof typeof t.webhook.sequencePhase,
  sent: number,
  all: number,
): string => `${t.webhook.sequenceName[kind]}: ${t.webhook.sequencePhase[phase](sent, all)}`;
export const choose = (page: Page, name: string): Promise<void> =>
  section(page).getByRole('button', { name, exact: true }).click();

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
