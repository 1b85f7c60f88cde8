import { bulkId } from '../../dev/sample-ids.ts';
import { ask, lookUpAll } from '../e2e/support/background.ts';
import { lookUp } from '../e2e/support/extension-pages.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { failureAction, failureTitle } from '../e2e/support/messages.ts';
import { endOf, expectEnds } from './lookups.ts';

const tooMany = (headers: Record<string, string>) =>
  ({ kind: 'answer', status: 429, headers, body: '{}' }) as const;

test('row 23: too many requests: counts the pause down, and a retry succeeds after it', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  await platform.setFault({ operation: 'track', count: 1, fault: tooMany({ 'Retry-After': '4' }) });
  const page = await openPopup(resetBrowser);
  await lookUp(page, bulkId(63));
  const retry = page.getByRole('button', { name: failureAction('rateLimited') });
  await expect(page.getByText(failureTitle('rateLimited'))).toBeVisible();
  await expect(retry).toBeDisabled();
  // Waits until it is enabled.
  await retry.click();
  await expect(page.getByText('IN_TRANSIT').first()).toBeVisible();
  expect((await platform.counts()).sandbox.track).toBe(2);
});

test('row 23: a pause holds for every lookup, also after the worker was killed', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  // Thirty years, of which an hour counts.
  await platform.setFault({ operation: 'track', count: 1, fault: tooMany({ 'Retry-After': '1000000000' }) });
  const first = await ask(page, 'getShipment', { trackingId: bulkId(64), refresh: false });
  expect(first.failure).toMatchObject({ kind: 'rateLimited', retryAfterMs: 3_600_000 });
  await resetBrowser.killServiceWorker();
  const answers = await lookUpAll(page, [bulkId(65), bulkId(66)]);
  answers.push(await ask(page, 'checkConnection', { environment: 'sandbox' }));
  expect(answers.map(endOf)).toEqual(answers.map(() => 'rateLimited'));
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 1 });
});

test('row 24: a 429 that names no readable time begins a short pause', async ({
  resetBrowser: { firstPage: page },
  platform,
}) => {
  for (const headers of [{}, { 'Retry-After': 'soon' }]) {
    await platform.resetCounts();
    await platform.setFault({ operation: 'track', count: 3, fault: tooMany(headers) });
    const first = await ask(page, 'getShipment', { trackingId: bulkId(64), refresh: true });
    expect(first.failure).toMatchObject({ kind: 'rateLimited', retryAfterMs: 1_000 });
    expect((await platform.counts()).sandbox.track).toBe(3);
    await expect
      .poll(async () => endOf(await ask(page, 'getShipment', { trackingId: bulkId(64), refresh: true })))
      .toBe('answered');
    expect((await platform.counts()).sandbox.track).toBe(4);
  }
});

test('row 25: a request with a 5xx is repeated twice, or not at all if the platform sends a longer wait', async ({
  resetBrowser: { firstPage: page },
  platform,
}) => {
  const failing = (status: number) => ({
    name: `${status}`,
    fault: { kind: 'answer', status } as const,
    ends: 'platformError',
    requests: 3,
  });
  const busy = { kind: 'answer', status: 503, headers: { 'Retry-After': '90' } } as const;
  const answers = await expectEnds(page, platform, [
    ...[500, 502, 503, 504].map(failing),
    { name: '503 with a wait', fault: busy, ends: 'platformError', requests: 1 },
    { ...failing(501), requests: 1 },
    // The network asks its user to sign in.
    { ...failing(511), ends: 'offline', requests: 1 },
  ]);
  expect(answers.map(({ failure }) => failure?.retryAfterMs)).toEqual([
    ...Array(4).fill(undefined),
    90_000,
    undefined,
    undefined,
  ]);
});
