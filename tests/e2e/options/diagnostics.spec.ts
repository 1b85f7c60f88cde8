import type { Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { ask } from '../support/background.ts';
import { expect, test } from '../support/fixtures.ts';
import { ANY_NUMBER, ANY_TEXT, FRESH_TOKEN, failureTitle, pattern, t } from '../support/messages.ts';

const section = (page: Page) => page.getByRole('region', { name: t.diagnostics.title, exact: true });
const row = (page: Page, name: string) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
/** The result of the self-test; a second one is that of the list of requests. */
const outcome = (page: Page) => section(page).getByRole('status').first();
const { states } = t.selfTest;
const { environmentName } = t.options;
const NONE = { passed: 0, failed: 0, notGranted: 0, notSetUp: 0, off: 0, notTested: 0 };
/** The parts of the summary: first what passed, then what failed. */
const summary = (counts: Partial<typeof NONE>) => t.selfTest.summary({ ...NONE, ...counts }).split(', ');
const PASSED = pattern(summary({ passed: ANY_NUMBER })[0] ?? '');
const needAttention = (failed: number) => summary({ failed })[1] ?? '';
const PRODUCTION_PARTNER = `${environmentName.production}, ${t.selfTest.api.partnerUrl}`;
const SANDBOX_PARTNER = `${environmentName.sandbox}, ${t.selfTest.api.partnerUrl}`;
const SITE = 'https://desk.example.org/*';
const ADDED_SITE = t.helpdesks.pagesOf({ host: 'desk.example.org', hasSubdomains: false, isHttp: false });
const KAYAKO = 'https://*.kayako.com/*';

async function runSelfTest(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: t.selfTest.run }).click();
  await expect(outcome(page)).toContainText(
    new RegExp(`${PASSED.source}.*${pattern(t.selfTest.testedAt(ANY_TEXT)).source}`),
  );
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
  await section(page).getByRole('button', { name: t.diagnostics.copy }).click();
  return copied;
}

test('lists requests as they are sent, copies them without IDs and secrets, and clears them', async ({
  resetBrowser,
  openOptions,
  servers,
}) => {
  const page = await openOptions('diagnostics', resetBrowser);
  await expect(section(page).getByText(t.diagnostics.requests(0))).toBeVisible();
  await ask(page, 'getShipment', { trackingId: SAMPLE_IDS.deliveredWithProof, refresh: false });
  await ask(page, 'getShipment', { trackingId: SAMPLE_IDS.platformError, refresh: false });
  const rows = section(page).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  const { host } = new URL(servers.platform.sandbox.partnerUrl);
  await expect(rows.nth(0)).toContainText(
    new RegExp(`${t.diagnostics.reason.lookup} *GET ${host} *5\\d\\d.*\\d ms`),
  );
  await expect(rows.nth(1)).toContainText(new RegExp(`${t.diagnostics.reason.lookup} *GET ${host} *200`));
  await expect(rows.nth(2)).toContainText(new RegExp(`${t.diagnostics.reason.token} *GET ${host} *200`));
  await expect(section(page).getByText(t.diagnostics.hostAccess(host, true)).first()).toBeVisible();
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
  await section(page).getByRole('button', { name: t.diagnostics.clear }).click();
  await expect(section(page).getByText(t.diagnostics.requests(0))).toBeVisible();
  await expect(section(page).getByRole('button', { name: t.diagnostics.clear })).toBeDisabled();
  await expect(section(page).getByText(t.diagnostics.removed(3))).toBeVisible();
  const undo = section(page).getByRole('button', { name: t.diagnostics.undo, exact: true });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(undo).toBeHidden();
});

