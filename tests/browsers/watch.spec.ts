import type { View } from '../../dev/drivers/driver.ts';
import { expectText } from '../../dev/journeys/answer.ts';
import { openCardOf } from '../../dev/journeys/ids.ts';
import { bulkId } from '../../dev/sample-ids.ts';
import { ANY_TEXT, pattern, t } from '../e2e/support/messages.ts';
import { alarms, checksEnded, ring } from '../e2e/support/watch-alarm.ts';
import { expect, test } from './support/fixtures.ts';
import { lookUp } from './support/look-up.ts';

test.use({ allowsNotifications: true });

// `tests/e2e/watch.spec.ts` also clicks notifications, which automation can do in Chromium.
const ONLY_FIREFOX = { tag: '@firefox' };

async function watch(view: View): Promise<void> {
  const toggle = view.get('button', t.shipment.watch.toggle);
  await toggle.click();
  await expect.poll(() => toggle.run((element) => element.getAttribute('aria-pressed'))).toBe('true');
}

test(
  'checks a watched ID again, notifies of a change, and stops at "delivered"',
  ONLY_FIREFOX,
  async ({ driver, openExtensionPage, platform }) => {
    const trackingId = bulkId(20);
    const name = `watch sandbox ${trackingId}`;
    const popup = await openExtensionPage('popup.html');
    await lookUp(popup, trackingId);
    await watch(popup);
    await expectText(popup, pattern(t.shipment.watch.until(ANY_TEXT)));
    await platform.resetCounts();
    await ring(driver.home);
    await expect.poll(async () => (await platform.counts()).sandbox.track).toBe(1);
    await checksEnded(driver.home);
    expect(await driver.notifications()).toEqual([]);

    const answer = (status: string) =>
      platform.layReply({ environment: 'sandbox', trackingId, body: { trackingId, status } });
    await answer('OUT_FOR_DELIVERY');
    await ring(driver.home);
    await expect.poll(() => driver.notifications()).toEqual([name]);
    await popup.reload();
    await expectText(popup, t.watch.title(1));
    await expectText(popup, t.watch.changed);
    await answer('DELIVERED');
    await ring(driver.home);
    await expectText(popup, t.watch.ended.delivered);
    await expect.poll(() => alarms(driver.home)).toEqual([]);
  },
);

test(
  'a watch started in the card continues after the background was stopped and its alarm lost',
  ONLY_FIREFOX,
  async ({ driver, openHtml }) => {
    const id = bulkId(21);
    const page = await openHtml(`<p>Where is ${id}?</p>`);
    const card = await openCardOf(page, id);
    await watch(card);
    await expectText(card, t.shipment.watch.withNotifications);
    await checksEnded(driver.home);
    // While the background runs: it may start again as soon as it is stopped, and set the alarm.
    await driver.home.run(() => chrome.alarms.clearAll());
    expect(await alarms(driver.home)).toEqual([]);
    await driver.stopBackground();
    await driver.home.run(() => chrome.runtime.sendMessage({ name: 'getConnections', request: {} }));
    await expect.poll(() => alarms(driver.home)).toEqual(['watch']);
  },
);

declare const chrome: {
  alarms: { clearAll(): Promise<boolean> };
  runtime: { sendMessage(message: object): Promise<unknown> };
};
