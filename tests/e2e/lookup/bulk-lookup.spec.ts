import type { Page } from '@playwright/test';
import type { AdminClient } from '../../../dev/platform/admin-client.ts';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { lookUp } from '../support/extension-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { ANY_NUMBER, t, wholePattern } from '../support/messages.ts';

declare const chrome: { sidePanel: { open(): Promise<void> } };

/** IDs of this file only, so that no cached answer comes from other tests. */
const bulk = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => bulkId(from + index));

/** Up to this number of pasted IDs, the field takes them, and Enter looks them up. */
const MAX_FEW = 10;

/** Pastes into the popup's field, as the user does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(t.popup.field, { exact: true }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function lookUpAll(page: Page, ids: readonly string[]): Promise<void> {
  await paste(page, ids.join('\n'));
  if (ids.length > MAX_FEW) return page.getByRole('button', { name: t.bulkView.lookUp(ids.length) }).click();
  await expect(page.getByLabel(t.popup.field, { exact: true })).toHaveValue(ids.join(' '));
  await page.keyboard.press('Enter');
}

/**
 * Timeout for sixty answers on a busy machine. Wait with `waitFor`: an assertion describes the whole page each time
 * it is tried.
 */
const MANY_MS = 60_000;

const lookups = async (platform: AdminClient) =>
  (await platform.requests()).filter(({ operation }) => operation === 'track');

/** The progress of a run, once at least one ID is looked up. */
const progressOf = (page: Page, total: number) =>
  page
    .getByText(wholePattern(t.bulkView.progress(ANY_NUMBER, total)))
    .filter({ hasNotText: wholePattern(t.bulkView.progress(0, total)) });

const rowsOf = (page: Page) => page.locator('tbody').getByRole('row');

test('looks up 60 pasted IDs six at a time, with progress, and copies them as a table', async ({
  openPopup,
  platform,
}) => {
  test.slow();
  await platform.setFault({ operation: 'track', fault: { kind: 'delay', ms: 50 } });
  const ids = bulk(100, 60);
  const page = await openPopup();
  await paste(page, `Order\tTracking\n${ids.map((id, index) => `${100_245 + index}\t${id}`).join('\r\n')}`);
  await expect(page.getByText(t.bulkView.found(60))).toBeVisible();
  expect(await lookups(platform)).toEqual([]);
  await page.getByRole('button', { name: t.bulkView.lookUp(60) }).click();

  await expect(page.getByRole('progressbar', { name: t.bulkView.progressName })).toBeVisible();
  await expect(progressOf(page, 60)).toBeVisible();
  await page.getByText(t.bulkView.done(60)).waitFor({ timeout: MANY_MS });
  await expect(rowsOf(page)).toHaveCount(60);
  const asked = await lookups(platform);
  expect(asked).toHaveLength(60);
  const most = Math.max(...asked.map(({ underWay }) => underWay));
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(6);

  const copied = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('copy', ({ clipboardData }) => resolve(clipboardData?.getData('text/plain') ?? ''));
      }),
  );
  await page.getByRole('button', { name: t.bulkView.copyTsv }).click();
  const { columns } = t.bulkView;
  const lines = (await copied).split('\n').map((line) => line.split('\t'));
  expect(lines[0]?.slice(0, 3)).toEqual([columns.trackingId, columns.rowStatus, columns.status]);
  expect(lines.slice(1).map(([id, state, status]) => [id, state, status])).toEqual(
    ids.map((id) => [id, t.bulkLookup.rowStatus.inTransit, 'IN_TRANSIT']),
  );
});

test('Cancel stops the run, and the remaining IDs can be looked up later', async ({
  openPopup,
  platform,
}) => {
  test.slow();
  await platform.setFault({ operation: 'track', count: 6, fault: { kind: 'delay', ms: 50 } });
  await platform.setFault({ operation: 'track', fault: { kind: 'hold' } });
  const page = await openPopup();
  await lookUpAll(page, bulk(300, 40));
  await expect(progressOf(page, 40)).toBeVisible();
  const asked = async (): Promise<number> => (await platform.counts()).sandbox.track;
  await expect.poll(asked, { intervals: [20] }).toBe(12);
  await page.getByRole('button', { name: t.bulkView.stop }).click();
  await platform.clearFaults();
  await expect(page.getByText(wholePattern(t.bulkView.cancelled(ANY_NUMBER)))).toBeVisible();
  const after = (await lookups(platform)).length;
  expect(after).toBe(12);
  await expect(rowsOf(page).filter({ hasText: t.bulkLookup.rowStatus.inTransit })).toHaveCount(after);

  await page.getByRole('button', { name: t.bulkView.resume(40 - after) }).click();
  await page.getByText(t.bulkView.done(40)).waitFor({ timeout: MANY_MS });
  expect(await lookups(platform)).toHaveLength(40);
});

test('pauses all lookups for Retry-After, shows it, and loses none', async ({ openPopup, platform }) => {
  test.slow();
  const answer = { kind: 'answer', status: 429, headers: { 'Retry-After': '4' } } as const;
  await platform.setFault({ operation: 'track', count: 4, fault: answer });
  const page = await openPopup();
  await lookUpAll(page, bulk(500, 60));
  await expect(page.getByText(t.bulkView.pausedTitle)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByText(t.bulkView.done(60)).waitFor({ timeout: MANY_MS });
  await expect(rowsOf(page).filter({ hasText: t.bulkLookup.rowStatus.inTransit })).toHaveCount(60);

  const asked = await lookups(platform);
  expect(asked).toHaveLength(64);
  expect(Math.max(...asked.map(({ underWay }) => underWay))).toBeLessThanOrEqual(6);
  const turnedAway = asked.filter(({ status }) => status === 429).map(({ at }) => at);
  const longestGap = Math.max(...asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? at)));
  expect(turnedAway).toHaveLength(4);
  expect(longestGap).toBeGreaterThan(3_500);
});

