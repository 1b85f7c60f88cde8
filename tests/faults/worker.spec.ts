import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ChromiumWithExtension, launchChromium } from '../../dev/chromium.ts';
import { workerOf } from '../../dev/chromium-worker.ts';
import { removeFolder } from '../../dev/drivers/remove-folder.ts';
import { highlightedTexts } from '../../dev/journeys/highlighted-ids.ts';
import type { AdminClient } from '../../dev/platform/admin-client.ts';
import type { Operation } from '../../dev/platform/request-log.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { ask, lookUpBulkId } from '../e2e/support/background.ts';
import { lookUp } from '../e2e/support/extension-pages.ts';
import { cardFrame, clickId, expect, expectHighlighted, test } from '../e2e/support/fixtures.ts';
import { evaluateAsContentScript } from '../e2e/support/isolated-world.ts';
import { t } from '../e2e/support/messages.ts';
import { BLANK_PAGE, saveConnections } from '../e2e/support/reset-browser.ts';
import { alarms } from '../e2e/support/watching.ts';

declare const chrome: { storage: { local: { get(names?: string | string[]): Promise<object> } } };

const ID = SAMPLE_IDS.deliveredWithProof;
/** The longest a request may wait: no test waits for its end. */
const LONG = { kind: 'delay', ms: 10_000 } as const;

const stored = (page: Page): Promise<object> => page.evaluate(() => chrome.storage.local.get());

/** Waits until the sandbox has received this number of requests. */
const expectArrived = (platform: AdminClient, operation: Operation, count: number): Promise<void> =>
  expect.poll(async () => (await platform.counts()).sandbox[operation], { intervals: [5] }).toBe(count);

test('row 4: a card shows the shipment although the worker is killed during the exchange', async ({
  resetBrowser,
  openTicket,
  platform,
}) => {
  await platform.setFault({ operation: 'token', count: 1, fault: LONG });
  const page = await openTicket(resetBrowser);
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect(card.getByRole('main', { name: t.browserUi.cardOf(ID) })).toBeVisible();
  await expectArrived(platform, 'token', 1);
  await resetBrowser.killServiceWorker();
  await expect(card.getByText('Robin Marlow').first()).toBeVisible();
  expect((await platform.counts()).sandbox).toMatchObject({ token: 2, track: 1 });
});

test('row 4: an exchange during which the worker is killed stores nothing, and its caller gets an error', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  const before = await stored(page);
  await platform.setFault({ operation: 'token', count: 1, fault: LONG });
  const outcome = lookUpBulkId(page, 0).then(
    () => 'an answer',
    () => 'an error',
  );
  await expectArrived(platform, 'token', 1);
  await resetBrowser.killServiceWorker();
  expect(await outcome).toBe('an error');
  expect(await stored(page)).toEqual(before);
  expect((await lookUpBulkId(page, 0)).ok).toBe(true);
  expect((await platform.counts()).sandbox).toMatchObject({ token: 2, track: 1 });
});

test('row 5: a lookup is answered although the worker is killed while it is running', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  const popup = await openPopup(resetBrowser);
  await lookUpBulkId(popup, 0);
  await platform.setFault({ operation: 'track', count: 1, fault: LONG });
  await lookUp(popup, ID);
  await expectArrived(platform, 'track', 2);
  await resetBrowser.killServiceWorker();
  await expect(popup.getByText('Robin Marlow').first()).toBeVisible();
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 3 });
});

test('row 5: a page highlights no ignored ID when its request for settings is lost with the worker', async ({
  resetBrowser,
  openPage,
  servers,
}) => {
  const { firstPage } = resetBrowser;
  const ignored = SAMPLE_IDS.moving;
  await ask(firstPage, 'changeDetectionRules', { addIgnoredIds: [ignored] });
  // The next one has not read the rules yet.
  await resetBrowser.stopServiceWorker();
  await ask(firstPage, 'getConnections');
  const worker = await workerOf(resetBrowser);
  await worker.evaluate(() => {
    const { local } = chrome.storage;
    const get = local.get.bind(local);
    const state = Object.assign(globalThis, { asked: 0 });
    local.get = (names) => {
      if (!names?.includes('detection.rules')) return get(names);
      state.asked += 1;
      return new Promise(() => undefined);
    };
  });
  const page = await openPage(servers.helpdesk.url);
  const asked = () => worker.evaluate(() => (globalThis as { asked?: number }).asked);
  await expect.poll(asked).toBeGreaterThan(0);
  await resetBrowser.killServiceWorker();
  await expectHighlighted(page, ID);
  expect(await highlightedTexts(page)).not.toContain(ignored);
});

