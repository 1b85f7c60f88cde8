import type { Page } from '@playwright/test';
import type { AdminClient } from '../../../dev/platform/admin-client.ts';
import { violations } from '../support/axe.ts';
import { ask } from '../support/background.ts';
import {
  cardFrame,
  clickId,
  expect,
  expectNoCard,
  expectOnlyHighlighted,
  middleOfId,
  openPopupOver,
  test,
} from '../support/fixtures.ts';
import { evaluateAsContentScript } from '../support/isolated-world.ts';
import { t } from '../support/messages.ts';

/** IDs that no other test looks up, by the status that the platform gives them. */
const IDS = {
  DELIVERED: 'ABCD1234569901',
  IN_TRANSIT: 'ABCD1234569902',
  ADDRESS_PROBLEM: 'ABCD1234569903',
  PAPERWORK: 'ABCD1234569904',
  READY_FOR_PICKUP: 'ABCD1234569906',
  /** In transit, without an update for days. */
  SORTED: 'ABCD1234569907',
};
const NINE_DAYS_AGO = new Date(Date.now() - 9 * 86_400_000).toISOString();
const NEVER_ASKED = 'ABCD1234569909';
const ALL = [...Object.values(IDS), NEVER_ASKED];
const TICKET = ALL.map((id) => `<p>Where is ${id} now?</p>`).join('');
const PLAIN = { 'waybill-id': ALL };
const COLORED = {
  'waybill-delivered': [IDS.DELIVERED],
  'waybill-moving': [IDS.IN_TRANSIT],
  'waybill-pickup': [IDS.READY_FOR_PICKUP],
  'waybill-late': [IDS.SORTED],
  'waybill-problem': [IDS.ADDRESS_PROBLEM],
  'waybill-id': [IDS.PAPERWORK, NEVER_ASKED],
};
/** The same after the problem has been solved. */
const SOLVED = {
  'waybill-delivered': [IDS.DELIVERED, IDS.ADDRESS_PROBLEM],
  'waybill-moving': [IDS.IN_TRANSIT],
  'waybill-pickup': [IDS.READY_FOR_PICKUP],
  'waybill-late': [IDS.SORTED],
  'waybill-id': [IDS.PAPERWORK, NEVER_ASKED],
};

/** The highlighted texts, by the name of their highlight. */
function textsByHighlight(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const texts: Record<string, string[]> = {};
    for (const [name, highlight] of CSS.highlights) {
      for (const { startContainer, startOffset, endContainer, endOffset } of highlight) {
        const range = new Range();
        range.setStart(startContainer, startOffset);
        range.setEnd(endContainer, endOffset);
        if (!['waybill-active', 'waybill-open'].includes(name))
          texts[name] = [...(texts[name] ?? []), String(range)].sort();
      }
    }
    return texts;
  });
}

const expectColors = (page: Page, expected: Record<string, string[]>) =>
  expect.poll(() => textsByHighlight(page), { intervals: [20, 50] }).toEqual(expected);

async function layReplies(platform: AdminClient): Promise<void> {
  for (const [status, trackingId] of Object.entries(IDS))
    await platform.layReply({
      environment: 'sandbox',
      trackingId,
      body: { trackingId, status, ...(status === 'SORTED' ? { updatedAt: NINE_DAYS_AGO } : {}) },
    });
}

const colorSwitch = (options: Page) => options.getByRole('switch', { name: t.statusColors.switch });

/** Switches the colours on and looks all IDs up. @returns the options */
async function lookUpWithColors(
  platform: AdminClient,
  openOptions: (pageId: string) => Promise<Page>,
): Promise<Page> {
  await layReplies(platform);
  const options = await openOptions('status-colors');
  await colorSwitch(options).check();
  for (const id of Object.values(IDS)) await ask(options, 'getShipment', { trackingId: id, refresh: true });
  return options;
}

test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ sharedBrowser: { firstPage } }) => {
  await ask(firstPage, 'setStatusColors', { isOn: false });
  await ask(firstPage, 'setEnvironment', { environment: 'sandbox' });
});

test('does not colour IDs or reveal their status until it is switched on', async ({
  openHtml,
  openOptions,
  platform,
}) => {
  await layReplies(platform);
  const page = await openHtml(TICKET);
  await expectColors(page, PLAIN);
  await clickId(page, IDS.DELIVERED);
  await expect((await cardFrame(page)).locator('body')).toContainText(t.shipment.statusCategory.delivered);
  await expect(colorSwitch(await openOptions('status-colors'))).not.toBeChecked();
  const question = JSON.stringify({ name: 'getKnownStatuses', request: { trackingIds: ALL } });
  expect(await evaluateAsContentScript(page, `chrome.runtime.sendMessage(${question})`)).toEqual({
    ok: true,
    value: { statuses: [] },
  });
  expect(await textsByHighlight(page)).toEqual(PLAIN);
});

