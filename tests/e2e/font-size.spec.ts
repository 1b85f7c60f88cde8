import { launchChromium } from '../../dev/chromium.ts';
import { configureBrowser } from '../../dev/journeys/configure.ts';
import { createViewWalk } from '../../dev/pictures/walk-views.ts';
import { cutTexts } from '../../dev/pseudo-locale/cut-texts.ts';
import { expect, test } from './support/fixtures.ts';
import { t } from './support/messages.ts';

/** Of Chrome's settings, “Very large”. */
const FONT_SIZE = 24;
/** What pages say their text is, which is the card's concern no more than their colours. */
const PAGE_FONT_SIZE = 40;

test('views are larger with the browser’s font size, not with the page’s, and nothing is cut', async ({
  servers,
  extensionDir,
  headless,
}) => {
  // Walks through the views of a browser of its own.
  test.slow();
  const { helpdesk } = servers;
  const browser = await launchChromium({ extensionDir, headless, helpdesk, fontSize: FONT_SIZE });
  try {
    await configureBrowser(browser, servers.platform);
    await browser.context.addInitScript((size) => {
      if (location.protocol !== 'https:') return;
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${size}px`;
      });
    }, PAGE_FONT_SIZE);
    const walk = createViewWalk(browser, t, async (view, name) => {
      await expect.poll(() => cutTexts(view), name).toEqual([]);
      const text = await view.evaluate(() => getComputedStyle(document.body).fontSize);
      expect(text, name).toBe(`${(13 * FONT_SIZE) / 16}px`);
      if (name.startsWith('card'))
        expect(await view.evaluate(() => innerWidth), name).toBe((380 * FONT_SIZE) / 16);
    });
    await walk.cards(helpdesk.url, ['deliveredWithProof', 'notFound']);
    await walk.lookups('sidepanel');
    await walk.options();
  } finally {
    await browser.close();
  }
});
