import type { Locator, Page } from '@playwright/test';
import { showOptionsPage } from '../../../dev/journeys/options-page.ts';
import { photosText } from '../../../features/proof/photos-text.en.ts';
import { expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';
import { openHistory, send, sends } from '../support/webhook-console.ts';

/** Presses a button with the keyboard, which removes or disables it. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('the focus stays in the form when changes are discarded or saved', async ({
  resetBrowser,
  openOptions,
}) => {
  const page = await openOptions('connection', resetBrowser);
  const production = page.getByRole('group', { name: t.options.environmentName.production, exact: true });
  const clientUrl = production.getByLabel(t.options.clientUrl);
  const legend = production.locator('legend');
  const before = await clientUrl.inputValue();
  await clientUrl.fill('https://other.example');
  await press(button(page, t.options.discard));
  await expect(clientUrl).toHaveValue(before);
  await expect(legend).toBeFocused();
  // From there, Tab goes on with the form.
  await page.keyboard.press('Tab');
  expect(await production.evaluate((group) => group.contains(document.activeElement))).toBe(true);

  await clientUrl.fill(`${before}/api`);
  await press(button(page, t.options.save));
  await expect(page.getByText(t.options.saved, { exact: true })).toBeVisible();
  await expect(legend).toBeFocused();

  const sandbox = page.getByRole('group', { name: t.options.environmentName.sandbox, exact: true });
  await sandbox.getByLabel(t.options.clientToken).fill('sample-token');
  await press(button(page, t.options.save));
  await expect(page.getByText(t.options.saved, { exact: true })).toBeVisible();
  await expect(sandbox.locator('legend')).toBeFocused();
});

test('a switch keeps the focus while its change is stored', async ({ resetBrowser, openOptions }) => {
  const page = await openOptions('photos', resetBrowser);
  const photos = page.getByRole('switch', { name: photosText.switch, exact: true });
  await expect(photos).toBeEnabled();
  await photos.focus();
  await page.evaluate(() => {
    document.addEventListener('focusout', () => document.body.setAttribute('data-left', ''));
  });
  const wasOn = await photos.isChecked();
  await photos.press('Space');
  await expect(photos).toBeChecked({ checked: !wasOn });
  await photos.press('Space');
  await expect(photos).toBeChecked({ checked: wasOn });
  await expect(photos).toBeFocused();
  await expect(page.locator('body')).not.toHaveAttribute('data-left');
});

test('the focus moves to the heading of a list, or to Undo, when a row goes', async ({
  resetBrowser,
  openOptions,
}) => {
  const page = await openOptions('detection', resetBrowser);
  const ignore = page.getByLabel(t.rules.enter, { exact: true });
  await ignore.fill('AB12345678, AB12345679');
  await press(button(page, t.rules.add));
  await expect(ignore).toHaveValue('');
  await press(button(page, t.rules.remove('AB12345678')));
  await expect(button(page, t.rules.undo)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, t.rules.notIds)).toBeFocused();
});

test('the focus moves to the field that prevents adding or saving', async ({ openOptions }) => {
  const page = await openOptions('detection');
  const ignore = page.getByLabel(t.rules.enter, { exact: true });
  await press(button(page, t.rules.add));
  await expect(ignore).toBeFocused();
  await expect(ignore).toHaveAttribute('aria-invalid', 'true');

  await showOptionsPage(page, 'replies');
  const template = page.getByLabel(t.replyTemplates.template, { exact: true });
  const before = await template.inputValue();
  await template.fill('Hello {nonsense}');
  await press(button(page, t.replyTemplates.save));
  await expect(template).toBeFocused();
  await expect(page.getByRole('status').getByText(t.replyTemplates.correctFirst)).toBeVisible();
  // Nothing is left unsaved for the next test.
  await template.fill(before);
});

test('the focus stays in the history of webhooks when it is cleared and restored', async ({
  resetBrowser,
  openOptions,
}) => {
  const page = await openOptions('test-webhook', resetBrowser);
  await send(page).click();
  await openHistory(page);
  await expect(sends(page)).toHaveCount(1);
  await press(button(page, t.webhook.clearHistory));
  await expect(button(page, t.webhook.undo)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sends(page)).toHaveCount(1);
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
});

test('after a click on empty space, no control regains the focus later', async ({
  resetBrowser,
  openOptions,
}) => {
  const page = await openOptions('connection', resetBrowser);
  const clientUrl = page.getByLabel(t.options.clientUrl).first();
  await clientUrl.focus();
  await page.locator('.lead').first().click();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('i')));
  await expect(page.locator('main > i')).toBeAttached();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('the menu of a narrow window returns the focus to its button', async ({ openOptions }) => {
  const page = await openOptions();
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = button(page, t.options.menu);
  await press(menu);
  const links = page.getByRole('navigation').getByRole('link');
  await links.nth(2).focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await press(menu);
  await links.nth(1).press('Enter');
  await expect(heading(page, t.helpdesks.title)).toBeFocused();
});