test('the self-test checks every permission and host, and requests one token per platform and nothing else', async ({
  resetBrowser,
  openOptions,
  servers,
  platform,
}) => {
  const page = await openOptions('diagnostics', resetBrowser);
  await runSelfTest(page);
  const { permissions, optional_permissions } = await page.evaluate(() => chrome.runtime.getManifest());
  for (const permission of permissions) {
    await expect(row(page, permission), permission).toContainText(new RegExp(`${states.passed}.`));
  }
  for (const permission of optional_permissions) {
    await expect(row(page, `${permission} (${t.selfTest.optional})`), permission).toContainText(
      new RegExp(`${states.notGranted}.*${t.selfTest.fix.grantPermission}$`),
    );
  }
  const { host } = new URL(servers.platform.production.partnerUrl);
  await expect(row(page, PRODUCTION_PARTNER)).toContainText(`${host} ${t.selfTest.apiTested.partnerUrl}`);
  for (const name of [
    SANDBOX_PARTNER,
    `${environmentName.sandbox}, ${t.selfTest.api.clientUrl}`,
    t.selfTest.clock,
    'Zendesk',
    'Zammad',
    t.selfTest.sidePanel,
    t.selfTest.storage.local,
  ]) {
    await expect(row(page, name), name).toContainText(states.passed);
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
  expect(await violations(page)).toEqual([]);
  await expect(page.getByText(FRESH_TOKEN)).toBeVisible();
});

test.describe('without host access', () => {
  test.use({ viewport: { width: 360, height: 800 } });
  test.afterEach(async ({ sharedBrowser }) => {
    await sharedBrowser.grantHosts([KAYAKO]);
    await sharedBrowser.revokeHosts([SITE]);
  });

  test('names each failure with its reason and remedy, and copies them without secrets', async ({
    resetBrowser,
    openOptions,
    servers,
    platform,
  }) => {
    const page = await openOptions('diagnostics', resetBrowser);
    await ask(page, 'addSite', { pattern: SITE });
    await ask(page, 'setHelpdesk', { name: 'Crisp', isOn: false });
    await resetBrowser.revokeHosts([KAYAKO]);
    await platform.revokeKey('production');
    await platform.setFault({ operation: 'token', environment: 'sandbox', fault: { kind: 'html' } });
    await runSelfTest(page);
    await expect(row(page, PRODUCTION_PARTNER)).toContainText(
      new RegExp(
        `${states.failed}.*${failureTitle('keyRejected').source}.*HTTP 401.*${t.selfTest.fix.openSection.connection}`,
      ),
    );
    await expect(row(page, SANDBOX_PARTNER)).toContainText(
      new RegExp(`${states.failed}.*${failureTitle('unreadableReply').source}`),
    );
    await expect(row(page, 'Kayako')).toContainText(
      new RegExp(
        `${states.failed}.*${pattern(t.selfTest.reason.noAccess([KAYAKO])).source}.*${t.selfTest.fix.grantAccess}`,
      ),
    );
    await expect(row(page, ADDED_SITE)).toContainText(
      new RegExp(`${states.failed}.*${t.selfTest.fix.grantAccess}`),
    );
    await expect(row(page, 'Crisp')).toContainText(states.off);
    await expect(outcome(page)).toContainText(needAttention(4));
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const requests = page.getByRole('region', { name: t.diagnostics.tableLabel });
    expect(
      await requests.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);

    const text = await copyDiagnostics(page);
    const { host } = new URL(servers.platform.production.partnerUrl);
    expect(text).toContain(`failed production partnerUrl ${host}: keyRejected HTTP 401`);
    expect(text).toContain('failed helpdesk Kayako: noAccess https://*.kayako.com/*');
    expect(text).toContain('off helpdesk Crisp');
    const { production, sandbox } = servers.platform;
    for (const secret of [production.apiKey, sandbox.apiKey, 'Bearer', 'eyJ', 'Error generating']) {
      expect(text).not.toContain(secret);
    }

    // Automation cannot answer the browser's prompt.
    await resetBrowser.grantHosts([SITE]);
    const site = row(page, ADDED_SITE);
    await site.getByRole('button', { name: t.selfTest.fix.grantAccess }).click();
    await expect(site).toContainText(states.passed);
    await expect(site).toBeFocused();
    await expect(outcome(page)).toContainText(needAttention(3));
  });
});

test('a stopped self-test keeps its results so far', async ({ resetBrowser, openOptions, platform }) => {
  const page = await openOptions('diagnostics', resetBrowser);
  await platform.setFault({ operation: 'token', environment: 'sandbox', fault: { kind: 'silence' } });
  await section(page).getByRole('button', { name: t.selfTest.run }).click();
  await expect(row(page, PRODUCTION_PARTNER)).toContainText(states.passed);
  await expect(row(page, SANDBOX_PARTNER)).toContainText(t.selfTest.testing);
  await section(page).getByRole('button', { name: t.selfTest.stop }).click();
  await expect(outcome(page)).toContainText(
    new RegExp(`${PASSED.source}.*${pattern(t.selfTest.stoppedAt(ANY_TEXT)).source}`),
  );
  await expect(row(page, SANDBOX_PARTNER)).toContainText(states.notTested);
  await expect(row(page, PRODUCTION_PARTNER)).toContainText(states.passed);
});

declare const chrome: {
  runtime: { getManifest(): { permissions: string[]; optional_permissions: string[] } };
  storage: { local: { get(): Promise<object> } };
};
