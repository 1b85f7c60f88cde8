import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../../dev/chromium.ts';
import { removeFolder } from '../../dev/drivers/remove-folder.ts';
import { ask } from '../e2e/support/background.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { failureTitle, t } from '../e2e/support/messages.ts';
import { BLANK_PAGE } from '../e2e/support/reset-browser.ts';

// Another browser starts beside those of the other workers.
test.describe.configure({ timeout: 120_000 });

const URLS = { partnerUrl: 'https://partner.example', clientUrl: 'https://client.example' };

test('row 37: settings whose files were overwritten while the browser was closed are reported as lost', async ({
  extensionDir,
  headless,
}) => {
  const userDataDir = await mkdtemp(join(tmpdir(), 'waybill-profile-'));
  const launch = (beginsWithSetUp: boolean) =>
    launchChromium({ extensionDir, headless, userDataDir, beginsWithSetUp });
  try {
    const before = await launch(true);
    const { extensionId } = before;
    await before.firstPage.goto(before.extensionUrl(BLANK_PAGE));
    await ask(before.firstPage, 'saveConnections', { production: URLS, sandbox: URLS });
    await before.close();
    const files = join(userDataDir, 'Default', 'Local Extension Settings', extensionId);
    for (const file of await readdir(files)) await writeFile(join(files, file), 'overwritten');

    const after = await launch(false);
    try {
      const { firstPage, extensionUrl } = after;
      await firstPage.goto(extensionUrl('options.html'));
      await expect(firstPage.getByText(t.options.lostTitle)).toBeVisible();
      await expect(firstPage.getByText(t.options.firstRunTitle)).toHaveCount(0);
      await firstPage.goto(extensionUrl('popup.html'));
      await expect(firstPage.getByText(failureTitle('settingsUnreadable'))).toBeVisible();
    } finally {
      await after.close();
    }
  } finally {
    await removeFolder(userDataDir);
  }
});
