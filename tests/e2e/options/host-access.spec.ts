import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

declare const chrome: { permissions: { contains(permissions: object): Promise<boolean> } };

const HOST = 'https://partner.example';
const PATTERN = `${HOST}/*`;

const hasAccess = (page: Page, pattern: string): Promise<boolean> =>
  page.evaluate((origins) => chrome.permissions.contains({ origins }), [pattern]);

test.afterEach(({ sharedBrowser }) => sharedBrowser.revokeHosts([PATTERN]));

test('access to an address is removed once no environment uses it', async ({
  resetBrowser,
  openOptions,
  servers,
}) => {
  // The request for access that `Save` makes is then granted without a prompt.
  await resetBrowser.grantHosts([PATTERN]);
  const page = await openOptions('connection');
  const address = page
    .getByRole('group', { name: t.options.environmentName.sandbox, exact: true })
    .getByLabel(t.options.partnerUrl);
  async function save(url: string): Promise<void> {
    await address.fill(url);
    await page.getByRole('button', { name: t.options.save, exact: true }).click();
    await expect(page.getByText(t.options.saved, { exact: true })).toBeVisible();
  }
  await save(HOST);
  expect(await hasAccess(page, PATTERN)).toBe(true);
  await save(servers.platform.sandbox.partnerUrl);
  expect(await hasAccess(page, PATTERN)).toBe(false);
  expect(await hasAccess(page, 'http://127.0.0.1/*')).toBe(true);
});
