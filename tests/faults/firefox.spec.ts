import { viewInFirefox } from '../../dev/drivers/firefox-controls.ts';
import { openCard } from '../../dev/drivers/firefox-driver.ts';
import {
  answerPrompt,
  askForPermissions,
  grantHostsInFirefox,
  isEventPageStopped,
  reloadInFirefox,
  revokeHostsInFirefox,
  stopEventPage,
} from '../../dev/drivers/firefox-internals.ts';
import type { FirefoxWithExtension } from '../../dev/firefox.ts';
import { DELIVERED } from '../../dev/journeys/answer.ts';
import { configure } from '../../dev/journeys/configure.ts';
import { middleOfHighlight, textsOfHighlights } from '../../dev/journeys/highlights-in-page.ts';
import { bulkId } from '../../dev/sample-ids.ts';
import { launchBuiltFirefox, lookUpInTab, textOf } from '../e2e/support/firefox-pages.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { failureTitle, t } from '../e2e/support/messages.ts';

// Another browser starts beside those of the other workers.
test.describe.configure({ timeout: 120_000 });

/** On a busy machine, the event page needs more than a second to start and answer. */
const IDLE_MS = 2_500;

let firefox: FirefoxWithExtension;

test.beforeAll(async ({ servers }) => {
  test.setTimeout(120_000);
  // Usually 30 seconds.
  firefox = await launchBuiltFirefox(servers, {
    preferences: { 'extensions.background.idle.timeout': IDLE_MS },
  });
  const options = await firefox.openExtensionPage('options.html#connection');
  await configure(viewInFirefox(options), servers.platform);
});

test.afterAll(async () => {
  await firefox?.close();
});

const ADDRESS = 'https://partner.example';
/** The pages of the demo helpdesk, as in the manifest. */
const KNOWN = ['https://*.zendesk.com/*'];
/** Four times as long as the event page lives without events. */
const DELAY = { kind: 'delay', ms: 4 * IDLE_MS } as const;

test('row 9: Firefox: a lookup that outlasts the event page is sent again once, then reported as interrupted', async ({
  platform,
}) => {
  const lookUp = async (trackingId: string, expected: string | RegExp) => {
    const popup = await lookUpInTab(firefox, trackingId);
    await expect
      .poll(() => popup.evaluate(() => document.body.innerText), { timeout: 20_000 })
      .toMatch(expected);
    // A popup in a tab asks the background for the IDs of its window whenever it becomes the active tab.
    await popup.close();
  };
  const requests = async () => (await platform.counts()).sandbox.track;
  await platform.setFault({ operation: 'track', count: 1, fault: DELAY });
  await lookUp(bulkId(0), 'IN_TRANSIT');
  expect(await requests()).toBe(2);
  await platform.setFault({ operation: 'track', fault: DELAY });
  await lookUp(bulkId(1), failureTitle('interrupted'));
  expect(await requests()).toBe(4);
});

test('row 7: Firefox: the token is reused after the idle event page has stopped by itself, twice', async ({
  platform,
}) => {
  const lookUp = async (trackingId: string) => {
    const popup = await lookUpInTab(firefox, trackingId);
    await expect.poll(() => popup.evaluate(() => document.body.innerText)).toContain('IN_TRANSIT');
    await popup.close();
  };
  // With a new token, or the one that an earlier test has obtained.
  await lookUp(bulkId(2));
  await platform.resetCounts();
  for (const index of [3, 4]) {
    await expect.poll(() => isEventPageStopped(firefox)).toBe(true);
    await lookUp(bulkId(index));
  }
  expect((await platform.counts()).sandbox).toMatchObject({ token: 0, track: 2 });
});

test('row 41: Firefox: on a known helpdesk, Waybill leaves an open ticket when access is revoked, and starts in it and in one that was opened without access once it is granted', async ({
  servers,
}) => {
  const open = await firefox.browser.newPage();
  await open.goto(servers.helpdesk.url);
  await expect.poll(() => open.evaluate(textsOfHighlights)).toContain(DELIVERED.id);
  await revokeHostsInFirefox(firefox, KNOWN);
  await expect.poll(() => open.evaluate(textsOfHighlights)).toEqual([]);
  const ticket = await firefox.browser.newPage();
  await ticket.goto(servers.helpdesk.url);
  await stopEventPage(firefox);
  expect(await ticket.evaluate(textsOfHighlights)).toEqual([]);
  await grantHostsInFirefox(firefox, KNOWN);
  await expect.poll(() => ticket.evaluate(textsOfHighlights)).toContain(DELIVERED.id);
  await expect.poll(() => open.evaluate(textsOfHighlights)).toContain(DELIVERED.id);
  await ticket.close();
  await open.close();
});

test('row 42: Firefox: access that the user denies in the prompt is missing until they allow it', async () => {
  await askForPermissions(firefox);
  const options = await firefox.openExtensionPage('options.html#connection');
  const field = await options.waitForSelector(
    `::-p-aria([name="${t.options.environmentName.production}"][role="group"]) >>>> ::-p-aria([name="${t.options.partnerUrl}"])`,
  );
  await field?.click({ clickCount: 3 });
  await field?.type(ADDRESS);
  const shown = () => options.evaluate(() => document.body.innerText);
  const save = await options.waitForSelector(`::-p-aria([name="${t.options.save}"][role="button"])`);
  await save?.click();
  await expect.poll(() => answerPrompt(firefox, 'deny')).toBe(true);
  await expect.poll(shown).toContain(t.options.accessMissing([ADDRESS]));

  const allow = await options.waitForSelector(`::-p-aria([name="${t.options.allowAccess}"][role="button"])`);
  await allow?.click();
  await expect.poll(() => answerPrompt(firefox, 'allow')).toBe(true);
  await expect.poll(shown).not.toContain(t.options.accessMissing([ADDRESS]));
});

test('row 39: Firefox: an update removes the card that the script before it can no longer close', async ({
  servers,
}) => {
  const ticket = await firefox.browser.newPage();
  await ticket.setViewport({ width: 1280, height: 800 });
  await ticket.goto(servers.helpdesk.url);
  const openDelivered = async () => {
    await expect.poll(() => ticket.evaluate(textsOfHighlights)).toContain(DELIVERED.id);
    const { x, y } = await ticket.evaluate(middleOfHighlight, DELIVERED.id);
    await ticket.mouse.click(x, y);
    await expect.poll(async () => textOf(await openCard(ticket))).toContain(DELIVERED.recipient);
  };
  await openDelivered();
  await reloadInFirefox(firefox);
  await expect.poll(() => ticket.$('waybill-card')).toBeNull();
  expect(await openCard(ticket)).toBeUndefined();
  await expect.poll(() => ticket.evaluate(() => CSS.highlights.has('waybill-open'))).toBe(false);
  await openDelivered();
  await ticket.keyboard.press('Escape');
  await expect.poll(() => openCard(ticket)).toBeUndefined();
});
