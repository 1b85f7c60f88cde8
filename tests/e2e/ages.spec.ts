import type { Frame, Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../dev/chromium.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { ask } from './support/background.ts';
import { jump } from './support/clock.ts';
import { lookUp } from './support/extension-pages.ts';
import { cardFrame, clickId, expect, test } from './support/fixtures.ts';
import { HTML_PAGE, serveHtml } from './support/html-page.ts';
import { cutOff } from './support/layout/sizes.ts';
import { t } from './support/messages.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

/** Opens a page directly: the fake clock does not always reach one that another page of the extension has opened. */
async function open({ context, extensionUrl }: ChromiumWithExtension, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(extensionUrl(path));
  return page;
}

const expectAge = (view: Page | Frame, age?: string): Promise<void> =>
  expect(view.getByText(t.shipment.checked(age), { exact: true })).toBeVisible();

// One test, because a fake clock applies to the whole browser until it closes, and another browser takes seconds.
test('the ages of answers, recent and watched IDs and the token stay true while their views are open', async ({
  separateBrowser,
  openPage,
}) => {
  const { clock } = separateBrowser.context;
  await clock.install();
  const popup = await open(separateBrowser, 'popup.html');
  await ask(popup, 'watch', { environment: 'sandbox', trackingId: SAMPLE_IDS.moving });
  await lookUp(popup, ID);
  const withoutShipment = await open(separateBrowser, 'popup.html');
  await lookUp(withoutShipment, SAMPLE_IDS.notFound);
  const token = (await open(separateBrowser, 'options.html#diagnostics')).locator('.token-line');
  const page = await openPage('about:blank', separateBrowser);
  await serveHtml(page, `<p>${bulkId(1)}</p><p>${bulkId(2)}</p>`);
  await page.goto(HTML_PAGE);
  // 400 % of 1280 × 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  await clickId(page, bulkId(1));
  const card = await cardFrame(page);
  await expect(card.getByText(t.card.idPlace(1, 2, false))).toBeVisible();
  const answers = [card, popup, withoutShipment];
  for (const view of answers) await expectAge(view);
  await expect(token).toContainText('(in 24 h)');

  await jump(clock, '10:00');
  for (const view of answers) await expectAge(view, '10 minutes ago');
  expect(await cutOff(card)).toEqual([]);
  await popup.getByRole('button', { name: t.popup.back, exact: true }).click();
  const row = popup.locator(`.recent-open[data-tracking-id="${ID}"]`);
  const watched = popup.locator('.watched-state');
  await expect(row).toContainText(t.recent.checked('10 minutes ago'));
  await expect(watched).toContainText(t.watch.checked('10 minutes ago'));

  await jump(clock, '50:00');
  await expect(row).toContainText(t.recent.checked('1 hour ago'));
  await expect(watched).toContainText(t.watch.checked('1 hour ago'));
  await jump(clock, '04:00:00');
  await expect(token).toContainText('(in 19 h)');
  await jump(clock, '19:00:00');
  await expect(token).toHaveText(t.options.noToken);
});
