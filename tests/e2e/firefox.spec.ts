import type { Frame, Page } from 'puppeteer-core';
import { builtExtension, geckoIdOf } from '../../dev/build-extension.ts';
import { addressOf, viewInFirefox } from '../../dev/drivers/firefox-controls.ts';
import { openCard } from '../../dev/drivers/firefox-driver.ts';
import {
  addressBarLines,
  chooseFromMenu,
  closeSidebar,
  openPopups,
  openSidebar,
  placeOfButton,
  typeInAddressBar,
} from '../../dev/drivers/firefox-interface.ts';
import { openPages, runInFirefox } from '../../dev/drivers/firefox-internals.ts';
import type { FirefoxWithExtension } from '../../dev/firefox.ts';
import { DELIVERED } from '../../dev/journeys/answer.ts';
import { configure } from '../../dev/journeys/configure.ts';
import { middleOfHighlight, textsOfHighlights } from '../../dev/journeys/highlights-in-page.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { launchText } from '../../features/launch/text.en.ts';
import { forgeEvents, showEditor, showInShadow } from './support/firefox-page-scripts.ts';
import {
  coloredPixels,
  extensionFrames,
  launchBuiltFirefox,
  leaveOutEvent,
  textOf,
} from './support/firefox-pages.ts';
import { expect, test } from './support/fixtures.ts';

// Another browser starts beside those of the other workers.
test.describe.configure({ timeout: 120_000 });

const VIEWPORT = { width: 1280, height: 800 };

let firefox: FirefoxWithExtension;

test.beforeAll(async ({ servers }) => {
  test.setTimeout(120_000);
  // Without a display, Firefox's scrollbars take no room otherwise.
  firefox = await launchBuiltFirefox(servers, { preferences: { 'ui.useOverlayScrollbars': 0 } });
  const options = await firefox.openExtensionPage('options.html#connection');
  await configure(viewInFirefox(options), servers.platform);
});

// Playwright takes screenshots of its own browsers only.
test.afterEach(async ({ browserName: _ }, testInfo) => {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const [i, page] of (await openPages(firefox.browser)).entries()) {
    const path = testInfo.outputPath(`firefox-${i + 1}.png`) as `${string}.png`;
    await page.screenshot({ path });
    testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
});

test.afterAll(async () => {
  await firefox?.close();
});

async function openTicket(url: string): Promise<Page> {
  const page = await firefox.browser.newPage();
  await page.setViewport(VIEWPORT);
  await page.goto(url);
  return page;
}

async function openDelivered(url: string): Promise<{ page: Page; card: Frame }> {
  const page = await openTicket(url);
  await expect.poll(() => page.evaluate(textsOfHighlights)).toContain(DELIVERED.id);
  const { x, y } = await page.evaluate(middleOfHighlight, DELIVERED.id);
  await page.mouse.click(x, y);
  await expect.poll(async () => textOf(await openCard(page))).toContain(DELIVERED.recipient);
  const card = await openCard(page);
  if (!card) throw new Error('The card has closed.');
  return { page, card };
}

for (const mode of ['open', 'closed'] as const) {
  test(`Firefox: highlights an ID in ${mode} shadow roots and opens its card on a click`, async ({
    servers,
  }) => {
    const page = await openTicket(servers.helpdesk.url);
    await page.evaluate(showInShadow, mode, SAMPLE_IDS.moving);

    await expect.poll(() => page.evaluate(textsOfHighlights)).toContain(SAMPLE_IDS.moving);
    const box = { x: 0, y: 0, width: 200, height: 40 };
    await expect
      .poll(async () => coloredPixels(page, await page.screenshot({ clip: box })))
      .toBeGreaterThan(100);
    const { x, y } = await page.evaluate(middleOfHighlight, SAMPLE_IDS.moving);
    await page.mouse.click(x, y);
    await expect.poll(() => openCard(page)).toBeDefined();
  });
}

test('Firefox: the button is in the toolbar, not in the panel of extensions', async () => {
  expect(await placeOfButton(firefox)).toBe('nav-bar');
});

test('Firefox: a card with images that has room for them has no scrollbar, though scrollbars take room', async ({
  servers,
}) => {
  const { page, card } = await openDelivered(servers.helpdesk.url);
  const drawn = () =>
    card.evaluate(() => {
      const body = document.querySelector<HTMLElement>('.panel-scroll');
      const images = [...(body?.querySelectorAll('.thumb') ?? [])].filter((each) =>
        each.querySelector('img'),
      );
      return {
        hasScrollbar: body ? body.offsetWidth > body.clientWidth : undefined,
        heights: images.map(({ clientHeight }) => clientHeight),
      };
    });
  const hasScrollbar = async () => (await drawn()).hasScrollbar;
  await expect.poll(async () => (await drawn()).heights.length).toBeGreaterThan(1);
  await expect.poll(hasScrollbar).toBe(false);
  const { heights } = await drawn();
  // In a window that is too low it needs one, and then images that got lower beside it would keep it.
  await page.setViewport({ ...VIEWPORT, height: 320 });
  await expect.poll(hasScrollbar).toBe(true);
  expect(await drawn()).toEqual({ hasScrollbar: true, heights });
  await page.setViewport(VIEWPORT);
  await expect.poll(hasScrollbar).toBe(false);
});