test('colours an ID in every open ticket, until the environment changes or it is switched off', async ({
  resetBrowser,
  openHtml,
  openOptions,
  platform,
}) => {
  await layReplies(platform);
  const options = await openOptions('status-colors');
  const page = await openHtml(TICKET);
  const other = await openHtml(TICKET);
  await ask(options, 'getShipment', { trackingId: IDS.DELIVERED, refresh: true });
  // Statuses that are already known are shown.
  await options.bringToFront();
  await colorSwitch(options).check();
  const known = { 'waybill-delivered': [IDS.DELIVERED], 'waybill-id': ALL.slice(1) };
  for (const each of [page, other]) await expectColors(each, known);

  await page.bringToFront();
  await clickId(page, IDS.ADDRESS_PROBLEM);
  await expect((await cardFrame(page)).locator('body')).toContainText('Address problem');
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  const popup = await openPopupOver(page, resetBrowser);
  for (const id of [IDS.IN_TRANSIT, IDS.PAPERWORK, IDS.READY_FOR_PICKUP, IDS.SORTED])
    await ask(popup, 'getShipment', { trackingId: id, refresh: false });
  await popup.close();
  const requests = (await platform.counts()).sandbox.track;
  const later = await openHtml(TICKET);
  for (const each of [page, other, later]) await expectColors(each, COLORED);

  await platform.layReply({
    environment: 'sandbox',
    trackingId: IDS.ADDRESS_PROBLEM,
    body: { trackingId: IDS.ADDRESS_PROBLEM, status: 'DELIVERED' },
  });
  await ask(options, 'getShipment', { trackingId: IDS.ADDRESS_PROBLEM, refresh: true });
  for (const each of [page, other, later]) await expectColors(each, SOLVED);
  // Only that refresh: nothing is requested automatically.
  expect((await platform.counts()).sandbox.track).toBe(requests + 1);

  await ask(options, 'setEnvironment', { environment: 'production' });
  for (const each of [page, other]) await expectColors(each, PLAIN);
  await ask(options, 'setEnvironment', { environment: 'sandbox' });
  for (const each of [page, other]) await expectColors(each, SOLVED);
  await options.bringToFront();
  await colorSwitch(options).uncheck();
  for (const each of [page, other]) await expectColors(each, PLAIN);
});

test('updates the colours of a page that returns from the back/forward cache', async ({
  openHtml,
  openOptions,
  platform,
}) => {
  const options = await lookUpWithColors(platform, openOptions);
  const page = await openHtml(TICKET);
  await expectColors(page, COLORED);
  const turn = (name: 'pagehide' | 'pageshow') =>
    page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);
  await turn('pagehide');
  const trackingId = IDS.ADDRESS_PROBLEM;
  await platform.layReply({ environment: 'sandbox', trackingId, body: { trackingId, status: 'DELIVERED' } });
  await ask(options, 'getShipment', { trackingId, refresh: true });
  await turn('pageshow');
  await page.bringToFront();
  await expectColors(page, SOLVED);
});

test('coloured IDs can be clicked and pointed at, and are restored after the page clears the registry', async ({
  openHtml,
  openOptions,
  platform,
}) => {
  await lookUpWithColors(platform, openOptions);
  const page = await openHtml(`${TICKET}<ul id="thread"></ul>`);
  await expectColors(page, COLORED);
  for (const id of Object.values(IDS)) {
    const { x, y } = await middleOfId(page, id);
    await page.mouse.move(x, y);
    await expect
      .poll(() => page.evaluate(() => [...(CSS.highlights.get('waybill-active') ?? [])].length))
      .toBe(1);
    await page.mouse.click(x, y);
    await expect((await cardFrame(page)).getByText(id, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoCard(page);
  }
  await page.mouse.move(2, 2);
  await page.evaluate(() => CSS.highlights.clear());
  await page.evaluate(() =>
    document.querySelector('#thread')?.insertAdjacentHTML('beforeend', '<li>Hello</li>'),
  );
  await page.mouse.move(4, 4);
  await expectColors(page, COLORED);
  await page.evaluate(() => CSS.highlights.get('waybill-moving')?.clear());
  await page.mouse.move(6, 6);
  await expectColors(page, COLORED);
  await page.evaluate(() => document.querySelectorAll('p')[1]?.remove());
  await expectOnlyHighlighted(
    page,
    ALL.filter((id) => id !== IDS.IN_TRANSIT),
  );
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('the options explain status colours, and remember the setting', async ({ openOptions }) => {
    const page = await openOptions('status-colors');
    const section = page.getByRole('region', { name: t.statusColors.title, exact: true });
    await expect(section.getByText(t.statusColors.nothingSent)).toBeVisible();
    await expect(section.getByText(t.statusColors.whoSees)).toBeVisible();
    await expect(colorSwitch(page)).not.toBeChecked();
    await colorSwitch(page).check();
    await expect(section.getByText(t.statusColors.on)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(colorSwitch(page)).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});
