import type { Page } from '@playwright/test';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { ask, lookUpAll } from '../support/background.ts';
import { lookUp } from '../support/extension-pages.ts';
import { cardFrame, clickId, expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

/** With one more, there are enough to search. */
const MANY = Array.from({ length: 20 }, (_, index) => bulkId(index));

declare const chrome: { storage: Record<'local' | 'session', { get(): Promise<Record<string, unknown>> }> };

/** The line with the status that the user saw before. */
const WAS_IN_TRANSIT = (() => {
  const { was, seen } = t.shipment;
  const when = [seen.today, seen.yesterday].map((at) => at('\\d{1,2}:\\d\\d')).join('|');
  return new RegExp(`^${was} ${t.shipment.statusCategory.inTransit} (${when})`);
})();
const rows = (popup: Page) => popup.locator('.recent-id');
/** Waits until these lookups are saved, which happens after they are answered. */
async function expectSaved(popup: Page, trackingIds: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const saved = await popup.evaluate(async () => {
        const [{ 'recent.entries': entries }, { 'recent.unsaved': unsaved }] = [
          await chrome.storage.local.get(),
          await chrome.storage.session.get(),
        ];
        return JSON.stringify([entries, unsaved]);
      });
      return trackingIds.filter((id) => !saved.includes(id));
    })
    .toEqual([]);
}

test('recent lookups can be searched, survive a restart, and belong to their environment', async ({
  resetBrowser,
  openPopup,
}) => {
  const popup = await openPopup(resetBrowser);
  await lookUpAll(popup, MANY);
  await expectSaved(popup, MANY);
  await resetBrowser.killServiceWorker();
  await ask(popup, 'getShipment', { trackingId: SAMPLE_IDS.problem, refresh: false });
  await expect(popup.getByRole('button', { name: t.recent.showAll(21) })).toBeVisible();
  await expect(rows(popup)).toHaveCount(8);
  await expect(rows(popup).first()).toHaveText(SAMPLE_IDS.problem);
  expect(await violations(popup)).toEqual([]);

  const search = popup.getByLabel(t.recent.search);
  await search.fill('address problem');
  await expect(rows(popup)).toHaveText([SAMPLE_IDS.problem]);
  await search.fill('nothing like it');
  await expect(popup.getByText(t.recent.noneFound('nothing like it'))).toBeVisible();
  await search.fill(bulkId(3));
  await expect(rows(popup)).toHaveText([bulkId(3)]);
  await search.press('Tab');
  await popup.keyboard.press('Enter');
  await expect(popup.getByText('IN_TRANSIT').first()).toBeVisible();

  try {
    await popup.getByRole('button', { name: t.popup.back }).click();
    await ask(popup, 'setEnvironment', { environment: 'production' });
    await expect(popup.getByText(t.recent.empty(30))).toBeVisible();
    await expect(rows(popup)).toHaveCount(0);
  } finally {
    await ask(popup, 'setEnvironment', { environment: 'sandbox' });
  }
  await expect(rows(popup)).toHaveCount(8);
  await popup.getByRole('button', { name: t.recent.remove(SAMPLE_IDS.problem) }).click();
  await expect(popup.getByRole('button', { name: t.recent.undo, exact: true })).toBeFocused();
  expect(await violations(popup)).toEqual([]);
});

test('popup and card show what has changed since the last lookup', async ({
  resetBrowser,
  openHtml,
  openPopup,
  platform,
}) => {
  const trackingId = bulkId(40);
  const answerWith = (status: string) =>
    platform.layReply({ environment: 'sandbox', trackingId, body: { trackingId, status } });
  const popup = await openPopup(resetBrowser);
  const line = popup.getByText(new RegExp(`^${t.shipment.was}`));
  await answerWith('IN_TRANSIT');
  await lookUp(popup, trackingId);
  await expect(popup.getByRole('heading', { name: t.shipment.statusCategory.inTransit })).toBeVisible();
  await expect(line).toHaveCount(0);

  await answerWith('OUT_FOR_DELIVERY');
  await popup.getByRole('button', { name: t.common.refresh }).click();
  await expect(line).toHaveText(WAS_IN_TRANSIT);
  expect(await violations(popup)).toEqual([]);
  await popup.getByRole('button', { name: t.common.refresh }).click();
  await expect(popup.getByText(t.shipment.checked(undefined))).toBeVisible();
  await expect(line).toHaveText(WAS_IN_TRANSIT);

  const page = await openHtml(`<p>Tracking number: ${trackingId}</p>`);
  await clickId(page, trackingId);
  const card = await cardFrame(page);
  await expect(card.getByText(WAS_IN_TRANSIT)).toBeVisible();
});

test('an ID that is removed is taken out of the latest table of all views, and undo brings it back', async ({
  openPopup,
  openPage,
  resetBrowser: { extensionUrl },
}) => {
  const { deliveredWithProof, moving } = SAMPLE_IDS;
  const panel = await openPage(extensionUrl('sidepanel.html'));
  await lookUp(panel, `${deliveredWithProof} ${moving}`);
  await expect(panel.getByText(t.bulkView.done(2))).toBeVisible();
  await panel.getByRole('button', { name: t.bulkView.back, exact: true }).click();
  const popup = await openPopup();
  const table = (view: Page, count: number) =>
    view.getByRole('button', { name: t.bulkLookup.showTable(count), exact: true });
  await popup.getByRole('button', { name: t.recent.remove(moving) }).click();
  for (const view of [popup, panel]) await expect(table(view, 1)).toBeVisible();
  await popup.getByRole('button', { name: t.recent.undo, exact: true }).click();
  for (const view of [popup, panel]) await expect(table(view, 2)).toBeVisible();
  await table(panel, 2).click();
  await expect(panel.getByRole('row').filter({ hasText: moving })).toContainText(
    t.bulkLookup.rowStatus.inTransit,
  );
});
