import type { Page } from '@playwright/test';
import type { AdminClient } from '../../../dev/platform/admin-client.ts';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { ask, lookUpAll } from '../support/background.ts';
import { expect, test } from '../support/fixtures.ts';

const FIFTY = Array.from({ length: 50 }, (_, index) => bulkId(index));

/** One lookup, so that a token is kept; what is counted begins after it. */
async function obtainToken(page: Page, platform: AdminClient): Promise<void> {
  await ask(page, 'getShipment', { trackingId: bulkId(99), refresh: false });
  await platform.resetCounts();
}

test('50 lookups at once with no token make exactly one exchange', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await platform.setFault({ operation: 'token', fault: { kind: 'delay', ms: 300 } });
  const answers = await lookUpAll(page, FIFTY);
  expect(answers.map(({ value }) => value?.shipment?.trackingId)).toEqual(FIFTY);
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 50 });
});

test('the same from a worker that sleeps', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await resetBrowser.stopServiceWorker();
  const answers = await lookUpAll(page, FIFTY);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 50 });
});

test('after the worker was killed the token is reused', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await ask(page, 'getShipment', { trackingId: bulkId(0), refresh: false });
  for (const index of [1, 2]) {
    await resetBrowser.killServiceWorker();
    const answer = await ask(page, 'getShipment', { trackingId: bulkId(index), refresh: false });
    expect(answer.ok).toBe(true);
  }
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 3 });
});

test('a lookup in flight is answered although the worker is killed', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  const page = await openPopup(resetBrowser);
  await ask(page, 'getShipment', { trackingId: bulkId(0), refresh: false });
  await platform.setFault({ operation: 'track', count: 1, fault: { kind: 'delay', ms: 4_000 } });
  await page.getByLabel('Tracking ID', { exact: true }).fill(SAMPLE_IDS.deliveredWithProof);
  await page.getByRole('button', { name: 'Look up', exact: true }).click();
  await expect.poll(async () => (await platform.counts()).sandbox.track, { intervals: [20] }).toBe(2);
  await resetBrowser.killServiceWorker();
  await expect(page.getByText('Robin Marlow').first()).toBeVisible();
  expect((await platform.counts()).sandbox.token).toBe(1);
});

test('a token that the platform calls expired costs one exchange and one repetition', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  await obtainToken(page, platform);
  await platform.expireTokens('sandbox');
  const answer = await ask(page, 'getShipment', { trackingId: bulkId(1), refresh: false });
  expect(answer.value?.shipment?.trackingId).toBe(bulkId(1));
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 2 });
});

test('20 lookups with an expired token share one exchange', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await obtainToken(page, platform);
  await platform.expireTokens('sandbox');
  const answers = await lookUpAll(page, FIFTY.slice(0, 20));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await platform.counts()).sandbox.token).toBe(1);
});

test('a rejected key is a clear sentence and at most two exchanges, however often it is needed', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  await platform.revokeKey('sandbox');
  const page = await openPopup(resetBrowser);
  const answers = await lookUpAll(page, FIFTY);
  expect(new Set(answers.map(({ failure }) => failure?.kind))).toEqual(new Set(['keyRejected']));
  await page.getByLabel('Tracking ID', { exact: true }).fill(SAMPLE_IDS.moving);
  await page.getByRole('button', { name: 'Look up', exact: true }).click();
  await expect(page.getByText(/does not accept the Partner API key/)).toBeVisible();
  const { token } = (await platform.counts()).sandbox;
  expect(token).toBeGreaterThanOrEqual(1);
  expect(token).toBeLessThanOrEqual(2);
});

test('a key that is revoked while its token lives ends in the same sentence', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  await obtainToken(page, platform);
  await platform.revokeKey('sandbox');
  const answer = await ask(page, 'getShipment', { trackingId: bulkId(1), refresh: false });
  expect(answer.failure?.kind).toBe('keyRejected');
  expect((await platform.counts()).sandbox.token).toBeLessThanOrEqual(2);
});

test('a key travels to no other origin: redirects are refused', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  for (const status of [301, 302, 307, 308]) {
    await platform.setFault({ operation: 'token', count: 1, fault: { kind: 'redirect', status } });
    const answer = await ask(page, 'getShipment', { trackingId: bulkId(0), refresh: true });
    expect(answer.failure?.kind).toBe('redirected');
  }
  await platform.setFault({ operation: 'track', count: 1, fault: { kind: 'redirect', status: 302 } });
  const answer = await ask(page, 'getShipment', { trackingId: bulkId(0), refresh: true });
  expect(answer.failure?.kind).toBe('redirected');
  expect((await platform.counts()).sink).toBe(0);
});

test('a switch of the environment during a lookup shows nothing of the other one', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  await platform.setFault({
    environment: 'sandbox',
    operation: 'track',
    count: 1,
    fault: { kind: 'delay', ms: 1_000 },
  });
  const slow = ask(page, 'getShipment', { trackingId: SAMPLE_IDS.deliveredWithProof, refresh: false });
  await expect.poll(async () => (await platform.counts()).sandbox.track, { intervals: [20] }).toBe(1);
  await ask(page, 'setEnvironment', { environment: 'production' });
  expect((await slow).failure?.kind).toBe('interrupted');
  const answer = await ask(page, 'getShipment', {
    trackingId: SAMPLE_IDS.deliveredWithProof,
    refresh: false,
  });
  expect(answer.value?.environment).toBe('production');
  expect(JSON.stringify(answer)).not.toContain('Sandbox Robin');
});
