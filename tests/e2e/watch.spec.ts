import type { Frame, Page } from '@playwright/test';
import { bulkId } from '../../dev/sample-ids.ts';
import { violations } from './support/axe.ts';
import { ask } from './support/background.ts';
import { lookUp } from './support/extension-pages.ts';
import { cardFrame, clickId, expect } from './support/fixtures.ts';
import { ANY_TEXT, failureAction, pattern, t } from './support/messages.ts';
import {
  alarms,
  checksEnded,
  clickNotification,
  notifications,
  ring,
  ringNow,
  test,
} from './support/watching.ts';

declare const chrome: {
  storage: { local: { set(items: object): Promise<void>; remove(key: string): Promise<void> } };
  alarms: { clearAll(): Promise<boolean> };
  permissions: { request(): Promise<boolean> };
};

const toggle = (view: Page | Frame) =>
  view.getByRole('button', { name: t.shipment.watch.toggle, exact: true });

async function watchFromPopup(popup: Page, id: string): Promise<void> {
  await lookUp(popup, id);
  await toggle(popup).click();
  await expect(toggle(popup)).toHaveAttribute('aria-pressed', 'true');
}

test('checks a watched ID again, notifies of a change, and stops at "delivered"', async ({
  sharedBrowser,
  inside,
  openPopup,
  platform,
}) => {
  const id = bulkId(20);
  const name = `watch sandbox ${id}`;
  const popup = await openPopup();
  await watchFromPopup(popup, id);
  await expect(popup.getByText(pattern(t.shipment.watch.until(ANY_TEXT)))).toBeVisible();
  await platform.resetCounts();

  await ring(inside);
  await expect.poll(async () => (await platform.counts()).sandbox.track).toBe(1);
  await checksEnded(inside);
  expect(await notifications(inside)).toEqual([]);

  const trackingId = id;
  await platform.layReply({
    environment: 'sandbox',
    trackingId,
    body: { trackingId, status: 'OUT_FOR_DELIVERY' },
  });
  await ring(inside);
  await expect.poll(() => notifications(inside)).toEqual([name]);
  await popup.reload();
  const listOf = (count: number) =>
    popup.locator('section', { has: popup.getByRole('heading', { name: t.watch.title(count) }) });
  const list = listOf(1);
  await expect(list.getByText(t.watch.changed)).toBeVisible();
  await expect(list.getByText(t.shipment.statusCategory.outForDelivery)).toHaveCount(1);
  await expect(list.getByText(pattern(t.watch.checked(ANY_TEXT)))).toBeVisible();

  const opened = sharedBrowser.context.waitForEvent('page');
  await clickNotification(sharedBrowser, name);
  const shipment = await opened;
  await expect(shipment.getByText('OUT_FOR_DELIVERY').first()).toBeVisible();
  await expect.poll(() => notifications(inside)).toEqual([]);
  await expect(list.getByText(t.watch.changed)).toHaveCount(0);
  await shipment.close();

  await platform.layReply({ environment: 'sandbox', trackingId, body: { trackingId, status: 'DELIVERED' } });
  await ring(inside);
  await expect(listOf(0).getByText(t.watch.ended.delivered)).toBeVisible();
  await expect.poll(() => notifications(inside)).toEqual([name]);
  await expect.poll(() => alarms(inside)).toEqual([]);
});

test('continues a watch after the background was killed and its alarm lost', async ({
  sharedBrowser,
  inside,
  openHtml,
  platform,
}) => {
  const id = bulkId(21);
  const page = await openHtml(`<p>Where is ${id}?</p>`);
  await clickId(page, id);
  const card = await cardFrame(page);
  await toggle(card).click();
  await expect(toggle(card)).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByText(pattern(t.shipment.watch.until(ANY_TEXT)))).toBeVisible();
  expect(await violations(card)).toEqual([]);

  await sharedBrowser.killServiceWorker();
  await inside.evaluate(() => chrome.alarms.clearAll());
  await ask(inside, 'getConnections');
  await expect.poll(() => alarms(inside)).toEqual(['watch']);

  await sharedBrowser.killServiceWorker();
  await platform.layReply({
    environment: 'sandbox',
    trackingId: id,
    body: { trackingId: id, status: 'IN_TRANSIT', transferCarrierName: 'Northline Parcel' },
  });
  await ringNow(inside);
  await expect.poll(() => notifications(inside)).toContain(`watch sandbox ${id}`);
});

