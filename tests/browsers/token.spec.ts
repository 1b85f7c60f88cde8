import { bulkId } from '../../dev/sample-ids.ts';
import { expect, test } from './support/fixtures.ts';

declare const chrome: { runtime: { sendMessage(message: unknown): Promise<{ ok: boolean }> } };

test('50 lookups at once, without a token and with the background stopped, make one exchange', {
  tag: '@core',
}, async ({ driver, platform }) => {
  await driver.home.run(() => chrome.runtime.sendMessage({ name: 'forgetToken', request: {} }));
  await driver.stopBackground();
  const answers = await driver.home.run(
    (ids) =>
      Promise.all(
        ids.map((trackingId) =>
          chrome.runtime.sendMessage({ name: 'getShipment', request: { trackingId, refresh: false } }),
        ),
      ),
    Array.from({ length: 50 }, (_, index) => bulkId(200 + index)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 50 });
});
