import type { Frame, Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../dev/chromium.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { cutOff } from './support/axe.ts';
import { ask, obtainToken } from './support/background.ts';
import { lookUp } from './support/extension-pages.ts';
import { cardFrame, clickId, expect, test } from './support/fixtures.ts';
import { HTML_PAGE, serveHtml } from './support/html-page.ts';
import { t } from './support/messages.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

/** Not from another page of the extension: a clock that is installed does not always reach a page opened so. */
async function open({ context, extensionUrl }: ChromiumWithExtension, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(extensionUrl(path));
  return page;
}

const expectAge = (view: Page | Frame, age?: string): Promise<void> =>
  expect(view.getByText(t.shipment.checked(age), { exact: true })).toBeVisible();

/** A fake clock applies to the whole browser until it closes. */
async function openWithClock(browser: ChromiumWithExtension, path: string) {
  const { clock } = browser.context;
  await clock.install();
  return { clock, page: await open(browser, path) };
}

test('the ages of an answer, a recent ID and a watched one stay true while the popup is open', async ({
  separateBrowser,
  platform: _platform,
}) => {
  const { clock, page: popup } = await openWithClock(separateBrowser, 'popup.html');
  await ask(popup, 'watch', { environment: 'sandbox', trackingId: SAMPLE_IDS.moving });
  await lookUp(popup, ID);
  await expectAge(popup);
  await clock.fastForward('10:00');
  await expectAge(popup, '10 minutes ago');

  await popup.getByRole('button', { name: t.popup.back, exact: true }).click();
  const row = popup.locator(`.recent-open[data-tracking-id="${ID}"]`);
  const watched = popup.locator('.watched-state');
  await expect(row).toContainText(t.recent.checked('10 minutes ago'));
  await expect(watched).toContainText(t.watch.checked('10 minutes ago'));
  await clock.fastForward('50:00');
  await expect(row).toContainText(t.recent.checked('1 hour ago'));
  await expect(watched).toContainText(t.watch.checked('1 hour ago'));
});

test('“not found” says when that was, too', async ({ separateBrowser, platform: _platform }) => {
  const { clock, page: popup } = await openWithClock(separateBrowser, 'popup.html');
  await lookUp(popup, SAMPLE_IDS.notFound);
  await expectAge(popup);
  await clock.fastForward('10:00');
  await expectAge(popup, '10 minutes ago');
});

test('the time until the token expires stays true while the options are open', async ({
  separateBrowser, // A fake clock applies to the whole browser until it closes.
  platform,
}) => {
  const { clock } = separateBrowser.context;
  await clock.install();
  await obtainToken(separateBrowser.firstPage, platform);
  const options = await open(separateBrowser, 'options.html#diagnostics');
  const token = options.locator('.token-line');
  await expect(token).toContainText('(in 24 h)');
  await clock.fastForward('05:00:00');
  await expect(token).toContainText('(in 19 h)');
  await clock.fastForward('19:00:00');
  await expect(token).toHaveText(t.options.noToken);
});

test('a card that stays open says how old its answer is, and cuts nothing off in a small window', async ({
  separateBrowser, // A fake clock applies to the whole browser until it closes.
  openPage,
  platform: _platform,
}) => {
  const { clock } = separateBrowser.context;
  await clock.install();
  const page = await openPage('about:blank', separateBrowser);
  await serveHtml(page, `<p>${ID}</p><p>${SAMPLE_IDS.moving}</p>`);
  await page.goto(HTML_PAGE);
  // 400 % of 1280 × 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expectAge(card);
  await expect(card.getByText(t.card.idPlace(1, 2, false))).toBeVisible();
  await clock.fastForward('10:00');
  await expectAge(card, '10 minutes ago');
  expect(await cutOff(card)).toEqual([]);
});
