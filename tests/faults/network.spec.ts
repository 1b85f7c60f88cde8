import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { makeCertificate } from '../../dev/helpdesk/certificate.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { ask, lookUpAll } from '../e2e/support/background.ts';
import { lookUp } from '../e2e/support/extension-pages.ts';
import { cardFrame, clickId, expect, test } from '../e2e/support/fixtures.ts';
import { failureAction, failureTitle, t } from '../e2e/support/messages.ts';
import { endOf, expectEnds } from './lookups.ts';
import { goOffline } from './offline.ts';

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
    await expect(card.getByText(failureTitle('timedOut'))).toBeVisible({ timeout: 30_000 });
    // From its arrival: what comes before, a busy machine may take seconds for.
    const asked = (await platform.requests()).find(({ path }) => path.includes(SAMPLE_IDS.moving));
    expect(Date.now() - (asked?.at ?? 0)).toBeLessThan(25_000);
  });
  await test.step('row 27: no headers, and a body that drips', async () => {
    expect((await others).map(endOf)).toEqual(['timedOut', 'timedOut']);
  });
  await test.step('row 52: a test webhook without an answer', async () => {
    expect((await webhook).failure?.kind).toBe('timedOut');
  });
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

test('row 55: a single ID without network is looked up again by itself, in popup and card', async ({
  resetBrowser,
  openPopup,
  openTicket,
  platform,
}) => {
  const ticket = await openTicket();
  const popup = await openPopup(resetBrowser);
  await platform.setFault({ operation: 'track', fault: { kind: 'reset' } });
  await lookUp(popup, bulkId(61));
  await expect(popup.getByText(failureTitle('offline'))).toBeVisible();
  await ticket.bringToFront();
  await clickId(ticket, SAMPLE_IDS.moving);
  const card = await cardFrame(ticket);
  await expect(card.getByText(failureTitle('offline'))).toBeVisible();
  await platform.clearFaults();
  await platform.resetCounts();
  // The browser itself never was without network.
  for (const view of [popup, card]) await view.evaluate(() => dispatchEvent(new Event('online')));
  for (const view of [popup, card]) await expect(view.getByText('IN_TRANSIT').first()).toBeVisible();
  expect((await platform.counts()).sandbox.track).toBe(2);
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

const UNKNOWN_HOST = 'nobody.invalid';
const HTTPS_HOSTS = ['https://127.0.0.1/*', `https://${UNKNOWN_HOST}/*`];

test.describe('hosts that cannot be reached by https', () => {
  const servers: Server[] = [];
  let received: string[] = [];

  const listen = async (server: Server): Promise<string> => {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  test.afterEach(async ({ sharedBrowser }) => {
    await sharedBrowser.revokeHosts(HTTPS_HOSTS);
    await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
    received = [];
  });

  test('row 33: an unknown name, a server without TLS, an unknown certificate: no key is sent, and the failure names the host', async ({
    resetBrowser,
    openOptions,
  }) => {
    // The request for access that `Save` makes is then granted without a prompt.
    await resetBrowser.grantHosts(HTTPS_HOSTS);
    const page = await openOptions('connection');
    const sandbox = page.getByRole('group', { name: t.options.environmentName.sandbox, exact: true });
    const certificate = await makeCertificate('127.0.0.1');
    const hosts = [
      UNKNOWN_HOST,
      await listen(createServer(() => received.push('without TLS'))),
      await listen(createTlsServer(certificate, () => received.push('unknown certificate'))),
    ];
    for (const host of hosts) {
      await sandbox.getByLabel(t.options.partnerUrl).fill(`https://${host}`);
      await sandbox.getByLabel(t.options.partnerKey).fill('sample-key');
      await page.getByRole('button', { name: t.options.save, exact: true }).click();
      await expect
        .poll(() => ask(page, 'getConnections'))
        .toMatchObject({
          value: { sandbox: { partnerUrl: `https://${host}`, hasKey: true, missingAccess: [] } },
        });
      const { failure } = await ask(page, 'getShipment', { trackingId: bulkId(0), refresh: true });
      expect(failure).toEqual({ kind: 'offline', host });
    }
    expect(received).toEqual([]);
  });
});

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
