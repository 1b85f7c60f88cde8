import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { violations } from './axe.ts';
import { ask } from './background.ts';
import { expect, test } from './fixtures.ts';

test('what was sent is listed as it is sent, copied without IDs and secrets, and cleared', async ({
  freshWaybill,
  openOptions,
  stage,
  platform: _platform,
}) => {
  const page = await openOptions(freshWaybill);
  const section = page.getByRole('region', { name: 'Diagnostics', exact: true });
  await expect(section.getByText('No requests yet')).toBeVisible();
  await ask(page, 'getShipment', { trackingId: SAMPLE_IDS.deliveredWithProof, refresh: false });
  await ask(page, 'getShipment', { trackingId: SAMPLE_IDS.platformError, refresh: false });
  const rows = section.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  const { host } = new URL(stage.platform.sandbox.partnerUrl);
  await expect(rows.nth(0)).toContainText(new RegExp(`Lookup *GET ${host} *5\\d\\d.*\\d ms`));
  await expect(rows.nth(1)).toContainText(new RegExp(`Lookup *GET ${host} *200`));
  await expect(rows.nth(2)).toContainText(new RegExp(`Token *GET ${host} *200`));
  await expect(section.getByText(`${host}: may be reached`).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const copied = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('copy', ({ clipboardData }) => resolve(clipboardData?.getData('text/plain') ?? ''));
      }),
  );
  await section.getByRole('button', { name: 'Copy diagnostics' }).click();
  const text = await copied;
  expect(text).toContain('Requests: 3');
  expect(text).toContain(`token GET ${host} 200`);
  const { apiKey } = stage.platform.sandbox;
  for (const secret of [apiKey, SAMPLE_IDS.deliveredWithProof, 'Bearer', 'eyJ', 'Robin', '/track']) {
    expect(text).not.toContain(secret);
  }

  await page.reload();
  await expect(rows).toHaveCount(3);
  await freshWaybill.killServiceWorker();
  await section.getByRole('button', { name: 'Clear the list' }).click();
  await expect(section.getByText('No requests yet')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Clear the list' })).toBeDisabled();
});
