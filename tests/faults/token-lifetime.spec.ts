import type { Page } from '@playwright/test';
import { bulkId } from '../../dev/sample-ids.ts';
import { lookUpAll, lookUpBulkId, obtainToken } from '../e2e/support/background.ts';
import { expect, test } from '../e2e/support/fixtures.ts';

const DAY_SECONDS = 86_400;
const HOUR_MS = 3_600_000;

declare const chrome: {
  storage: { local: { get(): Promise<object>; set(items: object): Promise<void> } };
};

/** Moves the time at which the stored token was received. */
function shiftReceipt(page: Page, ms: number): Promise<void> {
  return page.evaluate(async (shift) => {
    const items = JSON.stringify(await chrome.storage.local.get());
    const shifted = JSON.parse(items, (name, value) => (name === 'receivedAt' ? value + shift : value));
    if (JSON.stringify(shifted) === items) throw new Error('No token is stored.');
    await chrome.storage.local.set(shifted);
  }, ms);
}

test('row 19: a platform whose clock is a day ahead or behind gets one exchange', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  for (const [round, clockAheadSeconds] of [DAY_SECONDS, -DAY_SECONDS].entries()) {
    await platform.expireTokens('sandbox');
    await platform.changeSettings('sandbox', { clockAheadSeconds });
    await lookUpBulkId(page, 10 * round);
    await platform.resetCounts();
    for (const index of [1, 2, 3]) expect((await lookUpBulkId(page, 10 * round + index)).ok).toBe(true);
    expect((await platform.counts()).sandbox, `${clockAheadSeconds} s ahead`).toMatchObject({
      token: 0,
      track: 3,
    });
  }
});

test('row 20: a token received in the future, because the clock was set back, is replaced once', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  await obtainToken(page, platform);
  await shiftReceipt(page, HOUR_MS);
  await resetBrowser.killServiceWorker();
  for (const index of [1, 2]) expect((await lookUpBulkId(page, index)).ok).toBe(true);
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 2 });
});

for (const [name, settings] of [
  ['without times', { tokenForm: 'withoutTimes' }],
  ['of ten years', { tokenLifetimeSeconds: 3_650 * DAY_SECONDS }],
] as const) {
  test(`row 21: a token ${name} serves several lookups`, async ({ resetBrowser, platform }) => {
    const { firstPage: page } = resetBrowser;
    await platform.changeSettings('sandbox', settings);
    for (const index of [1, 2, 3]) expect((await lookUpBulkId(page, index)).ok).toBe(true);
    expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 3 });
  });
}

for (const [name, settings] of [
  ['that has already expired', { tokenLifetimeSeconds: -60 }],
  ['that is no JWT', { tokenForm: 'opaque' }],
  ['with claims that nobody can read', { tokenForm: 'undecodablePayload' }],
] as const) {
  test(`row 21: a token ${name} is replaced once for each lookup`, async ({ resetBrowser, platform }) => {
    const { firstPage: page } = resetBrowser;
    await platform.changeSettings('sandbox', settings);
    expect((await lookUpBulkId(page, 1)).failure?.kind).toBe('keyRejected');
    expect((await platform.counts()).sandbox).toMatchObject({ token: 2, track: 2 });
    await lookUpBulkId(page, 2);
    expect((await platform.counts()).sandbox).toMatchObject({ token: 3, track: 4 });
  });
}

test('row 22: a token of 301 seconds serves several lookups, and is replaced if it expires on the way', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  await platform.changeSettings('sandbox', { tokenLifetimeSeconds: 301 });
  for (const index of [1, 2, 3]) expect((await lookUpBulkId(page, index)).ok).toBe(true);
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 3 });
  // What the platform gets 302 seconds after the exchange, Waybill may have sent before.
  await platform.changeSettings('sandbox', { clockAheadSeconds: 302 });
  expect((await lookUpBulkId(page, 4)).ok).toBe(true);
  expect((await platform.counts()).sandbox).toMatchObject({ token: 2, track: 5 });
});

test('row 53: 20 lookups after 25 hours of sleep make one exchange', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await obtainToken(page, platform);
  await shiftReceipt(page, -25 * HOUR_MS);
  await resetBrowser.killServiceWorker();
  const answers = await lookUpAll(
    page,
    Array.from({ length: 20 }, (_, index) => bulkId(index)),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  // The old token, which the platform would still accept, is not sent.
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 20 });
});
