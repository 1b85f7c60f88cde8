import { rm } from 'node:fs/promises';
import { launchChromium } from '../../dev/chromium.ts';
import { chooseLanguage } from '../../dev/journeys/language.ts';
import { createViewWalk } from '../../dev/pictures/walk-views.ts';
import { cutTexts } from '../../dev/pseudo-locale/cut-texts.ts';
import { makePseudoBuild, PSEUDO_LOCALE } from '../../dev/pseudo-locale/pseudo-build.ts';
import { pseudoMessages } from '../../dev/pseudo-locale/pseudo-text.ts';
import { expect, test } from './support/fixtures.ts';
import { t } from './support/messages.ts';
import { saveConnections } from './support/reset-browser.ts';

/** Of Chrome's settings, “Very large”. */
const FONT_SIZE = 24;
/** A font size that a page gives its text, in pixels. The card must not follow it. */
const PAGE_FONT_SIZE = 40;

test('texts that are 40 % longer than in English are not cut off in the browser’s largest font size', async ({
  servers,
  extensionDir,
  headless,
}) => {
  // Walks through all views of a browser of its own.
  test.slow();
  const pseudoBuild = await makePseudoBuild(extensionDir);
  const { helpdesk, platform } = servers;
  const browser = await launchChromium({
    extensionDir: pseudoBuild,
    headless,
    helpdesk,
    fontSize: FONT_SIZE,
  });
  try {
    await saveConnections(browser, platform);
    await chooseLanguage(browser.firstPage, PSEUDO_LOCALE);
    await browser.context.addInitScript((size) => {
      if (location.protocol !== 'https:') return;
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${size}px`;
      });
    }, PAGE_FONT_SIZE);
    const walk = createViewWalk(browser, pseudoMessages(t), async (view, name) => {
      await expect(view.locator(`html[lang="${PSEUDO_LOCALE}"]`)).toHaveCount(1);
      // The frame of a card grows a moment after what is in it.
      await expect.poll(() => cutTexts(view), name).toEqual([]);
      const text = await view.evaluate(() => getComputedStyle(document.body).fontSize);
      expect(text, name).toBe(`${(13 * FONT_SIZE) / 16}px`);
      if (name.startsWith('card'))
        expect(await view.evaluate(() => innerWidth), name).toBe((380 * FONT_SIZE) / 16);
    });
    await walk.cards(helpdesk.url, ['deliveredWithProof', 'notFound']);
    await walk.lookups('popup');
    await walk.lookups('sidepanel');
    await walk.options();
  } finally {
    await browser.close();
    await rm(pseudoBuild, { recursive: true });
  }
});
