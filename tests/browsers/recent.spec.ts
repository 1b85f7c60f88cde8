import type { Tab } from '../../dev/drivers/driver.ts';
import { DELIVERED, expectText } from '../../dev/journeys/answer.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { t } from '../e2e/support/messages.ts';
import { ask, expect, test } from './support/fixtures.ts';
import { lookUp } from './support/look-up.ts';

declare const chrome: { storage: Record<'local' | 'session', { get(): Promise<Record<string, unknown>> }> };

const expectRows = (popup: Tab, ids: readonly string[]) =>
  expect
    .poll(() =>
      popup.run(() => [...document.querySelectorAll('.recent-id')].map(({ textContent }) => textContent)),
    )
    .toEqual(ids);

const expectFocused = (popup: Tab, trackingId: string) =>
  expect
    .poll(() => popup.run(() => (document.activeElement as HTMLElement | null)?.dataset.trackingId))
    .toBe(trackingId);

/** What outlives the browser session, as JSON. */
const savedIn = (home: Tab) => home.run(async () => JSON.stringify(await chrome.storage.local.get()));

test('lists recent lookups with their status, without personal data, also after the background was stopped', {
  tag: '@core',
}, async ({ driver, openExtensionPage, platform }) => {
  const first = await openExtensionPage('popup.html');
  await expectText(first, t.recent.empty(30));
  await lookUp(first, DELIVERED.id);
  await expectText(first, DELIVERED.recipient);
  await expect.poll(() => savedIn(driver.home)).toContain(DELIVERED.id);
  await lookUp(first, SAMPLE_IDS.notFound);
  await expectText(first, t.shipment.notFound.title);
  for (const personal of ['Robin', 'Sample Street', 'Montr', 'H0H', 'Northline', 'NL329014521622', '.jpg'])
    expect(await savedIn(driver.home)).not.toContain(personal);
  await first.close();

  await driver.stopBackground();
  const popup = await openExtensionPage('popup.html');
  await expectRows(popup, [DELIVERED.id]);
  await expectText(popup, t.shipment.statusCategory.delivered);
  const { track } = (await platform.counts()).sandbox;
  await popup.find('.recent-id').click();
  await expectText(popup, DELIVERED.recipient);
  expect((await platform.counts()).sandbox.track).toBe(track);
});

test('a recent lookup keeps the focus when it becomes the latest', async ({ driver, openExtensionPage }) => {
  const [oldest, middle, latest] = [bulkId(0), bulkId(1), bulkId(2)];
  const popup = await openExtensionPage('popup.html');
  for (const trackingId of [oldest, middle, latest])
    await ask(driver, 'getShipment', { trackingId, refresh: false });
  await expectRows(popup, [latest, middle, oldest]);
  await popup.find(`.recent-open[data-tracking-id="${oldest}"]`).run((row) => row.focus());
  await ask(driver, 'getShipment', { trackingId: oldest, refresh: true });
  await expectRows(popup, [oldest, latest, middle]);
  await expectFocused(popup, oldest);
});

test('the button that removes a recent lookup covers nothing of its status', async ({
  driver,
  openExtensionPage,
}) => {
  await ask(driver, 'getShipment', { trackingId: DELIVERED.id, refresh: false });
  const popup = await openExtensionPage('popup.html');
  await expectRows(popup, [DELIVERED.id]);
  const edge = (selector: string, side: 'top' | 'bottom') =>
    popup.find(selector).run((element, name) => element.getBoundingClientRect()[name], side);
  const badge = await edge('.recent-row .status-badge', 'bottom');
  expect(await edge('.recent-row > .icon-button', 'top')).toBeGreaterThanOrEqual(badge);
});

test('removes and restores one or all recent lookups, also by keyboard', async ({
  driver,
  openExtensionPage,
}) => {
  const ids = [bulkId(0), bulkId(1), bulkId(2)] as const;
  const [oldest, middle, latest] = ids;
  const popup = await openExtensionPage('popup.html');
  for (const trackingId of ids) await ask(driver, 'getShipment', { trackingId, refresh: false });
  await expectRows(popup, [latest, middle, oldest]);

  await popup.get('button', t.recent.remove(middle)).press('Enter');
  await expectRows(popup, [latest, oldest]);
  await expect.poll(() => popup.run(() => document.activeElement?.textContent)).toBe(t.recent.undo);
  await popup.press('Enter');
  await expectRows(popup, [latest, middle, oldest]);
  await expectFocused(popup, middle);

  await popup.get('button', t.recent.clear).click();
  await expectText(popup, t.recent.removedAll(3));
  await expectRows(popup, []);
  expect(await savedIn(driver.home)).not.toContain(latest);
  await popup.get('button', t.recent.undo).click();
  await expectRows(popup, [latest, middle, oldest]);
  await popup.get('button', t.recent.clear).click();
  await popup.reload();
  await expectText(popup, t.recent.empty(30));
  expect(await popup.get('button', t.recent.undo).count()).toBe(0);
});
