import type { Page } from '@playwright/test';
import type { AdminClient } from '../../../dev/platform/admin-client.ts';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { ask, lookUpAll } from '../support/background.ts';
import { expect, test } from '../support/fixtures.ts';
import { failureTitle, t } from '../support/messages.ts';

const FIFTY = Array.from({ length: 50 }, (_, index) => bulkId(index));

/** Makes one lookup, so that there is a token; then resets the counts. */
async function obtainToken(page: Page, platform: AdminClient): Promise<void> {
  await ask(page, 'getShipment', { trackingId: bulkId(99), refresh: false });
  await platform.resetCounts();
}

test('50 parallel lookups without a token make one exchange', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await platform.setFault({ operation: 'token', fault: { kind: 'delay', ms: 300 } });
  const answers = await lookUpAll(page, FIFTY);
  expect(answers.map(({ value }) => value?.shipment?.trackingId)).toEqual(FIFTY);
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 50 });
});

test('50 parallel lookups to a stopped worker make one exchange', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await resetBrowser.stopServiceWorker();
  const answers = await lookUpAll(page, FIFTY);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 50 });
});

test('reuses the token after the worker was killed', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await ask(page, 'getShipment', { trackingId: bulkId(0), refresh: false });
  for (const index of [1, 2]) {
    await resetBrowser.killServiceWorker();
    const answer = await ask(page, 'getShipment', { trackingId: bulkId(index), refresh: false });
    expect(answer.ok).toBe(true);
  }
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 3 });
});

test('completes a lookup even if the worker is killed while it is running', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  const page = await openPopup(resetBrowser);
  await ask(page, 'getShipment', { trackingId: bulkId(0), refresh: false });
  await platform.setFault({ operation: 'track', count: 1, fault: { kind: 'delay', ms: 4_000 } });
  await page.getByLabel(t.popup.field, { exact: true }).fill(SAMPLE_IDS.deliveredWithProof);
  await page.getByRole('button', { name: t.popup.lookUp, exact: true }).click();
  await expect.poll(async () => (await platform.counts()).sandbox.track, { intervals: [20] }).toBe(2);
  await resetBrowser.killServiceWorker();
  await expect(page.getByText('Robin Marlow').first()).toBeVisible();
  expect((await platform.counts()).sandbox.token).toBe(1);
});

test('an expired token costs one exchange and one repeated request', async ({ resetBrowser, platform }) => {
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

test('reports a rejected key after at most two exchanges, however many lookups need it', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  await platform.revokeKey('sandbox');
  const page = await openPopup(resetBrowser);
  const answers = await lookUpAll(page, FIFTY);
  expect(new Set(answers.map(({ failure }) => failure?.kind))).toEqual(new Set(['keyRejected']));
  await page.getByLabel(t.popup.field, { exact: true }).fill(SAMPLE_IDS.moving);
  await page.getByRole('button', { name: t.popup.lookUp, exact: true }).click();
  await expect(page.getByText(failureTitle('keyRejected'))).toBeVisible();
  const { token } = (await platform.counts()).sandbox;
  expect(token).toBeGreaterThanOrEqual(1);
  expect(token).toBeLessThanOrEqual(2);
});

test('reports a key that was revoked while its token was valid', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  await obtainToken(page, platform);
  await platform.revokeKey('sandbox');
  const answer = await ask(page, 'getShipment', { trackingId: bulkId(1), refresh: false });
  expect(answer.failure?.kind).toBe('keyRejected');
  expect((await platform.counts()).sandbox.token).toBeLessThanOrEqual(2);
});

test('refuses redirects, so that the key reaches no other origin', async ({ resetBrowser, platform }) => {
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

test('discards a running lookup when the environment changes', async ({ resetBrowser, platform }) => {
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
