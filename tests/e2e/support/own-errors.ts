import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';

const OWN_SCRIPT = /\b(?:chrome|moz)-extension:\/\//;

/**
 * Collects the errors of Waybill's scripts in web pages: exceptions, unhandled rejections, and what the scripts log.
 * @returns a function that fails if there was one since the last call
 */
export function watchOwnErrors(context: BrowserContext): () => void {
  let errors: string[] = [];
  context.on('weberror', (event) => {
    const { stack, message } = event.error();
    if (OWN_SCRIPT.test(`${stack}`)) errors.push(`${event.page()?.url()}: ${stack ?? message}`);
  });
  context.on('console', (message) => {
    const page = message.page()?.url() ?? '';
    const { url } = message.location();
    if (message.type() !== 'error' || OWN_SCRIPT.test(page) || !OWN_SCRIPT.test(url)) return;
    errors.push(`${page}: ${message.text()} (${url})`);
  });
  return () => {
    const seen = errors;
    errors = [];
    expect(seen, 'errors of Waybill in the console of a page').toEqual([]);
  };
}
