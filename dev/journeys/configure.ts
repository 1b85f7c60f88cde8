import { expect, type Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../chromium.ts';
import type { Platform, PlatformEnvironment } from '../platform/server.ts';
import { t } from './messages.ts';

/** Host permissions for a local platform. */
export const LOOPBACK_HOSTS = ['http://127.0.0.1/*'];

/**
 * Fills in and saves the options page for both environments, and selects the sandbox.
 * @param page shows the options page; access to the platform's hosts must be granted
 */
async function configure(page: Page, platform: Pick<Platform, 'production' | 'sandbox'>): Promise<void> {
  await fillIn(page, t.options.environmentName.production, platform.production);
  await fillIn(page, t.options.environmentName.sandbox, platform.sandbox);
  await page.getByRole('switch', { name: t.options.sandboxSwitch, exact: true }).setChecked(true);
  await page.getByRole('button', { name: t.options.save, exact: true }).click();
  const saved = { partnerUrl: platform.sandbox.partnerUrl, hasKey: true, missingAccess: [] };
  await expect
    .poll(() => connections(page), { intervals: [20], message: 'the connections as saved' })
    .toMatchObject({
      ok: true,
      value: { environment: 'sandbox', production: { hasKey: true }, sandbox: saved },
    });
}

/** Grants access to the platform and fills in the options page in the browser's first page, which then stays open. */
export async function configureBrowser(
  { firstPage, grantHosts, extensionUrl }: ChromiumWithExtension,
  platform: Pick<Platform, 'production' | 'sandbox'>,
): Promise<void> {
  await grantHosts(LOOPBACK_HOSTS);
  await firstPage.goto(extensionUrl('options.html#connection'));
  await configure(firstPage, platform);
}

async function fillIn(page: Page, name: string, { partnerUrl, clientUrl, apiKey }: PlatformEnvironment) {
  const group = page.getByRole('group', { name, exact: true });
  await group.getByLabel(t.options.partnerUrl, { exact: true }).fill(partnerUrl);
  await group.getByLabel(t.options.partnerKey, { exact: true }).fill(apiKey);
  await group.getByLabel(t.options.clientUrl, { exact: true }).fill(clientUrl);
}

declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

/** The connections in the background; the page may lag behind. */
function connections(page: Page): Promise<unknown> {
  return page.evaluate(() => chrome.runtime.sendMessage({ name: 'getConnections', request: {} }));
}
