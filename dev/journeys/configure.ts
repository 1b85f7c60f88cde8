import { expect } from '@playwright/test';
import type { ChromiumWithExtension } from '../chromium.ts';
import { viewInChromium } from '../drivers/chromium-driver.ts';
import type { View } from '../drivers/driver.ts';
import type { Platform, PlatformEnvironment } from '../platform/server.ts';
import { t } from './messages.ts';

/** Host permissions for a local platform. */
export const LOOPBACK_HOSTS = ['http://127.0.0.1/*'];

/**
 * Fills in and saves the options page for both environments, and selects the sandbox.
 * @param view shows the options page; access to the platform's hosts must be granted
 */
export async function configure(
  view: View,
  platform: Pick<Platform, 'production' | 'sandbox'>,
): Promise<void> {
  await fillIn(view, t.options.environmentName.production, platform.production);
  await fillIn(view, t.options.environmentName.sandbox, platform.sandbox);
  const sandbox = view.get('switch', t.options.environmentName.sandbox);
  if ((await sandbox.run((element) => element.ariaChecked)) !== 'true') await sandbox.click();
  await view.get('button', t.options.save).click();
  const saved = { partnerUrl: platform.sandbox.partnerUrl, hasKey: true, missingAccess: [] };
  await expect
    .poll(() => view.run(connections), { intervals: [20], message: 'the connections as saved' })
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
  await configure(viewInChromium(firstPage), platform);
}

async function fillIn(view: View, name: string, { partnerUrl, clientUrl, apiKey }: PlatformEnvironment) {
  const group = view.get('group', name);
  await group.field(t.options.partnerUrl).fill(partnerUrl);
  await group.field(t.options.partnerKey).fill(apiKey);
  await group.field(t.options.clientUrl).fill(clientUrl);
}

declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

/** Runs in the options page. @returns the connections in the background; the page may lag behind */
function connections(): Promise<unknown> {
  return chrome.runtime.sendMessage({ name: 'getConnections', request: {} });
}
