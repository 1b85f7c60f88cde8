import type { BrowserContext } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { buildExtension, geckoIdOf } from './build-extension.ts';
import { launchChromium } from './chromium.ts';
import { driveChromium } from './drivers/chromium-driver.ts';
import type { Driver } from './drivers/driver.ts';
import { driveFirefox } from './drivers/firefox-driver.ts';
import { launchFirefox } from './firefox.ts';
import { INTERRUPTED, untilInterrupted } from './interruption.ts';
import { configure, LOOPBACK_HOSTS } from './journeys/configure.ts';
import { walkJourneys } from './journeys/walk-journeys.ts';
import { startTestServers, type TestServers } from './test-servers.ts';

interface StartOptions {
  isHeadless: boolean;
  browser: 'chromium' | 'firefox';
}

/** A started browser, and when the user has closed it. */
interface Started {
  driver: Driver;
  untilClosed(): Promise<void>;
}

/**
 * Builds the extension and demonstrates it: in a window or, without a display, by running the journeys.
 * @returns the process's exit code
 */
export async function start({ isHeadless, browser }: StartOptions): Promise<number> {
  const headless = isHeadless || !hasDisplay();
  const interrupted = untilInterrupted();
  const cleanups: (() => Promise<void>)[] = [];
  const show = async (): Promise<number> => {
    console.log('Building the extension …');
    const extensionDir = await buildExtension(browser === 'firefox' ? 'firefox' : 'chrome');
    const servers = await startTestServers();
    cleanups.push(servers.close);
    const launch = browser === 'firefox' ? startFirefox : startChromium;
    const started = await launch(extensionDir, servers, headless);
    const { driver } = started;
    cleanups.push(driver.close);
    await driver.grantHosts(LOOPBACK_HOSTS);
    const options = await driver.open(driver.extensionUrl('options.html#connection'));
    await configure(options, servers.platform);
    await options.close();
    return headless ? walkJourneys(driver, servers) : keepOpen(started, servers);
  };
  try {
    return await Promise.race([show(), interrupted.then(() => (headless ? INTERRUPTED : 0))]);
  } finally {
    await Promise.all(cleanups.map((cleanUp) => cleanUp()));
  }
}

async function startChromium(
  extensionDir: string,
  { helpdesk }: TestServers,
  headless: boolean,
): Promise<Started> {
  const chromium = await launchChromium({ extensionDir, headless, helpdesk });
  return {
    driver: await driveChromium(chromium),
    untilClosed: () => untilWindowCloses(chromium.context),
  };
}

async function startFirefox(
  extensionDir: string,
  { helpdesk }: TestServers,
  headless: boolean,
): Promise<Started> {
  const firefox = await launchFirefox({ extensionDir, geckoId: geckoIdOf(extensionDir), headless, helpdesk });
  return { driver: await driveFirefox(firefox), untilClosed: () => untilFirefoxCloses(firefox.browser) };
}

async function keepOpen({ driver, untilClosed }: Started, servers: TestServers): Promise<number> {
  await driver.home.goto(servers.helpdesk.url);
  console.log(describeWindow(driver, servers));
  await untilClosed();
  return 0;
}

/** macOS and Windows always have a display. */
function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Information for the user about the opened window. */
function describeWindow({ extensionUrl }: Driver, { platform, helpdesk }: TestServers): string {
  return `
Waybill is running in the browser window. Click a highlighted tracking ID in the ticket.

  Demo helpdesk    ${helpdesk.url}   (in that window only)
  Options page     ${extensionUrl('options.html')}
  Webhook inbox    ${platform.inboxUrl}
  Sandbox          ${platform.sandbox.partnerUrl} and ${platform.sandbox.clientUrl}
  Test switches    ${platform.adminUrl}

Press Ctrl+C here, or close the window, to end everything.`;
}

/** Resolves when the user has closed the window. On macOS the browser keeps running without a window. */
function untilWindowCloses(context: BrowserContext): Promise<void> {
  return new Promise((resolve) => {
    const endIfEmpty = () => {
      if (context.pages().length === 0) resolve();
    };
    context.once('close', () => resolve());
    context.on('page', (page) => page.once('close', endIfEmpty));
    for (const page of context.pages()) page.once('close', endIfEmpty);
  });
}

/** Resolves when the user has closed Firefox. */
function untilFirefoxCloses(browser: Browser): Promise<void> {
  return new Promise((resolve) => void browser.once('disconnected', () => resolve()));
}
