import { showOptionsPage } from '../../dev/journeys/options-page.ts';
import { violations } from '../e2e/support/axe.ts';
import { ask } from '../e2e/support/background.ts';
import { cardFrame, clickId, expect, expectHighlighted, test } from '../e2e/support/fixtures.ts';
import {
  ADDRESS,
  addSite,
  expectAllHighlighted,
  expectNothingHighlighted,
  expectPlain,
  ID,
  isRunning,
  openDeskWith,
  openWithSite,
  PATTERN,
  row,
  SITE,
  section,
} from '../e2e/support/helpdesk-sites.ts';
import { t } from '../e2e/support/messages.ts';

test.describe('an added site', () => {
  test.afterEach(({ sharedBrowser }) => sharedBrowser.revokeHosts([PATTERN]));

  test('row 41: stops on an added site with a notice when its access is revoked, and resumes when it is granted again', async ({
    resetBrowser,
    openPage,
    openOptions,
  }) => {
    const openDesk = openDeskWith(openPage);
    const options = await openWithSite(resetBrowser, openOptions);
    const page = await openDesk(ADDRESS);
    await expectAllHighlighted(page);
    await resetBrowser.revokeHosts([PATTERN]);
    await expect(row(options, t.helpdesks.lostTitle)).toBeVisible();
    await expectNothingHighlighted(page);
    expect(await isRunning(await expectPlain(openDesk, ADDRESS))).toBe(false);
    expect(await violations(options)).toEqual([]);

    await resetBrowser.grantHosts([PATTERN]);
    await expect(section(options).getByText(t.helpdesks.lostTitle)).toBeHidden();
    await expectAllHighlighted(page);
  });
});

test.describe('a known helpdesk', () => {
  const known = ['https://*.zendesk.com/*'];
  test.afterEach(({ sharedBrowser }) => sharedBrowser.grantHosts(known));

  test('row 41: stops in an open ticket when access is revoked, and resumes there when it is granted again; starts in one that was opened without it after a reload', async ({
    resetBrowser,
    openTicket,
    openPage,
    servers,
  }) => {
    const open = await openTicket();
    await clickId(open, ID);
    await expect((await cardFrame(open)).locator('body')).toContainText('Robin Marlow');
    await resetBrowser.revokeHosts(known);
    await expectNothingHighlighted(open);
    await expect(open.locator('waybill-card')).toHaveCount(0);
    const opened = await openPage(servers.helpdesk.url);
    expect(await isRunning(opened)).toBe(false);

    await resetBrowser.grantHosts(known);
    await expectHighlighted(open, ID);
    await opened.reload();
    await expectHighlighted(opened, ID);
  });
});

test('row 42: an address or a site to which the user denies access is not taken for granted', async ({
  resetBrowser,
  openPage,
}) => {
  const options = await openPage('about:blank');
  // Automation cannot answer the browser's prompt, so the answer stands in for it.
  await options.addInitScript(() => {
    chrome.permissions.request = async () => false;
  });
  await options.goto(resetBrowser.extensionUrl('options.html'));
  const group = options.getByRole('group', { name: t.options.environmentName.sandbox, exact: true });
  await group.getByLabel(t.options.partnerUrl).fill('https://partner.example');
  await options.getByRole('button', { name: t.options.save, exact: true }).click();
  await expect(options.getByText(t.options.accessMissing(['https://partner.example']))).toBeVisible();
  await expect(options.getByRole('button', { name: t.options.allowAccess })).toBeVisible();
  const saved = await ask(options, 'getConnections');
  expect(saved.value).toMatchObject({ sandbox: { missingAccess: ['https://partner.example'] } });

  await showOptionsPage(options, 'helpdesks');
  await addSite(options, ADDRESS);
  await expect(section(options).getByText(t.helpdesks.refused(SITE.host))).toBeVisible();
  expect(JSON.stringify(await ask(options, 'getHelpdesks'))).not.toContain(PATTERN);
});

declare const chrome: { permissions: { request(permissions: object): Promise<boolean> } };
