import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChromiumWithExtension } from '../../dev/chromium.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { ask, lookUpAll } from '../e2e/support/background.ts';
import { cardFrame, clickId, expect, test } from '../e2e/support/fixtures.ts';
import { failureAction, failureTitle } from '../e2e/support/messages.ts';
import { lookUp } from '../e2e/support/popup.ts';
import { endOf, expectEnds } from './lookups.ts';

const tooMany = (headers: Record<string, string>) =>
  ({ kind: 'answer', status: 429, headers, body: '{}' }) as const;

test('row 23: too many requests: shows the failure, and a retry succeeds after the pause', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  await platform.setFault({ operation: 'track', count: 1, fault: tooMany({ 'Retry-After': '4' }) });
  const page = await openPopup(resetBrowser);
  await lookUp(page, bulkId(63));
  const retry = page.getByRole('button', { name: failureAction('rateLimited') });
  await expect(page.getByText(failureTitle('rateLimited'))).toBeVisible();
  await expect(async () => {
    await retry.click({ timeout: 1_000 });
    await expect(page.getByText('IN_TRANSIT').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
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

test('row 25: a 5xx is asked for again twice, or not at all if the platform names a longer wait', async ({
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
  ]);
  expect(answers.map(({ failure }) => failure?.retryAfterMs)).toEqual([
    ...Array(4).fill(undefined),
    90_000,
    undefined,
  ]);
});

test('row 26: gives up on an unresponsive platform within 25 seconds', async ({
  resetBrowser: { firstPage },
  openTicket,
  platform,
}) => {
  const [silent, dripping] = [bulkId(68), bulkId(69)];
  await platform.setFault({ operation: 'webhook', fault: { kind: 'silence' } });
  await platform.setFault({ operation: 'track', pathIncludes: silent, fault: { kind: 'silence' } });
  await platform.setFault({ operation: 'track', pathIncludes: dripping, fault: { kind: 'drip' } });
  await platform.setFault({ operation: 'track', fault: { kind: 'stall' } });
  const page = await openTicket();
  const startedAt = Date.now();
  const others = lookUpAll(firstPage, [silent, dripping]);
  const webhook = ask(firstPage, 'sendTestWebhook', {
    environment: 'sandbox',
    isAuthorized: false,
    payload: '{}',
  });
  await clickId(page, SAMPLE_IDS.moving);
  const card = await cardFrame(page);
  await expect(card.getByRole('status').first()).toBeVisible();
  await test.step('row 27: a body that stalls', async () => {
    await expect(card.getByText(failureTitle('timedOut'))).toBeVisible({ timeout: 25_000 });
  });
  await test.step('row 27: no headers, and a body that drips', async () => {
    expect((await others).map(endOf)).toEqual(['timedOut', 'timedOut']);
  });
  await test.step('row 52: a test webhook without an answer', async () => {
    expect((await webhook).failure?.kind).toBe('timedOut');
  });
  expect(Date.now() - startedAt).toBeLessThan(25_000);
  expect((await platform.counts()).sandbox).toMatchObject({ track: 3, webhook: 1 });
  await platform.clearFaults();
  await card.getByRole('button', { name: failureAction('timedOut') }).click();
  await expect(card.getByText('IN_TRANSIT').first()).toBeVisible();
});

test('row 33: a connection that breaks: shows the failure, and a retry succeeds', async ({
  openPopup,
  platform,
}) => {
  await platform.setFault({ operation: 'track', fault: { kind: 'reset' } });
  const page = await openPopup();
  await lookUp(page, bulkId(60));
  await expect(page.getByText(failureTitle('offline'))).toBeVisible();
  await platform.clearFaults();
  await page.getByRole('button', { name: failureAction('offline') }).click();
  await expect(page.getByText('IN_TRANSIT').first()).toBeVisible();
});

/** A port on which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('row 33: a host on which nothing listens: the next address is asked', async ({
  resetBrowser: { firstPage: page },
  platform,
  servers: {
    platform: { sandbox, production },
  },
}) => {
  const save = (partnerUrl: string) =>
    ask(page, 'saveConnections', {
      production: { partnerUrl: production.partnerUrl, clientUrl: production.clientUrl },
      sandbox: { partnerUrl, clientUrl: sandbox.clientUrl, newKey: sandbox.apiKey },
    });
  const host = `127.0.0.1:${await closedPort()}`;
  await save(`http://${host}/partner`);
  const { failure } = await ask(page, 'getShipment', { trackingId: bulkId(0), refresh: true });
  expect(failure).toEqual({ kind: 'offline', host });
  await save(sandbox.partnerUrl);
  expect(endOf(await ask(page, 'getShipment', { trackingId: bulkId(0), refresh: true }))).toBe('answered');
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 1 });
});

/**
 * Cuts the extension's worker, which must be running, off the network.
 * @returns a function that connects it again
 */
async function goOffline({ firstPage: page, extensionId }: ChromiumWithExtension) {
  const session = await page.context().newCDPSession(page);
  const { targetInfos } = await session.send('Target.getTargets');
  const worker = targetInfos.find(({ type, url }) => type === 'service_worker' && url.includes(extensionId));
  if (!worker) throw new Error('The background worker is not running.');
  const { targetId } = worker;
  // Only the protocol's old form lets a page's session reach a worker.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const isDone = new Promise<void>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      if (JSON.parse(message).id === 2) resolve();
    });
  });
  const send = (id: number, method: string, params: object) =>
    session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
  await send(1, 'Network.enable', {});
  const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await send(2, 'Network.emulateNetworkConditions', { offline: true, ...speed });
  await isDone;
  return () => session.detach();
}

