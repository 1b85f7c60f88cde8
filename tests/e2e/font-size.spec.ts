import { type ChromiumWithExtension, launchChromium } from '../../dev/chromium.ts';
import { chooseLanguage } from '../../dev/journeys/language.ts';
import { cutTexts } from '../../dev/pseudo-locale/cut-texts.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { frenchMessages } from '../../features/catalogue.fr.ts';
import { lookUp } from './support/extension-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { t } from './support/messages.ts';
import { saveConnections } from './support/reset-browser.ts';

/** Its text has twice the usual size, and must still be readable in a narrow window. */
let browserWithLargeText: ChromiumWithExtension;

// Not a fixture for the whole worker: that would take a worker of its own.
test.beforeAll(async ({ servers, extensionDir, headless }) => {
  const { helpdesk, platform } = servers;
  browserWithLargeText = await launchChromium({ extensionDir, headless, helpdesk, fontSize: 32 });
  await saveConnections(browserWithLargeText, platform);
});
test.afterAll(() => browserWithLargeText.close());

test('with text of twice the size, a narrow window breaks no word of the set-up and the connection', async () => {
  const { firstPage: page, extensionUrl } = browserWithLargeText;
  await page.setViewportSize({ width: 360, height: 800 });
  const names = page.locator('.environment-part > span');
  for (const name of ['connection', 'set-up']) {
    await page.goto(extensionUrl(`options.html#${name}`));
    await expect(names).toHaveCount(2);
    expect(await cutTexts(page), name).toEqual([]);
    const lines = await names.evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      }),
    );
    expect(lines, name).toEqual([1, 1]);
  }
  await page.locator('.environment-part.production').click();
  await expect(page.getByRole('switch', { name: t.options.environmentName.sandbox })).not.toBeChecked();
  await page.locator('.environment-part.sandbox').click();
  await expect(page.getByRole('switch', { name: t.options.environmentName.sandbox })).toBeChecked();
});

test('with text of twice the size, the test webhook is not wider than a narrow window', async () => {
  const { firstPage: page, extensionUrl } = browserWithLargeText;
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(extensionUrl('options.html#test-webhook'));
  for (const [language, { webhook }] of [
    ['fr', frenchMessages],
    // Last, because the other tests in this browser expect it.
    ['en', t],
  ] as const) {
    await chooseLanguage(page, language);
    await page.getByRole('button', { name: webhook.send, exact: true }).waitFor();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect.soft(widths, language).toEqual([320, 320]);
    expect.soft(await cutTexts(page), language).toEqual([]);
    // The two environments stand below each other where they have no room beside each other.
    const parts = page.locator('.target-part');
    const cut = await parts.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth));
    expect.soft(cut, language).toEqual([]);
  }
});

test('with text of twice the size, a narrow window shows switches, keys, ages and tools of photos as a whole', async () => {
  const { firstPage: page, extensionUrl } = browserWithLargeText;
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(extensionUrl('options.html#photos'));
  await page.getByRole('switch', { name: t.photos.switch }).waitFor();
  expect.soft(await cutTexts(page)).toEqual([]);

  await page.goto(extensionUrl('options.html#keyboard'));
  await page.locator('.shortcut-row').first().waitFor();
  const broken = await page.locator('.shortcut-row > dt').evaluateAll((names) =>
    names.flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild as Text, index);
        range.setEnd(firstChild as Text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    ),
  );
  expect.soft(broken).toEqual([]);

  await page.setViewportSize({ width: 380, height: 800 });
  await page.goto(extensionUrl('sidepanel.html'));
  await lookUp(page, `${SAMPLE_IDS.stale} ${SAMPLE_IDS.problem}`);
  await expect(page.locator('.bulk-updated > time')).toHaveCount(2);
  expect.soft(await cutTexts(page)).toEqual([]);

  await page.reload();
  await lookUp(page, SAMPLE_IDS.deliveredWithProof);
  await page.locator('.thumb').first().click();
  await expect(page.getByRole('link', { name: t.images.open })).toBeInViewport({ ratio: 1 });
});

test('with text of twice the size, a narrow panel shows names, an address and the choices of a reply as a whole', async () => {
  const { firstPage: page, extensionUrl } = browserWithLargeText;
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(extensionUrl('sidepanel.html'));
  await lookUp(page, SAMPLE_IDS.handedOverMoving);
  for (const part of ['.platform-status', '.rail-name > bdi', '.address']) {
    const cut = (all: Element[]) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length;
    await expect(page.locator(part).first()).toBeVisible();
    expect.soft(await page.locator(part).evaluateAll(cut), part).toBe(0);
  }
  await page.getByRole('button', { name: t.copying.openReply, exact: true }).click();
  const [type, language] = await page.getByRole('combobox').all();
  const below = (await type?.boundingBox())?.y ?? 0;
  expect((await language?.boundingBox())?.y).toBeGreaterThan(below);
});
