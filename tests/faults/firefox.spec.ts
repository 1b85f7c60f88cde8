import type { FirefoxWithExtension } from '../../dev/firefox.ts';
import { configureInFirefox } from '../../dev/firefox-options.ts';
import { bulkId } from '../../dev/sample-ids.ts';
import { launchBuiltFirefox } from '../e2e/support/firefox-pages.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { failureTitle } from '../e2e/support/messages.ts';

let firefox: FirefoxWithExtension;

test.beforeAll(async ({ servers }) => {
  // Usually 30 seconds.
  firefox = await launchBuiltFirefox(servers, { 'extensions.background.idle.timeout': 1_500 });
});

test.afterAll(async () => {
  await firefox?.close();
});

/** Four times as long as the event page lives without events. */
const DELAY = { kind: 'delay', ms: 6_000 } as const;

test('row 9: Firefox: a lookup that outlasts the event page is sent again once, then reported as interrupted', async ({
  servers,
  platform,
}) => {
  await configureInFirefox(await firefox.openExtensionPage('options.html#connection'), servers.platform);
  const lookUp = async (trackingId: string) => {
    const popup = await firefox.openExtensionPage(`popup.html#id=${trackingId}`);
    return () => popup.evaluate(() => document.body.innerText);
  };
  const requests = async () => (await platform.counts()).sandbox.track;
  await platform.setFault({ operation: 'track', count: 1, fault: DELAY });
  await expect.poll(await lookUp(bulkId(0))).toContain('IN_TRANSIT');
  expect(await requests()).toBe(2);
  await platform.setFault({ operation: 'track', fault: DELAY });
  await expect.poll(await lookUp(bulkId(1)), { timeout: 20_000 }).toMatch(failureTitle('interrupted'));
  expect(await requests()).toBe(4);
});
