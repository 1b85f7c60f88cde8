import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../dev/drivers/remove-folder.ts';
import { DELIVERED, expectText } from '../../dev/journeys/answer.ts';
import { configure, LOOPBACK_HOSTS } from '../../dev/journeys/configure.ts';
import { bulkId } from '../../dev/sample-ids.ts';
import { t } from '../e2e/support/messages.ts';
import { alarms } from '../e2e/support/watch-alarm.ts';
import { ask, expect, test } from './support/fixtures.ts';
import { expectAsked, lookUp } from './support/look-up.ts';

declare const chrome: { storage: { local: { get(): Promise<object> } } };

// Two browsers start beside those of the other workers.
test.describe.configure({ timeout: 120_000 });

const WATCHED = bulkId(20);

// For Chromium: row 10 in `tests/faults/worker.spec.ts`, which also reads as a content script.
test('after a restart, the browser has the same settings, token, recent and watched IDs, but no answers', {
  tag: '@firefox',
}, async ({ launch, servers, platform }) => {
  const profile = await mkdtemp(join(tmpdir(), 'waybill-restart-'));
  const { driver: first, close: closeFirst } = await launch({ profile });
  await first.grantHosts(LOOPBACK_HOSTS);
  const options = await first.open(first.extensionUrl('options.html#connection'));
  await configure(options, servers.platform);
  await ask(first, 'setStatusColors', { isOn: true });
  await platform.resetCounts();
  const before = await first.open(first.extensionUrl('popup.html'));
  await lookUp(before, WATCHED);
  await expectText(before, 'IN_TRANSIT');
  await ask(first, 'watch', { environment: 'sandbox', trackingId: WATCHED });
  await lookUp(before, DELIVERED.id);
  await expectText(before, DELIVERED.recipient);
  const kept = () => first.home.run(async () => JSON.stringify(await chrome.storage.local.get()));
  await expect.poll(kept).toContain(DELIVERED.id);
  await closeFirst();

  const { driver, close } = await launch({ profile });
  await driver.grantHosts(LOOPBACK_HOSTS);
  // Set by the background, which starts with the browser: no message has started it.
  await expect.poll(() => alarms(driver.home)).toEqual(['watch']);
  expect(await ask(driver, 'getStatusColors')).toMatchObject({ value: { isOn: true } });
  expect(await ask(driver, 'getConnections')).toMatchObject({
    value: { environment: 'sandbox', sandbox: { hasKey: true }, production: { hasKey: true } },
  });
  const popup = await driver.open(driver.extensionUrl('popup.html'));
  await expectText(popup, t.watch.title(1));
  await expectText(popup, WATCHED);
  await popup.find('.recent-id').click();
  await expectText(popup, DELIVERED.recipient);
  // The answer was in memory; the token was not.
  await expectAsked(platform, [WATCHED, DELIVERED.id, DELIVERED.id]);
  expect((await platform.counts()).sandbox.token).toBe(1);
  // A running browser still writes to its profile.
  await close();
  await removeFolder(profile);
});
