import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { showOptionsPage } from '../../../dev/journeys/options-page.ts';
import { violations } from '../support/axe.ts';
import { ask } from '../support/background.ts';
import { expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

declare const chrome: { storage: { local: { clear(): Promise<void> } } };

const section = (page: Page) => page.getByRole('region', { name: t.settingsFile.title });
const change = (page: Page, name: string) => section(page).locator('.change').filter({ hasText: name });

async function exportFile(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section(page).getByRole('button', { name: t.settingsFile.export }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

async function importFile(page: Page, text: string): Promise<void> {
  const file = { name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await section(page).locator('input[type="file"]').setInputFiles(file);
}

test('transfers settings to another browser after a preview, and back', async ({
  resetBrowser,
  openOptions,
  servers,
}) => {
  const { sandbox, production } = servers.platform;
  const text = await exportFile(await openOptions('settings-file', resetBrowser));
  for (const secret of [sandbox.apiKey, production.apiKey]) expect(text).not.toContain(secret);

  // Stands in for another browser, which would take seconds to start.
  await resetBrowser.firstPage.evaluate(() => chrome.storage.local.clear());
  await resetBrowser.stopServiceWorker();
  const page = await openOptions('settings-file', resetBrowser);
  await importFile(page, text);
  await expect(section(page).getByRole('heading', { name: t.settingsFile.summaryTitle(5) })).toBeFocused();
  const environment = t.settingsFile.change({ kind: 'environment', from: 'production', to: 'sandbox' });
  await expect(change(page, environment.name)).toContainText(
    `${t.settingsFile.now}${environment.from}${t.settingsFile.after}${environment.to}`,
  );
  const sandboxUrl = `${t.options.environmentName.sandbox}: ${t.options.partnerUrl}`;
  await expect(change(page, sandboxUrl)).toContainText(sandbox.partnerUrl);
  expect(await violations(page)).toEqual([]);
  expect(await ask(page, 'getConnections')).toMatchObject({ value: { sandbox: { partnerUrl: '' } } });

  await section(page).getByRole('button', { name: t.settingsFile.apply }).click();
  await expect(section(page).getByText(t.settingsFile.applied(5))).toBeVisible();
  expect(await ask(page, 'getConnections')).toMatchObject({
    value: { environment: 'sandbox', sandbox: { partnerUrl: sandbox.partnerUrl, hasKey: false } },
  });
  await showOptionsPage(page, 'connection');
  await expect(
    page
      .getByRole('group', { name: t.options.environmentName.sandbox, exact: true })
      .getByLabel(t.options.partnerUrl),
  ).toHaveValue(sandbox.partnerUrl);
  await showOptionsPage(page, 'settings-file');
  await importFile(page, text);
  await expect(section(page).getByText(t.settingsFile.done.same)).toBeVisible();
  await importFile(page, '{"waybillSettings":1,"statusColours":true}');
  await section(page).getByRole('button', { name: t.settingsFile.apply }).click();
  await section(page).getByRole('button', { name: t.settingsFile.undo }).click();
  await expect(section(page).getByText(t.settingsFile.done.undone)).toBeVisible();
  expect(await ask(page, 'getStatusColors')).toMatchObject({ value: { isOn: false } });
});

test('a file with any error changes nothing, and the error is shown', async ({ openOptions }) => {
  const page = await openOptions('settings-file');
  await importFile(page, '{"waybillSettings":2}');
  await expect(section(page).getByText(t.settingsFile.refused({ kind: 'newer' }))).toBeVisible();
  await importFile(
    page,
    '{"waybillSettings":1,"statusColours":true,"sandbox":{"partnerUrl":"http://evil.example"}}',
  );
  await expect(section(page).getByText('sandbox.partnerUrl')).toBeVisible();
  expect(await ask(page, 'getStatusColors')).toMatchObject({ value: { isOn: false } });
});
