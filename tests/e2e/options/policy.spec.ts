import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { type ChromiumWithExtension, launchChromium } from '../../../dev/chromium.ts';
import { showOptionsPage } from '../../../dev/journeys/options-page.ts';
import { copyWithPolicies, tryPolicies, unpackedId } from '../../../dev/policies/chromium-policy.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import type { Environment } from '../../../features/platform/model.ts';
import { startOwnSite } from '../../browsers/support/own-site.ts';
import { violations } from '../support/axe.ts';
import { ask } from '../support/background.ts';
import { lookUp } from '../support/extension-pages.ts';
import { test as base, cardFrame, clickDrawn, clickId, expect, LOOPBACK_HOSTS } from '../support/fixtures.ts';
import { ANY_NUMBER, ANY_TEXT, pattern, t } from '../support/messages.ts';

declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };

const group = (page: Page, environment: Environment) =>
  page.getByRole('group', { name: t.options.environmentName[environment], exact: true });
const REASON = t.policy.locked;

interface Fixtures {
  /** The organisation's settings. */
  policy: object;
  /** A browser with a policy, as after installation; it grants the platform's hosts without a prompt. */
  managedBrowser: ChromiumWithExtension;
}

const test = base.extend<Fixtures>({
  policy: ({ servers }, use) => {
    const { partnerUrl, apiKey } = servers.platform.sandbox;
    return use({
      sandbox: { partnerUrl, apiKey },
      environment: 'sandbox',
      helpdeskHosts: ['127.0.0.1'],
    });
  },
  managedBrowser: async ({ policy, sharedBrowser, openPage, extensionDir, headless, servers }, use) => {
    const options = { extensionDir, headless, helpdesk: servers.helpdesk, beginsWithSetUp: false };
    const isLinux = process.platform === 'linux';
    const about = await openPage('chrome://version', sharedBrowser);
    const program = (await about.locator('#executable_path').textContent()) ?? '';
    const copy = isLinux
      ? await copyWithPolicies(program, {
          '3rdparty': { extensions: { [unpackedId(extensionDir)]: policy } },
        })
      : undefined;
    try {
      const browser = await launchChromium(
        copy ? { ...options, executablePath: copy.executablePath } : options,
      );
      try {
        await browser.grantHosts(LOOPBACK_HOSTS);
        // On other systems only an administrator can write policies.
        if (!copy) await tryPolicies(browser.firstPage, browser.extensionId, policy);
        await use(browser);
      } finally {
        await browser.close();
      }
    } finally {
      await copy?.remove();
    }
  },
});

async function expectLocked(field: Locator, value: string): Promise<void> {
  await expect(field).toHaveValue(value);
  await expect(field).not.toBeEditable();
  await expect(field).toHaveAccessibleDescription(REASON);
}

test('uses the address, key, environment and helpdesk of a policy, and shows them locked', async ({
  managedBrowser,
  openOptions,
  openPage,
  platform,
  servers,
}) => {
  const page = await openOptions('connection', managedBrowser);
  // A policy cannot grant access to hosts; the user has to.
  const missing = page.getByText(pattern(t.options.accessMissing([ANY_TEXT])));
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: t.options.allowAccess }).click();
  await expect(missing).toBeHidden();
  const site = await startOwnSite(SAMPLE_IDS.deliveredWithProof);
  const ticket = await openPage(site.address, managedBrowser);
  await clickId(ticket, SAMPLE_IDS.deliveredWithProof);
  await expect((await cardFrame(ticket)).locator('body')).toContainText('Robin Marlow');
  await site.close();
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 1 });

  await page.bringToFront();
  const { partnerUrl, clientUrl, apiKey } = servers.platform.sandbox;
  await expectLocked(group(page, 'sandbox').getByLabel(t.options.partnerUrl), partnerUrl);
  await expectLocked(group(page, 'sandbox').getByLabel(t.options.partnerKey), '');
  const environment = page.getByRole('switch', { name: t.options.environmentName.sandbox });
  await expect(environment).toBeChecked();
  await expect(environment).toBeDisabled();
  await expect(environment).toHaveAccessibleDescription(new RegExp(REASON));
  expect(await violations(page)).toEqual([]);

  // Unmanaged settings can be changed, and saving them keeps the managed ones.
  await group(page, 'sandbox').getByLabel(t.options.clientUrl).fill(clientUrl);
  await page.getByRole('button', { name: t.options.save, exact: true }).click();
  await expect(page.getByText(t.options.saved, { exact: true })).toBeVisible();
  const evil = { partnerUrl: 'https://evil.example', clientUrl, newKey: 'evil' };
  await ask(page, 'saveConnections', { production: { partnerUrl: '', clientUrl: '' }, sandbox: evil });
  await ask(page, 'setEnvironment', { environment: 'production' });
  expect(await ask(page, 'getConnections')).toMatchObject({
    value: { environment: 'sandbox', sandbox: { partnerUrl, clientUrl, hasKey: true } },
  });
  expect(await ask(page, 'checkConnection')).toMatchObject({ ok: true });
  expect(await page.content()).not.toContain(apiKey);
  expect(JSON.stringify(await ask(page, 'getConnections'))).not.toContain(apiKey);
  await showOptionsPage(page, 'settings-file');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: t.settingsFile.title })
      .getByRole('button', { name: t.settingsFile.export })
      .click(),
  ]);
  const exported = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(exported)).toMatchObject({ waybillSettings: 1, sandbox: { clientUrl } });
  for (const managed of [apiKey, partnerUrl, '"environment"']) expect(exported).not.toContain(managed);
});

