import type { Frame, Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cutOff } from '../support/axe.ts';
import { ask } from '../support/background.ts';
import { lookUp } from '../support/extension-pages.ts';
import { cardFrame, clickId, expect, test } from '../support/fixtures.ts';
import { HTML_PAGE, serveHtml } from '../support/html-page.ts';
import { t } from '../support/messages.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

const expectAge = (view: Page | Frame, age?: string): Promise<void> =>
  expect(view.getByText(t.shipment.asked(age), { exact: true })).toBeVisible();

test('the ages of an answer, a recent ID and a watched one stay true while the popup is open', async ({
  separateBrowser, // A fake clock applies to the whole browser until it closes.
  openPopup,
  platform: _platform,
}) => {
  const { clock } = separateBrowser.context;
  await clock.install();
  const popup = await openPopup(separateBrowser);
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
