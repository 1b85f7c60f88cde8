import type { Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../../dev/chromium.ts';
import { workerOf } from '../../../dev/chromium-worker.ts';
import { findIdButton } from '../../../dev/drivers/chromium-id-button.ts';
import type { IdButton } from '../../../dev/drivers/driver.ts';
import { expect } from './fixtures.ts';
import { toolbarButton } from './toolbar-button.ts';

declare const chrome: {
  tabs: { query(query: object): Promise<{ id?: number }[]> };
  commands: { onCommand: { dispatch(command: string, tab: object | undefined): void } };
};

/** Waits until the badge shows this number of IDs for the page. */
export async function expectCounted(
  browser: ChromiumWithExtension,
  page: Page,
  count: number,
): Promise<void> {
  const badge = async () => (await toolbarButton(browser, page)).text;
  await expect.poll(badge, { intervals: [20, 50] }).toBe(`${count}`);
}

/** Triggers a command as its keys would: automation cannot press the browser's own shortcuts. */
export async function command(browser: ChromiumWithExtension, page: Page, name: string): Promise<void> {
  await page.bringToFront();
  const worker = await workerOf(browser);
  await worker.evaluate(async (command) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    chrome.commands.onCommand.dispatch(command, tab);
  }, name);
}

/** Waits until the focus is on the button of an ID. */
export async function expectAt(page: Page, id: string): Promise<IdButton> {
  await expect
    .poll(async () => (await findIdButton(page))?.name ?? '', { intervals: [20, 50], message: `at ${id}` })
    .toContain(id);
  const found = await findIdButton(page);
  if (!found) throw new Error('The button was removed at once.');
  return found;
}
