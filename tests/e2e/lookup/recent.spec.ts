import type { Page } from '@playwright/test';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { ask, lookUpAll } from '../support/background.ts';
import { lookUp } from '../support/extension-pages.ts';
import { cardFrame, clickId, expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
/** With one more, there are enough to search. */
const MANY = Array.from({ length: 20 }, (_, index) => bulkId(index));

declare const chrome: { storage: Record<'local' | 'session', { get(): Promise<Record<string, unknown>> }> };

const openButton = (popup: Page, trackingId: string) =>
  popup.getByRole('button', { name: new RegExp(`^${trackingId} `) });
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

test('lists recent lookups with their status, without personal data', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  const first = await openPopup(resetBrowser);
  await expect(first.getByText(t.recent.empty(30))).toBeVisible();
  await lookUp(first, ID);
  await expect(first.getByText('Robin Marlow').first()).toBeVisible();
  await lookUp(first, SAMPLE_IDS.notFound);
  await expect(first.getByRole('heading', { name: t.shipment.notFound.title })).toBeVisible();
  await expectSaved(first, [ID]);
  await first.close();

  await resetBrowser.killServiceWorker();
  const popup = await openPopup(resetBrowser);
  await expect(rows(popup)).toHaveText([ID]);
  await expect(openButton(popup, ID)).toContainText(
    new RegExp(`${t.shipment.statusCategory.delivered}.*(now|second)`),
  );
  expect(await violations(popup)).toEqual([]);
  const kept = JSON.stringify(await popup.evaluate(() => chrome.storage.local.get()));
  expect(kept).toContain(ID);
  for (const personal of ['Robin', 'Sample Street', 'Montr', 'H0H', 'Northline', 'NL329014521622', '.jpg']) {
    expect(kept).not.toContain(personal);
  }

  const { track } = (await platform.counts()).sandbox;
  await openButton(popup, ID).click();
  await expect(popup.getByText('Robin Marlow').first()).toBeVisible();
  await popup.getByRole('button', { name: t.popup.back }).click();
  await expect(rows(popup)).toHaveText([ID]);
  expect((await platform.counts()).sandbox.track).toBe(track);
});

test('recent lookups can be searched, survive a restart, and belong to their environment', async ({
  resetBrowser,
  openPopup,
  platform: _platform,
}) => {
  const popup = await openPopup(resetBrowser);
  await lookUpAll(popup, MANY);
  await expectSaved(popup, MANY);
  await resetBrowser.killServiceWorker();
  await ask(popup, 'getShipment', { trackingId: SAMPLE_IDS.problem, refresh: false });
  await expect(popup.getByRole('button', { name: t.recent.showAll(21) })).toBeVisible();
  await expect(rows(popup)).toHaveCount(8);
  await expect(rows(popup).first()).toHaveText(SAMPLE_IDS.problem);

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
});

test('removes and restores one or all recent lookups, also by keyboard', async ({
  resetBrowser,
  openPopup,
  platform: _platform,
}) => {
  const popup = await openPopup(resetBrowser);
  for (const id of MANY.slice(0, 3)) await ask(popup, 'getShipment', { trackingId: id, refresh: false });
  const [oldest, middle, latest] = MANY.slice(0, 3);
  await expect(rows(popup)).toHaveText([latest, middle, oldest].map(String));

  await popup.getByRole('button', { name: t.recent.remove(String(middle)) }).focus();
  await popup.keyboard.press('Enter');
  await expect(rows(popup)).toHaveText([latest, oldest].map(String));
  const undo = popup.getByRole('button', { name: t.recent.undo, exact: true });
  await expect(undo).toBeFocused();
  expect(await violations(popup)).toEqual([]);
  await popup.keyboard.press('Enter');
  await expect(rows(popup)).toHaveText([latest, middle, oldest].map(String));
  await expect(openButton(popup, String(middle))).toBeFocused();

  await popup.getByRole('button', { name: t.recent.clear, exact: true }).click();
  await expect(popup.getByText(t.recent.removedAll(3))).toBeVisible();
  await expect(rows(popup)).toHaveCount(0);
  const kept = await popup.evaluate(() => chrome.storage.local.get());
  expect(JSON.stringify(kept)).not.toContain(latest);
  await undo.click();
  await expect(rows(popup)).toHaveCount(3);
  await popup.getByRole('button', { name: t.recent.clear, exact: true }).click();
  await popup.reload();
  await expect(popup.getByText(t.recent.empty(30))).toBeVisible();
  await expect(undo).toHaveCount(0);
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