test('row 33: no network: lookups are answered again once it is back', async ({ resetBrowser, platform }) => {
  const { firstPage: page } = resetBrowser;
  const look = () => ask(page, 'getShipment', { trackingId: bulkId(0), refresh: true });
  expect(endOf(await look())).toBe('answered');
  const goOnline = await goOffline(resetBrowser);
  expect((await look()).failure).toMatchObject({ kind: 'offline' });
  expect((await platform.counts()).sandbox.track).toBe(1);
  await goOnline();
  expect(endOf(await look())).toBe('answered');
});

test('row 34: refuses redirects, so that the key reaches no other origin', async ({
  resetBrowser: { firstPage: page },
  platform,
  servers,
}) => {
  const { partnerUrl } = servers.platform.sandbox;
  const targets = {
    'another origin': undefined,
    http: 'http://partner.invalid/auth/token',
    'the same origin': `${partnerUrl}/elsewhere`,
    itself: `${partnerUrl}/auth/token`,
  };
  for (const [name, to] of Object.entries(targets))
    for (const status of [301, 302, 303, 307, 308]) {
      await platform.resetCounts();
      const fault = { kind: 'redirect', status, ...(to === undefined ? {} : { to }) } as const;
      await platform.setFault({ operation: 'token', count: 1, fault });
      const answer = await ask(page, 'checkConnection');
      const { sink, sandbox } = await platform.counts();
      const what = `${status} to ${name}`;
      expect([what, endOf(answer), sink, sandbox.token, sandbox.other]).toEqual([
        what,
        'redirected',
        0,
        1,
        0,
      ]);
    }
  await expectEnds(
    page,
    platform,
    Object.entries(targets).map(([name, to]) => ({
      name,
      fault: (trackingId: string) => ({
        kind: 'redirect' as const,
        status: 302,
        ...(to === undefined
          ? {}
          : { to: name === 'itself' ? `${partnerUrl}/track?trackingId=${trackingId}` : to }),
      }),
      ends: 'redirected',
      requests: 1,
    })),
  );
  expect((await platform.counts()).sink).toBe(0);
});
