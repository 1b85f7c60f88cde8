import { launchChromium } from '../../../dev/chromium.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, expectNoCard, isCard, middleOfId, test } from '../support/fixtures.ts';
import { saveConnections } from '../support/reset-browser.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

test('a page on which a card was shown stays in the back/forward cache', async ({
  servers,
  extensionDir,
  headless,
}) => {
  const { helpdesk } = servers;
  const browser = await launchChromium({ extensionDir, headless, helpdesk, keepsPages: true });
  try {
    await saveConnections(browser, servers.platform);
    const page = await browser.context.newPage();
    const address = new URL('/agent/empty', helpdesk.url).href;
    await page.goto(address);
    await page.evaluate((id) => {
      document.body.innerHTML = `<p>Where is ${id}?</p><a href="/agent/other">Another ticket</a>`;
    }, ID);
    // The click on the link closes the card, the browser's own buttons leave the page while it is open.
    for (const leave of [
      () => page.getByRole('link').click(),
      () => page.goto(new URL('/agent/other', helpdesk.url).href),
    ]) {
      await clickId(page, ID);
      await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
      await leave();
      await page.waitForURL('**/other');
      await page.evaluate(() => history.back());
      // A page that comes from the cache does not load.
      await page.waitForURL(address, { waitUntil: 'commit' });
      expect(await page.evaluate(() => document.body.textContent)).toContain('Another ticket');
      await expectNoCard(page);
    }
    await clickId(page, ID);
    await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
  } finally {
    await browser.close();
  }
});

test('a page that stays after a cancelled navigation shows cards as before', async ({ openHtml }) => {
  const page = await openHtml(`<p>Where is ${ID}?</p><a href="/agent/file">File</a>`);
  await page.route('**/agent/file', (route) => route.fulfill({ status: 204 }));
  const { x, y } = await middleOfId(page, ID);
  await page.mouse.move(x, y);
  await expect.poll(() => page.frames().some(isCard)).toBe(true);
  await page.getByRole('link').click();
  await expect.poll(() => page.frames().some(isCard)).toBe(false);
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('Robin Marlow');
  // Not by the pointer, which would close the card.
  const answered = page.waitForResponse('**/agent/file');
  await page.evaluate(() => document.querySelector('a')?.click());
  await answered;
  await expect(card.locator('body')).toContainText('Robin Marlow');
  await page.keyboard.press('Escape');
  await expectNoCard(page);
});
