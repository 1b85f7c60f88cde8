import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { ask } from '../e2e/support/background.ts';
import { lookUp } from '../e2e/support/extension-pages.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { failureAction, failureTitle, t } from '../e2e/support/messages.ts';
import { goOffline } from './offline.ts';

test('row 55: a list without network reports it after six IDs, and continues by itself when the network is back', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  const popup = await openPopup(resetBrowser);
  await lookUp(popup, SAMPLE_IDS.moving);
  await expect(popup.getByText('IN_TRANSIT').first()).toBeVisible();
  const goOnline = await goOffline(resetBrowser);
  await ask(resetBrowser.firstPage, 'clearActivity');
  await popup.getByRole('button', { name: t.popup.back }).click();
  await lookUp(popup, Array.from({ length: 10 }, (_, index) => bulkId(500 + index)).join(' '));
  await expect(popup.getByText(failureTitle('offline')).first()).toBeVisible();
  await expect(popup.getByRole('status').getByText(t.bulkView.notLookedUp(4))).toBeVisible();
  expect((await ask(resetBrowser.firstPage, 'getActivity')).value).toMatchObject({ entries: { length: 6 } });
  await goOnline();
  // Only the worker was cut off, so the popup has no event of its own.
  await popup.evaluate(() => dispatchEvent(new Event('online')));
  await expect(popup.getByText(t.bulkView.done(10))).toBeVisible();
  expect((await platform.counts()).sandbox.track).toBe(11);
});

test('row 55: a list stops after the platform fails for six IDs, and continues with one press', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  await platform.setFault({ operation: 'track', fault: { kind: 'answer', status: 503 } });
  const popup = await openPopup(resetBrowser);
  await lookUp(popup, Array.from({ length: 10 }, (_, index) => bulkId(500 + index)).join(' '));
  await expect(popup.getByRole('status').getByText(t.bulkView.notLookedUp(4))).toBeVisible();
  expect((await platform.counts()).sandbox.track).toBe(6 * 3);
  await platform.clearFaults();
  await popup.getByRole('button', { name: failureAction('platformError') }).click();
  await expect(popup.getByText(t.bulkView.done(10))).toBeVisible();
});
