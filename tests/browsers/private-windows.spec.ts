import { DELIVERED, expectText } from '../../dev/journeys/answer.ts';
import { configure, LOOPBACK_HOSTS } from '../../dev/journeys/configure.ts';
import { openCardOf, waitForNoCard } from '../../dev/journeys/ids.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { t } from '../e2e/support/messages.ts';
import { ask, expect, test } from './support/fixtures.ts';
import { expectAsked, lookUp } from './support/look-up.ts';

declare const chrome: {
  storage: Record<
    'local' | 'session',
    { get(): Promise<Record<string, unknown>>; remove(key: string): Promise<void> }
  >;
};

// Another browser starts beside those of the other workers.
test.describe.configure({ timeout: 120_000 });

const WATCHED = bulkId(20);
const USUAL = SAMPLE_IDS.problem;

test('lookups in a private window are answered, and leave no trace in other windows', async ({
  launch,
  servers,
  platform,
}) => {
  const { driver } = await launch({ allowsPrivateWindows: true });
  await driver.grantHosts(LOOPBACK_HOSTS);
  const options = await driver.open(driver.extensionUrl('options.html#connection'));
  await configure(options, servers.platform);
  await options.close();
  const popup = await driver.open(driver.extensionUrl('popup.html'));
  await lookUp(popup, WATCHED);
  await expectText(popup, 'IN_TRANSIT');
  await ask(driver, 'watch', { environment: 'sandbox', trackingId: WATCHED });
  const kept = () => driver.home.run(() => chrome.storage.local.get());
  await expect
    .poll(async () => JSON.stringify((await kept())['recent.entries']), { message: 'the recent ID' })
    .toContain(WATCHED);
  const { 'watch.watches': watches, 'recent.entries': entries } = await kept();
  // Otherwise the private lookup would be answered from memory.
  await driver.stopBackground();
  await driver.home.run(() => chrome.storage.session.remove('lookup.cache'));
  const body = { trackingId: WATCHED, status: 'OUT_FOR_DELIVERY' };
  await platform.layReply({ environment: 'sandbox', trackingId: WATCHED, body });
  await platform.resetCounts();

  const ticket = await driver.openPrivately(new URL('/agent/empty', servers.helpdesk.url).href);
  await ticket.run((ids) => document.body.append(`Parcels ${ids.join(' and ')}`), [DELIVERED.id, WATCHED]);
  await expectText(await openCardOf(ticket, DELIVERED.id), DELIVERED.recipient);
  await ticket.press('Escape');
  await waitForNoCard(ticket);
  await expectText(await openCardOf(ticket, WATCHED), 'OUT_FOR_DELIVERY');
  await ticket.close();
  expect(await kept()).toMatchObject({ 'watch.watches': watches, 'recent.entries': entries });

  await popup.bringToFront();
  await lookUp(popup, USUAL);
  await expectText(popup, 'Address problem');
  await popup.get('button', t.popup.back).click();
  const recent = () =>
    popup.run(() => [...document.querySelectorAll('.recent-id')].map(({ textContent }) => textContent));
  // The private lookups came first, so they would be there.
  await expect.poll(recent).toEqual([USUAL]);
  await expect.poll(async () => JSON.stringify(await kept())).toContain(USUAL);
  const now = await kept();
  expect(now['watch.watches']).toEqual(watches);
  expect(JSON.stringify(now)).not.toContain(DELIVERED.id);
  const inMemory = await driver.home.run(async () => JSON.stringify(await chrome.storage.session.get()));
  expect(inMemory).not.toContain(DELIVERED.recipient);
  await lookUp(popup, DELIVERED.id);
  await expectText(popup, DELIVERED.recipient);
  await expectAsked(platform, [DELIVERED.id, WATCHED, USUAL, DELIVERED.id]);
});
