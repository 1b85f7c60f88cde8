import type { Frame, Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { cutOff } from './support/axe.ts';
import { ask } from './support/background.ts';
import { lookUp } from './support/extension-pages.ts';
import { cardFrame, clickId, expect, test } from './support/fixtures.ts';
import { HTML_PAGE, serveHtml } from './support/html-page.ts';
import { t } from './support/messages.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

const expectAge = (view: Page | Frame, age?: string): Promise<void> =>
  expect(view.getByText(t.shipment.asked(age), { exact: true })).toBeVisible();

test('ages stay true in views that stay open, and a small card shows them in full', async ({
  separateBrowser, // A fake clock applies to the whole browser until it closes.
  openPage,
  openOptions,
  openPopup,
  platform: _platform,
}) => {
  const { clock } = separateBrowser.context;
  await clock.install();
  await ask(separateBrowser.firstPage, 'watch', { environment: 'sandbox', trackingId: SAMPLE_IDS.moving });
  const popup = await openPopup(separateBrowser);
  await lookUp(popup, ID);
  await expectAge(popup);

  const page = await openPage('about:blank', separateBrowser);
  await serveHtml(page, `<p>${ID}</p><p>${SAMPLE_IDS.moving}</p>`);
  await page.goto(HTML_PAGE);
  // 400 % of 1280 × 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expectAge(card);
  await expect(card.getByText(t.card.idPlace(1, 2, false))).toBeVisible();

  const lists = await openPopup(separateBrowser);
  const recent = lists.locator(`.recent-open[data-tracking-id="${ID}"]`);
  const watched = lists.locator('.watched-state');
  await expect(recent).toBeVisible();
  await expect(watched).toBeVisible();

  const options = await openOptions('diagnostics', separateBrowser);
  const token = options.locator('.token-line');
  await expect(token).toContainText('(in 24 h)');

  await clock.fastForward('10:00');
  await expectAge(card, '10 minutes ago');
  expect(await cutOff(card)).toEqual([]);

  await clock.fastForward('04:50:00');
  await expectAge(card, '5 hours ago');
  await expectAge(popup, '5 hours ago');
  await expect(recent).toContainText(t.recent.checked('5 hours ago'));
  await expect(watched).toContainText(t.watch.checked('5 hours ago'));
  await expect(token).toContainText('(in 19 h)');

  await clock.fastForward('19:00:00');
  await expect(token).toHaveText(t.options.noToken);
});
