import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { ask } from '../support/background.ts';
import { expect, test } from '../support/fixtures.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Settings file' });
const change = (page: Page, name: string) => section(page).locator('.change').filter({ hasText: name });

async function exportFile(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section(page).getByRole('button', { name: 'Export' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

async function importFile(page: Page, text: string): Promise<void> {
  const file = { name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await section(page).locator('input[type="file"]').setInputFiles(file);
}

test('transfers settings to another browser after a preview, and back', async ({
  waybill,
  unconfiguredBrowser,
  openOptions,
  servers,
}) => {
  const { sandbox, production } = servers.platform;
  const text = await exportFile(await openOptions(waybill));
  for (const secret of [sandbox.apiKey, production.apiKey]) expect(text).not.toContain(secret);

  const page = await openOptions(unconfiguredBrowser);
  await importFile(page, text);
  await expect(section(page).getByRole('heading', { name: '5 settings would change' })).toBeFocused();
  await expect(change(page, 'Environment')).toContainText('NowProductionAfter the importSandbox');
  await expect(change(page, 'Sandbox: Partner API URL')).toContainText(sandbox.partnerUrl);
  expect(await violations(page)).toEqual([]);
  expect(await ask(page, 'getConnections')).toMatchObject({ value: { sandbox: { partnerUrl: '' } } });

  await section(page).getByRole('button', { name: 'Apply changes' }).click();
  await expect(section(page).getByText('5 settings were changed.')).toBeVisible();
  expect(await ask(page, 'getConnections')).toMatchObject({
    value: { environment: 'sandbox', sandbox: { partnerUrl: sandbox.partnerUrl, hasKey: false } },
  });
  await expect(
    page.getByRole('group', { name: 'Sandbox', exact: true }).getByLabel('Partner API URL'),
  ).toHaveValue(sandbox.partnerUrl);
  await importFile(page, text);
  await expect(section(page).getByText(/Nothing to import/)).toBeVisible();
  await importFile(page, '{"waybillSettings":1,"statusColours":true}');
  await section(page).getByRole('button', { name: 'Apply changes' }).click();
  await section(page).getByRole('button', { name: 'Undo' }).click();
  await expect(section(page).getByText(/Undone/)).toBeVisible();
  expect(await ask(page, 'getStatusColours')).toMatchObject({ value: { isOn: false } });
});

test('a file with any error changes nothing, and the error is shown', async ({ openOptions }) => {
  const page = await openOptions();
  await importFile(page, '{"waybillSettings":2}');
  await expect(section(page).getByText(/newer version of Waybill/)).toBeVisible();
  await importFile(
    page,
    '{"waybillSettings":1,"statusColours":true,"sandbox":{"partnerUrl":"http://evil.example"}}',
  );
  await expect(section(page).getByText('sandbox.partnerUrl')).toBeVisible();
  expect(await ask(page, 'getStatusColours')).toMatchObject({ value: { isOn: false } });
});
