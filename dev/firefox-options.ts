import type { ElementHandle, Page } from 'puppeteer-core';
import type { Connections } from '../features/connection/model.ts';
import { t } from './journeys/messages.ts';
import type { Platform, PlatformEnvironment } from './platform/server.ts';

/** Fills in and saves the options page in Firefox, like `journeys/configure.ts` in Chromium. */
export async function configureInFirefox(
  page: Page,
  platform: Pick<Platform, 'production' | 'sandbox'>,
): Promise<void> {
  const section = await page.waitForSelector('#connection');
  if (!section) throw new Error('There is no section for the connection.');
  await fillIn(section, t.options.environmentName.production, platform.production);
  await fillIn(section, t.options.environmentName.sandbox, platform.sandbox);
  const sandbox = await find(page, t.options.sandboxSwitch, 'switch');
  if (!(await sandbox.evaluate((element) => (element as HTMLInputElement).checked))) await sandbox.click();
  await (await find(section, t.options.save, 'button')).click();
  await page.waitForFunction(isConfigured, { polling: 50 });
}

declare const browser: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

/** Runs in the options page. */
async function isConfigured(): Promise<boolean> {
  const answer = await browser.runtime.sendMessage({ name: 'getConnections', request: {} });
  const { value } = answer as { value?: Connections };
  return value?.environment === 'sandbox' && [value.production, value.sandbox].every((each) => each.hasKey);
}

async function fillIn(
  section: ElementHandle,
  name: string,
  { partnerUrl, clientUrl, apiKey }: PlatformEnvironment,
) {
  const group = await find(section, name, 'group');
  await type(group, t.options.partnerUrl, partnerUrl);
  await type(group, t.options.partnerKey, apiKey);
  await type(group, t.options.clientUrl, clientUrl);
}

async function type(group: ElementHandle, label: string, text: string): Promise<void> {
  await (await find(group, label)).type(text);
}

/** Waits for an element by accessible name and, if the name is ambiguous, role. */
async function find(container: ElementHandle | Page, name: string, role?: string): Promise<ElementHandle> {
  const element = await container.waitForSelector(
    `::-p-aria([name="${name}"]${role === undefined ? '' : `[role="${role}"]`})`,
  );
  if (!element) throw new Error(`There is nothing called "${name}".`);
  return element;
}
