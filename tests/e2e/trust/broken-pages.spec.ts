import type { Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, test } from '../support/fixtures.ts';
import { HTML_PAGE, serveHtml } from '../support/html-page.ts';
import { localeText } from '../support/messages.ts';

declare const chrome: {
  developerPrivate: { reload(id: string, options: { failQuietly: boolean }): Promise<void> };
};

const ID = SAMPLE_IDS.deliveredWithProof;

/** A page that defines the element of the card, with a shadow root of its own. */
const DEFINED = `
  <script>
    customElements.define('waybill-card', class extends HTMLElement {
      constructor() {
        super();
        this.attachShadow({ mode: 'open' });
      }
    });
  </script>
  <p>Tracking number: ${ID}</p>`;

test('opens the card on a page that defines its element', async ({ openHtml, platform: _platform }) => {
  const page = await openHtml(DEFINED);
  await clickId(page, ID);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
});

/** The names in the accessibility tree, which includes closed shadow roots. */
async function accessibleNames(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.map(({ name }) => name?.value);
}

test('offers to reload a page that an update of the extension has left behind', async ({
  separateBrowser: { context, firstPage, extensionId },
}) => {
  const page = await context.newPage();
  await serveHtml(page, `<p>Tracking number: ${ID}</p>`);
  await page.goto(HTML_PAGE);
  await clickId(page, ID);
  await cardFrame(page);
  await page.keyboard.press('Escape');
  await firstPage.goto('chrome://extensions');
  await firstPage.evaluate((id) => chrome.developerPrivate.reload(id, { failQuietly: true }), extensionId);
  await page.bringToFront();
  await clickId(page, ID);
  await expect.poll(() => accessibleNames(page)).toContain(localeText('pageOutdated'));
  expect(await accessibleNames(page)).toContain(localeText('reloadPage'));
});
