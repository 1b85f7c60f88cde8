import type { Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { ask } from '../support/background.ts';
import { expect, test } from '../support/fixtures.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Diagnostics', exact: true });
const row = (page: Page, name: string) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const SITE = 'https://desk.example.org/*';
const KAYAKO = 'https://*.kayako.com/*';

async function runSelfTest(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Run self-test' }).click();
  await expect(section(page).getByRole('status')).toContainText(/\d+ passed.*Tested/);
}

async function copyDiagnostics(page: Page): Promise<string> {
  const copied = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('copy', ({ clipboardData }) => resolve(clipboardData?.getData('text/plain') ?? ''), {
          once: true,
        });
      }),
  );
  await section(page).getByRole('button', { name: 'Copy diagnostics' }).click();
  return copied;
}

test('lists requests as they are sent, copies them without IDs and secrets, and clears them', async ({
  resetBrowser,
  openOptions,
  servers,
  platform: _platform,
}) => {
  const page = await openOptions(resetBrowser);
  await expect(section(page).getByText('No requests yet')).toBeVisible();
  await ask(page, 'getShipment', { trackingId: SAMPLE_IDS.deliveredWithProof, refresh: false });
  await ask(page, 'getShipment', { trackingId: SAMPLE_IDS.platformError, refresh: false });
  const rows = section(page).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  const { host } = new URL(servers.platform.sandbox.partnerUrl);
  await expect(rows.nth(0)).toContainText(new RegExp(`Lookup *GET ${host} *5\\d\\d.*\\d ms`));
  await expect(rows.nth(1)).toContainText(new RegExp(`Lookup *GET ${host} *200`));
  await expect(rows.nth(2)).toContainText(new RegExp(`Token *GET ${host} *200`));
  await expect(section(page).getByText(`${host}: allowed`).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const text = await copyDiagnostics(page);
  expect(text).toContain('Requests: 3');
  expect(text).toContain(`token GET ${host} 200`);
  const { apiKey } = servers.platform.sandbox;
  for (const secret of [apiKey, SAMPLE_IDS.deliveredWithProof, 'Bearer', 'eyJ', 'Robin', '/track']) {
    expect(text).not.toContain(secret);
  }

  await page.reload();
  await expect(rows).toHaveCount(3);
  await resetBrowser.killServiceWorker();
  await section(page).getByRole('button', { name: 'Clear the list' }).click();
  await expect(section(page).getByText('No requests yet')).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Clear the list' })).toBeDisabled();
});

test('the self-test checks every permission and host, and requests one token per platform and nothing else', async ({
  resetBrowser,
  openOptions,
  servers,
  platform,
}) => {
  const page = await openOptions(resetBrowser);
  await runSelfTest(page);
  const { permissions, optional_permissions } = await page.evaluate(() => chrome.runtime.getManifest());
  for (const permission of permissions) {
    await expect(row(page, permission), permission).toContainText(/Passed./);
  }
  for (const permission of optional_permissions) {
    await expect(row(page, `${permission} (optional)`), permission).toContainText(/Not granted.*Grant$/);
  }
  const { host } = new URL(servers.platform.production.partnerUrl);
  await expect(row(page, 'Production, Partner API')).toContainText(`${host} allowed, answers and`);
  for (const name of [
    'Sandbox, Partner API',
    'Sandbox, Client API',
    'This computer’s clock',
    'Zendesk',
    'Zammad',
    'Side panel',
    'Local storage',
  ]) {
    await expect(row(page, name), name).toContainText('Passed');
  }
  const nothing = { track: 0, webhook: 0 };
  expect(await platform.counts()).toMatchObject({
    production: { token: 1, ...nothing },
    sandbox: { token: 1, ...nothing },
  });
  // Each key goes to its own platform, and none to the Client API.
  const asked = await platform.requests();
  expect(asked.filter(({ headers }) => 'x-api-key' in headers)).toHaveLength(2);
  expect(asked.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
  const kept = await page.evaluate(() => chrome.storage.local.get());
  expect(Object.keys(kept).filter((key) => key.startsWith('selfTest'))).toEqual([]);
  await expect(page.getByText(/^Token valid until .*in 24 h/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

// What is played here would meet the next test of this worker.
test.afterEach(({ platform }) => platform.reset());

test.describe('without host access', () => {
  test.use({ viewport: { width: 360, height: 800 } });
  test.afterEach(async ({ waybill }) => {
    await waybill.grantHosts([KAYAKO]);
    await waybill.revokeHosts([SITE]);
  });

  test('names each failure with its reason and remedy, and copies them without secrets', async ({
    resetBrowser,
    openOptions,
    servers,
    platform,
  }) => {
    const page = await openOptions(resetBrowser);
    await ask(page, 'addSite', { pattern: SITE });
    await ask(page, 'setHelpdesk', { name: 'Crisp', isOn: false });
    await resetBrowser.revokeHosts([KAYAKO]);
    await platform.revokeKey('production');
    await platform.setFault({ operation: 'token', environment: 'sandbox', fault: { kind: 'html' } });
    await runSelfTest(page);
    await expect(row(page, 'Production, Partner API')).toContainText(
      /Needs attention.*does not accept the Partner API key.*HTTP 401.*Go to Connection/,
    );
    await expect(row(page, 'Sandbox, Partner API')).toContainText(/Needs attention.*can’t read/);
    await expect(row(page, 'Kayako')).toContainText(
      /Needs attention.*no access to \*\.kayako\.com.*Give access/,
    );
    await expect(row(page, 'All pages of desk.example.org')).toContainText(/Needs attention.*Give access/);
    await expect(row(page, 'Crisp')).toContainText('Switched off');
    await expect(section(page).getByRole('status')).toContainText('4 need attention');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    const text = await copyDiagnostics(page);
    const { host } = new URL(servers.platform.production.partnerUrl);
    expect(text).toContain(`failed production partnerUrl ${host}: keyRejected HTTP 401`);
    expect(text).toContain('failed helpdesk Kayako: noAccess https://*.kayako.com/*');
    expect(text).toContain('off helpdesk Crisp');
    const { production, sandbox } = servers.platform;
    for (const secret of [production.apiKey, sandbox.apiKey, 'Bearer', 'eyJ', 'Error generating']) {
      expect(text).not.toContain(secret);
    }

    // Nobody answers the browser's question here.
    await resetBrowser.grantHosts([SITE]);
    const site = row(page, 'All pages of desk.example.org');
    await site.getByRole('button', { name: 'Give access' }).click();
    await expect(site).toContainText('Passed');
    await expect(site).toBeFocused();
    await expect(section(page).getByRole('status')).toContainText('3 need attention');
  });
});

test('a stopped self-test keeps its results so far', async ({ resetBrowser, openOptions, platform }) => {
  const page = await openOptions(resetBrowser);
  await platform.setFault({ operation: 'token', environment: 'sandbox', fault: { kind: 'silence' } });
  await section(page).getByRole('button', { name: 'Run self-test' }).click();
  await expect(row(page, 'Production, Partner API')).toContainText('Passed');
  await expect(row(page, 'Sandbox, Partner API')).toContainText('Testing');
  await section(page).getByRole('button', { name: 'Stop' }).click();
  await expect(section(page).getByRole('status')).toContainText(/\d+ passed.*Stopped/);
  await expect(row(page, 'Sandbox, Partner API')).toContainText('Not tested');
  await expect(row(page, 'Production, Partner API')).toContainText('Passed');
});

declare const chrome: {
  runtime: { getManifest(): { permissions: string[]; optional_permissions: string[] } };
  storage: { local: { get(): Promise<object> } };
};