test('row 6: a worker killed between the reply to an exchange and its storage costs at most one more exchange', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  // The reply leaves the platform while the browser is killing the worker: later if the token was stored in the last
  // round, sooner if it was not. From the first change on in ever smaller steps, so that kills hit the moment between.
  let ms = 20;
  let step = 20;
  const wasStored: boolean[] = [];
  for (const round of Array.from({ length: 10 }).keys()) {
    await platform.expireTokens('sandbox');
    await platform.resetCounts();
    await platform.clearFaults();
    await platform.setFault({ operation: 'token', count: 1, fault: { kind: 'delay', ms: Math.round(ms) } });
    const outcome = lookUpBulkId(page, round).catch(() => undefined);
    await expectArrived(platform, 'token', 1);
    await resetBrowser.stopServiceWorker();
    await outcome;
    const answer = await lookUpBulkId(page, round);
    expect(answer.value?.shipment?.trackingId, `round ${round}`).toBe(bulkId(round));
    const { token } = (await platform.counts()).sandbox;
    expect(token, `exchanges of round ${round}`).toBeLessThanOrEqual(2);
    wasStored.push(token === 1);
    ms = Math.max(0, token === 1 ? ms + step : ms - step);
    step = new Set(wasStored).size > 1 ? Math.max(1, step / 2) : 2 * step;
  }
  expect(wasStored).toContain(false);
});

test('row 7: the token is reused after the worker was killed twice', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await lookUpBulkId(page, 0);
  for (const index of [1, 2]) {
    await resetBrowser.killServiceWorker();
    expect((await lookUpBulkId(page, index)).ok).toBe(true);
  }
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 3 });
});

test('row 8: a test webhook during which the worker is killed is sent once, and may have arrived', async ({
  resetBrowser,
  openOptions,
  platform,
}) => {
  const page = await openOptions('test-webhook', resetBrowser);
  await platform.setFault({ operation: 'webhook', fault: LONG });
  await page.getByRole('button', { name: t.webhook.send, exact: true }).click();
  await expectArrived(platform, 'webhook', 1);
  await resetBrowser.killServiceWorker();
  await expect(page.getByRole('alert').getByText(t.webhook.mayHaveArrived)).toBeVisible();

  await page.reload();
  await page.getByRole('tab', { name: t.webhook.historyCount(0) }).click();
  await expect(page.locator('.send')).toHaveCount(1);
  await expect(page.locator('.send')).toContainText(t.webhook.noReplyKnown);
  expect((await platform.counts()).sandbox.webhook).toBe(1);
});

test('row 10: after a restart, the browser reuses the token, keeps it from content scripts, and has the same settings, recent and watched IDs', async ({
  extensionDir,
  servers,
  headless,
  platform,
}) => {
  // Two browsers start.
  test.setTimeout(120_000);
  const userDataDir = await mkdtemp(join(tmpdir(), 'waybill-restart-'));
  const inBrowser = async (
    beginsWithSetUp: boolean,
    use: (browser: ChromiumWithExtension) => Promise<void>,
  ) => {
    const { helpdesk } = servers;
    const browser = await launchChromium({ extensionDir, headless, userDataDir, helpdesk, beginsWithSetUp });
    try {
      await use(browser);
    } finally {
      await browser.close();
    }
  };
  try {
    await inBrowser(true, async (browser) => {
      await saveConnections(browser, servers.platform);
      const { firstPage: page } = browser;
      await ask(page, 'setStatusColors', { isOn: true });
      for (const index of [0, 1]) expect((await lookUpBulkId(page, index)).ok).toBe(true);
      await ask(page, 'watch', { environment: 'sandbox', trackingId: bulkId(0) });
      // Saved after the lookup is answered.
      await expect.poll(async () => JSON.stringify(await stored(page))).toContain(bulkId(1));
    });
    await inBrowser(false, async ({ firstPage: page, extensionUrl }) => {
      await page.goto(extensionUrl(BLANK_PAGE));
      // Set by the background, which starts with the browser: no message has started it.
      await expect.poll(() => alarms(page)).toEqual(['watch']);
      await page.goto(servers.helpdesk.url);
      await expectHighlighted(page, ID);
      const read = "chrome.storage.local.get().then(() => 'read', () => 'refused')";
      expect(await evaluateAsContentScript(page, read)).toBe('refused');
      await page.goto(extensionUrl('popup.html'));
      await expect(page.getByText(t.watch.title(1))).toBeVisible();
      await expect(page.locator('.recent-id')).toHaveText([bulkId(1)]);
      expect(await ask(page, 'getStatusColors')).toMatchObject({ value: { isOn: true } });
      expect(await ask(page, 'getConnections')).toMatchObject({
        value: { environment: 'sandbox', sandbox: { hasKey: true }, production: { hasKey: true } },
      });
      for (const index of [0, 1]) expect((await lookUpBulkId(page, index)).ok).toBe(true);
    });
    // The answers were in memory; the token was not.
    expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 4 });
  } finally {
    await removeFolder(userDataDir);
  }
});

test('row 48: messages that start the worker are answered', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  for (const round of [1, 2, 3]) {
    await resetBrowser.stopServiceWorker();
    const answers = await Promise.all([
      lookUpBulkId(page, round),
      ask(page, 'getConnections'),
      ask(page, 'getCachedLookups', { trackingIds: [ID] }),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  }
  expect((await platform.counts()).sandbox.track).toBe(3);
});