test('sorts by problems, filters, opens a row and returns, and retries failures', async ({
  openPopup,
  platform,
}) => {
  const { deliveredWithProof, moving, notFound, platformError, problem, unknownStatus } = SAMPLE_IDS;
  const page = await openPopup();
  await lookUpAll(page, [deliveredWithProof, moving, notFound, platformError, problem, unknownStatus]);
  await page.getByText(t.bulkView.doneWithFailures(1)).waitFor({ timeout: MANY_MS });
  const ids = () => page.locator('tbody').getByRole('button').allTextContents();
  expect((await ids()).slice(0, 3)).toEqual([problem, notFound, platformError]);
  expect((await ids()).at(-1)).toBe(deliveredWithProof);
  for (const width of [320, 800]) {
    // High enough that the foot covers no row in part.
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }

  await page.getByRole('button', { name: t.bulkView.only(t.bulkLookup.rowStatus.notFound, 1) }).click();
  expect(await ids()).toEqual([notFound]);
  // The only row left has a reply of its own, and two steps lead back to it.
  await page.getByRole('button', { name: t.copying.openReply, exact: true }).click();
  await expect(page.getByLabel(t.replyForm.replyText, { exact: true })).toHaveValue(new RegExp(notFound));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: t.shipment.notFound.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: notFound })).toBeFocused();
  expect(await ids()).toEqual([notFound]);
  await page.getByRole('button', { name: t.bulkView.all(6) }).click();
  await expect(page.getByLabel(t.bulkView.filter)).toHaveCount(0);

  await page.getByRole('button', { name: problem }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Address problem' })).toBeVisible();
  await page.getByRole('button', { name: t.popup.back }).click();
  await expect(page.getByRole('button', { name: problem })).toBeFocused();

  const body = { trackingId: platformError, status: 'DELIVERED' };
  await platform.layReply({ environment: 'sandbox', trackingId: platformError, body });
  await page.getByRole('button', { name: t.bulkView.retryFailed(1) }).click();
  await expect(page.getByText(t.bulkView.done(6))).toBeVisible();
  await expect(
    page.getByRole('button', { name: t.bulkView.only(t.bulkLookup.rowStatus.delivered, 2) }),
  ).toBeVisible();
});

test('looks up a column of unknown formats on confirmation, by keyboard alone', async ({
  openPopup,
  platform,
}) => {
  const unknown = ['77665501', '77665502'];
  for (const trackingId of unknown) {
    const body = { trackingId, status: 'IN_TRANSIT' };
    await platform.layReply({ environment: 'sandbox', trackingId, body });
  }
  const page = await openPopup();
  await page.getByRole('button', { name: t.bulkLookup.open }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t.bulkView.draftField)).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.insertText(`${'9'.repeat(64)}\n`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(`Where is ${SAMPLE_IDS.moving}?\n${unknown.join('\n')}`);
  await expect(page.getByText(t.bulkView.found(1))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(t.bulkView.found(3))).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(t.bulkView.done(3))).toBeVisible();
  expect((await lookups(platform)).map(({ path }) => path.split('=')[1])).toEqual(
    expect.arrayContaining(unknown),
  );
});

test('the side panel continues with the list of the popup', async ({ openPage, sharedBrowser, platform }) => {
  const popup = await openPage('about:blank');
  // The test opens the panel's page itself.
  await popup.addInitScript(() => {
    chrome.sidePanel.open = async () => undefined;
  });
  await popup.goto(sharedBrowser.extensionUrl('popup.html'));
  const ids = bulk(600, MAX_FEW + 1);
  await lookUpAll(popup, ids);
  await popup.getByText(t.bulkView.done(ids.length)).waitFor({ timeout: MANY_MS });
  await Promise.all([
    popup.waitForEvent('close'),
    popup.getByRole('button', { name: t.popup.openPanel }).click(),
  ]);
  const panel = await openPage(sharedBrowser.extensionUrl('sidepanel.html'));
  await expect(panel.getByText(t.bulkView.found(ids.length))).toBeVisible();
  await expect(panel.getByLabel(t.bulkView.draftField)).toHaveValue(ids.join('\n'));
  // What the popup has looked up needs no request.
  await panel.getByRole('button', { name: t.bulkView.lookUp(ids.length) }).click();
  await panel.getByText(t.bulkView.done(ids.length)).waitFor({ timeout: MANY_MS });
  expect(await lookups(platform)).toHaveLength(ids.length);
});

test('the title of a reply about a list is aligned with the fields, also after a reply about one ID', async ({
  openPopup,
}) => {
  const popup = await openPopup();
  // The styles of a reply are loaded before those of a list.
  await lookUp(popup, SAMPLE_IDS.moving);
  await popup.getByRole('button', { name: t.copying.openReply, exact: true }).click();
  await popup.locator('textarea.reply-text').waitFor();
  await popup.keyboard.press('Escape');
  await popup.getByRole('button', { name: t.popup.back, exact: true }).click();
  await lookUpAll(popup, [SAMPLE_IDS.moving, SAMPLE_IDS.problem]);
  await popup.getByRole('button', { name: t.bulkLookup.replyForAll(2) }).click();
  const fields = await popup.locator('.reply-choices').boundingBox();
  const title = await popup.getByRole('heading', { name: t.bulkView.replyTitle(2) }).boundingBox();
  expect(title?.x).toBe(fields?.x);
});
