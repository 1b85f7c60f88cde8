import type { BrowserContext } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import type { Driver } from './drivers/driver.ts';
import type { TestServers } from './test-servers.ts';

/** Information for the user about the opened window. */
export function describeWindow({ extensionUrl }: Driver, { platform, helpdesk }: TestServers): string {
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
export function untilWindowCloses(context: BrowserContext): Promise<void> {
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
export function untilFirefoxCloses(browser: Browser): Promise<void> {
  return new Promise((resolve) => void browser.once('disconnected', () => resolve()));
}
