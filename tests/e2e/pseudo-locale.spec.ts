import { rm } from 'node:fs/promises';
import { launchChromium } from '../../dev/chromium.ts';
import { configureBrowser } from '../../dev/journeys/configure.ts';
import { chooseLanguage } from '../../dev/journeys/language.ts';
import { createViewWalk } from '../../dev/pictures/walk-views.ts';
import { cutTexts } from '../../dev/pseudo-locale/cut-texts.ts';
import { makePseudoBuild, PSEUDO_LOCALE } from '../../dev/pseudo-locale/pseudo-build.ts';
import { pseudoMessages } from '../../dev/pseudo-locale/pseudo-text.ts';
import { expect, test } from './support/fixtures.ts';
import { t } from './support/messages.ts';

test('texts that are 40 % longer than in English are cut nowhere', async ({
  servers,
  extensionDir,
  headless,
}) => {
  // Walks through all views of a browser of its own.
  test.slow();
  const pseudoBuild = await makePseudoBuild(extensionDir);
  const browser = await launchChromium({ extensionDir: pseudoBuild, headless, helpdesk: servers.helpdesk });
  try {
    await configureBrowser(browser, servers.platform);
    await chooseLanguage(browser.firstPage, PSEUDO_LOCALE);
    const walk = createViewWalk(browser, pseudoMessages(t), async (view, name) => {
      await expect(view.locator(`html[lang="${PSEUDO_LOCALE}"]`)).toHaveCount(1);
      // The frame of a card grows a moment after what is in it.
      await expect.poll(() => cutTexts(view), name).toEqual([]);
    });
    await walk.cards(servers.helpdesk.url, ['deliveredWithProof', 'notFound']);
    await walk.lookups('popup');
    await walk.lookups('sidepanel');
    await walk.options();
  } finally {
    await browser.close();
    await rm(pseudoBuild, { recursive: true });
  }
});