test('applies a changed policy at once, and names its errors', async ({
  resetBrowser,
  openOptions,
  platform,
  servers,
}) => {
  const page = await openOptions('connection', resetBrowser);
  await ask(page, 'getShipment', { trackingId: SAMPLE_IDS.moving, refresh: false });
  const { partnerUrl, apiKey } = servers.platform.production;
  await tryPolicies(resetBrowser.firstPage, resetBrowser.extensionId, {
    production: { partnerUrl, apiKey, clientUrl: 'http://client.example' },
    environment: 'production',
    helpdeskHosts: ['127.0.0.1'],
    colour: 'blue',
  });
  await expectLocked(group(page, 'production').getByLabel(t.options.partnerUrl), partnerUrl);
  await expect(page.getByRole('switch', { name: t.options.environmentName.sandbox })).not.toBeChecked();
  await expect(
    page.getByText(t.policy.problem({ path: 'production.clientUrl', kind: 'notHttps' })),
  ).toBeVisible();
  await expect(page.getByText(t.policy.problem({ path: 'colour', kind: 'unknownName' }))).toBeVisible();
  const ignored = page.getByText(pattern(t.policy.problemTitle(ANY_NUMBER)));
  await expect(ignored).toBeVisible();
  await page.getByRole('button', { name: t.common.copy, exact: true }).click();
  await expect(page.getByText(t.common.copied, { exact: true }).first()).toBeVisible();
  await showOptionsPage(page, 'helpdesks');
  const helpdesks = page.getByRole('region', { name: t.helpdesks.title });
  await expect(helpdesks.getByText(REASON)).toBeVisible();
  await expect(
    helpdesks.getByRole('button', {
      name: pattern(t.helpdesks.remove(ANY_TEXT)),
    }),
  ).toHaveCount(0);
  await ask(page, 'getShipment', { trackingId: SAMPLE_IDS.moving, refresh: false });
  const { production, sandbox } = await platform.counts();
  expect([sandbox.token, production.token, production.track]).toEqual([1, 1, 1]);
  await tryPolicies(resetBrowser.firstPage, resetBrowser.extensionId, {});
  await expect(helpdesks.getByText(REASON)).toBeHidden();
  await showOptionsPage(page, 'connection');
  await expect(group(page, 'production').getByLabel(t.options.partnerUrl)).toBeEditable();
  await expect(ignored).toBeHidden();
});

test('applies its templates and patterns to an open card and panel', async ({
  resetBrowser,
  openTicket,
  openPage,
  platform,
}) => {
  const trackingId = '77665544';
  await platform.layReply({
    environment: 'sandbox',
    trackingId,
    body: { trackingId, status: 'MOVING' },
  });
  const panel = await openPage(resetBrowser.extensionUrl('sidepanel.html'), resetBrowser);
  await lookUp(panel, trackingId);
  const teach = panel.getByRole('button', { name: t.shipment.teach });
  await expect(teach).toBeVisible();
  const ticket = await openTicket(resetBrowser);
  await clickId(ticket, SAMPLE_IDS.moving);
  const card = await cardFrame(ticket);
  await clickDrawn(card.getByRole('button', { name: t.copying.openReply, exact: true }));
  const reply = card.getByRole('textbox', { name: t.replyForm.replyText });
  await expect(reply).toHaveValue(new RegExp(SAMPLE_IDS.moving));
  await tryPolicies(resetBrowser.firstPage, resetBrowser.extensionId, {
    replyTemplates: { en: { moving: 'Ours: {trackingId}.' } },
    patterns: [{ name: 'Ours', examples: [trackingId, '77665545', '77665599'] }],
  });
  await expect(reply).toHaveValue(new RegExp(`Ours: ${SAMPLE_IDS.moving}\\.`));
  await expect(teach).toBeHidden();
  await tryPolicies(resetBrowser.firstPage, resetBrowser.extensionId, {});
  await expect(reply).not.toHaveValue(/Ours/);
  await expect(teach).toBeVisible();
});

test('applies to an open panel even if the saved settings are damaged', async ({
  resetBrowser,
  openPage,
  platform,
  servers,
}) => {
  await resetBrowser.stopServiceWorker();
  await resetBrowser.firstPage.evaluate(() => chrome.storage.local.set({ 'connection.settings': 'damaged' }));
  await resetBrowser.stopServiceWorker();
  const panel = await openPage(resetBrowser.extensionUrl('sidepanel.html'), resetBrowser);
  const unreadable = panel.getByText(t.failures.settingsUnreadable({ kind: 'settingsUnreadable' }).title);
  await expect(unreadable).toBeVisible();
  const { partnerUrl, apiKey } = servers.platform.sandbox;
  const policy = { environment: 'sandbox', sandbox: { partnerUrl, apiKey } };
  await tryPolicies(resetBrowser.firstPage, resetBrowser.extensionId, policy);
  await expect(unreadable).toBeHidden();
  await lookUp(panel, SAMPLE_IDS.moving);
  await expect(panel.getByText(t.shipment.checked(undefined), { exact: true })).toBeVisible();
  expect((await platform.counts()).sandbox.track).toBe(1);
  await tryPolicies(resetBrowser.firstPage, resetBrowser.extensionId, {});
  await expect(unreadable).toBeVisible();
});
