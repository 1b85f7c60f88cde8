import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { lookUpAll, lookUpBulkId, obtainToken } from '../e2e/support/background.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { failureTitle, t } from '../e2e/support/messages.ts';
import { BLANK_PAGE } from '../e2e/support/reset-browser.ts';

const FIFTY = Array.from({ length: 50 }, (_, index) => bulkId(index));

test('row 1: 50 parallel lookups from five pages, without a token, make one exchange', async ({
  resetBrowser,
  openPage,
  platform,
}) => {
  const others = await Promise.all(
    [1, 2, 3, 4].map(() => openPage(resetBrowser.extensionUrl(BLANK_PAGE), resetBrowser)),
  );
  await platform.setFault({ operation: 'token', fault: { kind: 'delay', ms: 300 } });
  const answers = await Promise.all(
    [resetBrowser.firstPage, ...others].map((page, index) =>
      lookUpAll(page, FIFTY.slice(10 * index, 10 * index + 10)),
    ),
  );
  expect(answers.flat().map(({ value }) => value?.shipment?.trackingId)).toEqual(FIFTY);
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 50 });
});

test('row 2: 50 parallel lookups to a stopped worker make one exchange', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  await resetBrowser.stopServiceWorker();
  const answers = await lookUpAll(page, FIFTY);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 50 });
});

test('row 3: 50 parallel lookups share an exchange that fails, its retry and its failure, which is not kept', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  // All lookups arrive while the exchange waits for its retry.
  const failOnce = () =>
    platform.setFault({
      operation: 'token',
      count: 1,
      fault: { kind: 'answer', status: 500, headers: { 'Retry-After': '1' } },
    });
  await failOnce();
  await failOnce();
  const failed = await lookUpAll(page, FIFTY);
  expect(failed.map(({ failure }) => failure?.kind)).toEqual(FIFTY.map(() => 'platformError'));
  expect((await platform.counts()).sandbox).toMatchObject({ token: 2, track: 0 });

  await failOnce();
  const answers = await lookUpAll(page, FIFTY);
  expect(answers.map(({ value }) => value?.shipment?.trackingId)).toEqual(FIFTY);
  expect((await platform.counts()).sandbox).toMatchObject({ token: 4, track: 50 });
});

test('row 11: an expired token costs one exchange and one repeated request', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  await obtainToken(page, platform);
  await platform.expireTokens('sandbox');
  const answer = await lookUpBulkId(page, 1);
  expect(answer.value?.shipment?.trackingId).toBe(bulkId(1));
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 2 });
});

test('row 12: 20 lookups with an expired token share one exchange', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await obtainToken(page, platform);
  await platform.expireTokens('sandbox');
  const answers = await lookUpAll(page, FIFTY.slice(0, 20));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await platform.counts()).sandbox.token).toBe(1);
});

test('row 13: a late refusal of an old token makes no exchange', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await obtainToken(page, platform);
  await platform.expireTokens('sandbox');
  await platform.setFault({
    operation: 'track',
    pathIncludes: bulkId(1),
    count: 1,
    fault: { kind: 'hold' },
  });
  const late = lookUpBulkId(page, 1);
  await expect.poll(async () => (await platform.counts()).sandbox.track, { intervals: [20] }).toBe(1);
  expect((await lookUpBulkId(page, 2)).ok).toBe(true);
  await platform.clearFaults();
  expect((await late).value?.shipment?.trackingId).toBe(bulkId(1));
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 4 });
});

test('row 14: a second refusal of the token ends the lookup', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await obtainToken(page, platform);
  const body = JSON.stringify({ success: false, error: 'ExpiredTokenError' });
  await platform.setFault({ operation: 'track', fault: { kind: 'answer', status: 401, body } });
  expect((await lookUpBulkId(page, 1)).failure?.kind).toBe('keyRejected');
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 2 });
});

for (const status of [401, 403]) {
  test(`row 18: a key that is rejected with ${status} is not tried again until the agent asks for it`, async ({
    resetBrowser,
    openPopup,
    platform,
  }) => {
    await platform.changeSettings('sandbox', { exchangeFailureStatus: status });
    await platform.revokeKey('sandbox');
    const page = await openPopup(resetBrowser);
    const answers = await lookUpAll(page, FIFTY);
    expect(new Set(answers.map(({ failure }) => failure?.kind))).toEqual(new Set(['keyRejected']));
    expect((await platform.counts()).sandbox.token).toBe(1);

    await platform.restoreKey('sandbox');
    await resetBrowser.killServiceWorker();
    await page.getByLabel(t.popup.field, { exact: true }).fill(SAMPLE_IDS.deliveredWithProof);
    await page.getByRole('button', { name: t.popup.lookUp, exact: true }).click();
    await expect(page.getByText(failureTitle('keyRejected'))).toBeVisible();
    expect((await platform.counts()).sandbox.token).toBe(1);
    expect((await lookUpBulkId(page, 1, true)).ok).toBe(true);
    expect((await platform.counts()).sandbox.token).toBe(2);
  });
}

test('row 18: a key that is revoked while its token is valid costs one exchange', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  await obtainToken(page, platform);
  await platform.revokeKey('sandbox');
  for (const index of [1, 2, 3]) expect((await lookUpBulkId(page, index)).failure?.kind).toBe('keyRejected');
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 1 });
});