test('pauses for the other environment and for a rejected key, with the reason', async ({
  inside,
  openPopup,
  platform,
}) => {
  const popup = await openPopup();
  await watchFromPopup(popup, bulkId(22));
  await ask(inside, 'setEnvironment', { environment: 'production' });
  await expect.poll(() => alarms(inside)).toEqual([]);
  await platform.resetCounts();
  await ring(inside);
  await expect.poll(() => alarms(inside)).toEqual([]);
  await popup.reload();
  await expect(popup.getByText(t.watch.elsewhere(1, 'production'))).toBeVisible();
  expect((await platform.counts()).production.track).toBe(0);
  expect((await platform.counts()).sandbox.track).toBe(0);

  await ask(inside, 'setEnvironment', { environment: 'sandbox' });
  await platform.revokeKey('sandbox');
  await ring(inside);
  await popup.reload();
  await expect(
    popup.getByText(
      pattern(t.watch.paused(t.failures.keyRejected({ kind: 'keyRejected', host: ANY_TEXT }).title)),
    ),
  ).toBeVisible();
  await expect(popup.getByRole('button', { name: failureAction('keyRejected') })).toBeVisible();
  await expect.poll(() => alarms(inside)).toEqual([]);

  await platform.restoreKey('sandbox');
  await ask(inside, 'getShipment', { trackingId: bulkId(23), refresh: true });
  await expect(popup.getByText(pattern(t.watch.paused(ANY_TEXT)))).toHaveCount(0);
  await expect.poll(() => alarms(inside)).toEqual(['watch']);
});

test('a watch that is not saved says why', async ({ inside, openPopup }) => {
  const popup = await openPopup();
  await lookUp(popup, bulkId(26));
  // Saved by a newer version, which this one does not replace.
  await inside.evaluate(() => chrome.storage.local.set({ 'watch.watches': { version: 99, value: {} } }));
  await toggle(popup).click();
  const { title } = t.failures.newerData({ kind: 'newerData' });
  await expect(popup.getByRole('status').filter({ hasText: title })).toBeVisible();
  await expect(toggle(popup)).toHaveAttribute('aria-pressed', 'false');
  await inside.evaluate(() => chrome.storage.local.remove('watch.watches'));
  await toggle(popup).click();
  await expect(toggle(popup)).toHaveAttribute('aria-pressed', 'true');
  await expect(popup.getByText(title)).toHaveCount(0);
});

test('marks changes in the list without notifications; watches stop and resume by keyboard', async ({
  inside,
  openPage,
  sharedBrowser,
  platform,
  withoutNotifications: _,
}) => {
  const id = bulkId(24);
  const popup = await openPage('about:blank');
  await popup.addInitScript(() => {
    chrome.permissions.request = async () => false;
  });
  await popup.setViewportSize({ width: 320, height: 600 });
  await popup.goto(sharedBrowser.extensionUrl('popup.html'));
  await watchFromPopup(popup, id);
  await expect(popup.getByText(t.shipment.watch.withoutNotifications)).toBeVisible();
  expect(await violations(popup)).toEqual([]);

  const status = `HELD_AT_${'A_PLACE_WITH_A_LONG_NAME_'.repeat(4)}`;
  await platform.layReply({ environment: 'sandbox', trackingId: id, body: { trackingId: id, status } });
  await ring(inside);
  await popup.reload();
  await expect(popup.getByText(t.watch.changed, { exact: true })).toBeVisible();
  await expect(popup.getByRole('button', { name: t.watch.allowNotifications })).toBeVisible();
  expect(await violations(popup)).toEqual([]);
  expect(await popup.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
    0,
  );

  await popup.getByRole('button', { name: t.watch.stop(id) }).press('Enter');
  await expect(popup.getByRole('button', { name: t.watch.undo })).toBeFocused();
  expect(await alarms(inside)).toEqual([]);
  expect(await violations(popup)).toEqual([]);
  await popup.keyboard.press('Enter');
  await expect(popup.getByRole('button', { name: t.watch.stop(id) })).toBeFocused();
  expect(await alarms(inside)).toEqual(['watch']);
  await expect(popup.getByText(t.watch.changed, { exact: true })).toBeVisible();
});
