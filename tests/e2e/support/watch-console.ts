import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { watchForSecrets } from './canary.ts';

/** Scripts only: a page may request other files of the extension, and the browser logs the refusal. */
const OWN_SCRIPT = /\bchrome-extension:\/\/[^\s/]+\/\S+\.js\b/;
const OWN_PAGE = /^chrome-extension:/;

/**
 * Collects the errors of Waybill's scripts in web pages: exceptions, unhandled rejections, and what the scripts log.
 * @returns a function that fails if there was one since the last call
 */
function watchForOwnErrors(context: BrowserContext): () => void {
  let errors: string[] = [];
  context.on('weberror', (event) => {
    const { stack, message } = event.error();
    if (OWN_SCRIPT.test(`${stack}`)) errors.push(`${event.page()?.url()}: ${stack ?? message}`);
  });
  context.on('console', (message) => {
    const page = message.page()?.url();
    const { url } = message.location();
    // A message without a page is the background's, which logs its own failures.
    if (message.type() !== 'error' || !page || OWN_PAGE.test(page) || !OWN_SCRIPT.test(url)) return;
    errors.push(`${page}: ${message.text()} (${url})`);
  });
  return () => {
    const seen = errors;
    errors = [];
    expect(seen, 'errors of Waybill in the console of a page').toEqual([]);
  };
}

/**
 * Watches the console of a browser.
 * @returns a function that fails if it showed a key or token, or an error of Waybill in a page, since the last call
 */
export function watchConsole(context: BrowserContext): () => void {
  const checks = [watchForSecrets(context), watchForOwnErrors(context)];
  return () => {
    for (const check of checks) check();
  };
}