test('Firefox: the scrollbar of the list of keys is not drawn over the round corners of its sheet', async ({
  servers,
}) => {
  const { page, card } = await openDelivered(servers.helpdesk.url);
  await page.keyboard.press('?');
  const drawn = () =>
    card.evaluate(() => {
      const sheet = document.querySelector<HTMLElement>('dialog[open]');
      const all = [...(sheet?.querySelectorAll<HTMLElement>('*') ?? [])];
      all.at(-1)?.scrollIntoView();
      const widthOfBars = (each: HTMLElement) => each.offsetWidth - each.clientWidth - 2 * each.clientLeft;
      return {
        ofSheet: sheet && widthOfBars(sheet) > 0,
        inSheet: all.some((each) => each.clientWidth > 0 && widthOfBars(each) > 0),
        isCut: sheet && sheet.scrollHeight > sheet.clientHeight,
      };
    });
  await expect.poll(drawn).toEqual({ ofSheet: false, inSheet: true, isCut: false });
});

test('Firefox: an open sidebar shows the lookup from the context menu, and no popup opens', async ({
  servers,
  platform,
}) => {
  const page = await openTicket(servers.helpdesk.url);
  await page.evaluate(showEditor, [SAMPLE_IDS.problem, SAMPLE_IDS.stale]);
  const lookUpFromMenu = async (paragraph: number, id: string) => {
    const selector = `p:nth-of-type(${paragraph})`;
    await page.click(selector, { count: 3 });
    await page.click(selector, { button: 'right' });
    await expect.poll(() => chooseFromMenu(firefox, launchText.menu.replace('%s', id))).toBe(true);
  };
  await lookUpFromMenu(1, SAMPLE_IDS.problem);
  await expect.poll(() => openPopups(firefox)).toBe(1);
  // The sidebar closes the popup, and a popup that is closed early sends nothing.
  await expect.poll(async () => (await platform.counts()).sandbox.track).toBe(1);

  await openSidebar(firefox);
  await lookUpFromMenu(2, SAMPLE_IDS.stale);
  await expect.poll(async () => (await platform.counts()).sandbox.track).toBe(2);
  expect(await openPopups(firefox)).toBe(0);
  await closeSidebar(firefox);
});

test('Firefox: forged events and clicks send nothing, and a page frames nothing but an empty card', async ({
  servers,
  platform,
}) => {
  const page = await openTicket(servers.helpdesk.url);
  await expect.poll(() => page.evaluate(textsOfHighlights)).toContain(DELIVERED.id);
  const { x, y } = await page.evaluate(middleOfHighlight, DELIVERED.id);
  await page.evaluate(forgeEvents, { x, y, extensionId: geckoIdOf(builtExtension('firefox')) });
  // The browser reports no end of a load that it refuses. The cards are loaded after those, one after the other.
  const cards: string[] = [];
  for (const path of ['popup.html', 'options.html', 'sidepanel.html', 'card.html', 'card.html']) {
    await page.evaluate(addFrame, firefox.extensionUrl(path));
    if (path !== 'card.html') continue;
    cards.push('/card.html');
    await expect.poll(() => extensionFrames(page)).toEqual(cards);
  }
  expect(await platform.requests()).toEqual([]);

  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('body > iframe')) frame.remove();
  });
  await page.mouse.click(x, y);
  await expect.poll(async () => textOf(await openCard(page))).toContain(DELIVERED.status);
});

test('Firefox: the address bar suggests the ID in the typed text, whatever was typed before', async () => {
  await openTicket('about:blank');
  const { hint, lookUp } = launchText.addressBar;
  for (const id of [DELIVERED.id, SAMPLE_IDS.problem]) {
    await typeInAddressBar(firefox, `track ${id}`);
    await expect.poll(async () => (await addressBarLines(firefox)).slice(1)).toEqual([lookUp(id)]);
  }
  await typeInAddressBar(firefox, 'nothing');
  await expect.poll(() => addressBarLines(firefox)).toEqual([hint]);
});

test('Firefox: in forced colours, the borders of the connections are as clear as those of fields', async () => {
  const options = await firefox.openExtensionPage('options.html#connection');
  await options.waitForSelector('fieldset input');
  const setColors = (isForced: boolean) =>
    runInFirefox(
      firefox,
      `Services.prefs.setIntPref('browser.display.document_color_use', ${isForced ? 2 : 0});
       Services.prefs.setIntPref('ui.useAccessibilityTheme', ${isForced ? 1 : 0});`,
    );
  const isForced = () => options.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const borderOf = (selector: string) =>
    options.$eval(selector, (each) => getComputedStyle(each).borderTopColor);
  await setColors(true);
  await expect.poll(isForced).toBe(true);
  expect(await borderOf('fieldset')).toBe(await borderOf('fieldset .field-input'));
  await setColors(false);
  await options.close();
});

test('Firefox: the driver lists a tab for which Firefox has sent no event, and drops it when it closes', async () => {
  const { browser, extensionUrl } = firefox;
  const url = extensionUrl('popup.html');
  const addresses = async () => Promise.all((await openPages(browser)).map(addressOf));
  const report = leaveOutEvent(browser, 'browsingContext.contextCreated');
  await runInFirefox(
    firefox,
    `const { extension } = WebExtensionPolicy.getByHostname('${new URL(url).hostname}');
     window.testTab = gBrowser.addTab('${url}', { triggeringPrincipal: extension.principal });`,
  );
  const urlOfTab = () => runInFirefox(firefox, 'return window.testTab.linkedBrowser.currentURI.spec;');
  await expect.poll(urlOfTab).toBe(url);
  report();
  await expect.poll(addresses).toContain(url);
  await runInFirefox(firefox, 'gBrowser.removeTab(window.testTab);');
  await expect.poll(addresses).not.toContain(url);
});

function addFrame(address: string): void {
  const frame = document.createElement('iframe');
  frame.src = address;
  document.body.append(frame);
}
