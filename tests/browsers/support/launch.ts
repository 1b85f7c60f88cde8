import { readdir } from 'node:fs/promises';
import { findFirefox } from '../../../dev/browsers.mjs';
import { builtExtension, geckoIdOf } from '../../../dev/build-extension.ts';
import { launchChromium } from '../../../dev/chromium.ts';
import { driveChromium } from '../../../dev/drivers/chromium-driver.ts';
import type { Driver } from '../../../dev/drivers/driver.ts';
import { driveFirefox } from '../../../dev/drivers/firefox-driver.ts';
import {
  grantInFirefox,
  reloadInFirefox,
  tryPolicyInFirefox,
} from '../../../dev/drivers/firefox-internals.ts';
import { launchFirefox } from '../../../dev/firefox.ts';
import type { BrowserCopy } from '../../../dev/policies/browser-copy.ts';
import { copyFirefoxWithPolicies } from '../../../dev/policies/firefox-policy.ts';
import type { TestServers } from '../../../dev/test-servers.ts';
import { watchConsole } from '../../e2e/support/watch-console.ts';

/** A driven browser, and what fails if its console showed a secret or an error of Waybill. */
export interface WatchedDriver {
  driver: Driver;
  checkConsole(): void;
  /** Closes the browser. */
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** Whether the extension may show notifications; otherwise it may ask for them. Only in Firefox. */
  allowsNotifications?: boolean;
  allowsPrivateWindows?: boolean;
  /** The folder of a profile that outlives the browser. */
  profile?: string;
  /** The policy of an organisation; only in Firefox. */
  policy?: object;
}

/** Starts a browser with the production build. */
export function launchDriver(
  name: Driver['name'],
  servers: TestServers,
  options: LaunchOptions = {},
): Promise<WatchedDriver> {
  return (name === 'Firefox' ? launchFirefoxDriver : launchChromiumDriver)(servers, options);
}

async function launchChromiumDriver(
  { helpdesk }: TestServers,
  { allowsPrivateWindows, profile }: LaunchOptions,
): Promise<WatchedDriver> {
  const browser = await launchChromium({
    extensionDir: builtExtension('chrome'),
    headless: true,
    helpdesk,
    ...(profile && { userDataDir: profile, beginsWithSetUp: await isNew(profile) }),
  });
  const checkConsole = watchConsole(browser.context);
  if (allowsPrivateWindows) await browser.allowInPrivateWindows();
  const driver = await driveChromium(browser);
  return {
    driver,
    checkConsole,
    close: () => driver.close(),
  };
}

/** Firefox reports no messages of extension pages. */
async function launchFirefoxDriver(
  { helpdesk }: TestServers,
  { allowsNotifications, allowsPrivateWindows, policy, profile }: LaunchOptions,
): Promise<WatchedDriver> {
  const extensionDir = builtExtension('firefox');
  const geckoId = geckoIdOf(extensionDir);
  const copy = policy && (await copyOfFirefox({ '3rdparty': { Extensions: { [geckoId]: policy } } }));
  const firefox = await launchFirefox({
    extensionDir,
    geckoId,
    helpdesk,
    ...(profile && { userDataDir: profile, beginsWithSetUp: await isNew(profile) }),
    ...(copy && { executablePath: copy.executablePath, beginsWithSetUp: false }),
  });
  if (policy && !copy) await tryPolicyInFirefox(firefox, policy);
  if (allowsNotifications) await grantInFirefox(firefox, 'notifications');
  if (allowsPrivateWindows) {
    await grantInFirefox(firefox, 'internal:privateBrowsingAllowed');
    await reloadInFirefox(firefox);
  }
  const driver = await driveFirefox(firefox);
  return {
    driver,
    checkConsole: () => undefined,
    async close() {
      await driver.close();
      await copy?.remove();
    },
  };
}

const isNew = async (profile: string): Promise<boolean> => (await readdir(profile)).length === 0;

/** On other systems, what belongs to the program lies elsewhere. */
async function copyOfFirefox(policies: object): Promise<BrowserCopy | undefined> {
  const found = process.platform === 'linux' ? await findFirefox() : undefined;
  return found && copyFirefoxWithPolicies(found.executablePath, policies);
}
