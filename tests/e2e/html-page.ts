import type { Page } from '@playwright/test';

/** A page of the helpdesk's host with nothing but the given body, which does not change by itself. */
export const HTML_PAGE = 'https://acme.zendesk.com/agent/page-under-test';

/** Lets `HTML_PAGE` answer with a body; to be called before the page goes there. */
export async function serveHtml(
  page: Page,
  body: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(HTML_PAGE, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`,
    }),
  );
}
