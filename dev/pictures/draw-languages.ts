import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import { spanishMessages } from '../../features/catalogue.es.ts';
import { frenchMessages } from '../../features/catalogue.fr.ts';
import { type AllMessages, allEnglishMessages } from '../../features/catalogue.ts';
import { builtExtension } from '../build-extension.ts';
import { launchChromium } from '../chromium.ts';
import { configureBrowser } from '../journeys/configure.ts';
import { chooseLanguage } from '../journeys/language.ts';
import { cutTexts } from '../pseudo-locale/cut-texts.ts';
import { makePseudoBuild, PSEUDO_LOCALE } from '../pseudo-locale/pseudo-build.ts';
import { pseudoMessages } from '../pseudo-locale/pseudo-text.ts';
import { startTestServers } from '../test-servers.ts';
import { createViewWalk } from './walk-views.ts';

/**
 * Takes pictures of every view in the languages of the interface, to look at, and lists the texts that are cut:
 * `node --import tsx dev/pictures/draw-languages.ts fr es pseudo rtl`; with `dark` in the dark theme. `pseudo` is English
 * that is accented and 40 % longer, `rtl` English from right to left; a number is the browser's font size. Needs a build
 * for Chromium.
 */
const FOLDER = fileURLToPath(new URL('../../.waybill/languages/', import.meta.url));

interface Language {
  texts: AllMessages;
  /** The language that is chosen to see them. */
  chosen: string;
}

const LANGUAGES: Record<string, Language> = {
  en: { texts: allEnglishMessages, chosen: 'en' },
  rtl: { texts: allEnglishMessages, chosen: 'en' },
  fr: { texts: frenchMessages, chosen: 'fr' },
  es: { texts: spanishMessages, chosen: 'es' },
  pseudo: { texts: pseudoMessages(allEnglishMessages), chosen: PSEUDO_LOCALE },
};

const words = process.argv.slice(2);
const colorScheme = words.includes('dark') ? 'dark' : 'light';
const fontSize = words.map(Number).find((size) => size > 0) ?? 16;
const servers = await startTestServers();
for (const [name, language] of Object.entries(LANGUAGES)) {
  if (words.includes(name)) await drawLanguage(name, language);
}
await servers.close();

async function drawLanguage(name: string, { texts, chosen }: Language): Promise<void> {
  const folder = `${FOLDER}${[name, colorScheme, ...(fontSize === 16 ? [] : [fontSize])].join('-')}`;
  await mkdir(folder, { recursive: true });
  const built = builtExtension('chrome');
  const browser = await launchChromium({
    extensionDir: name === 'pseudo' ? await makePseudoBuild(built) : built,
    headless: true,
    helpdesk: servers.helpdesk,
    colorScheme,
    fontSize,
  });
  await configureBrowser(browser, servers.platform);
  await chooseLanguage(browser.firstPage, chosen);
  const walk = createViewWalk(browser, texts, draw);
  await walk.cards(servers.helpdesk.url);
  await walk.lookups('popup');
  await walk.lookups('sidepanel');
  await walk.options();
  await browser.close();

  async function draw(view: Page | Frame, picture: string): Promise<void> {
    if (name === 'rtl') await view.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const path = `${folder}/${picture}.png`;
    if ('page' in view) await (await view.frameElement()).screenshot({ path });
    else await view.screenshot({ path, fullPage: /^(options|set-up)/.test(picture) });
    for (const text of await cutTexts(view)) console.log(`${name} ${picture}: ${text}`);
  }
}
