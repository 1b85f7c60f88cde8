import { expect, test } from '../support/fixtures.ts';
import { shiftsOf } from '../support/layout/shifts.ts';
import { t } from '../support/messages.ts';

declare const chrome: { runtime: { sendMessage(message: { name: string }): Promise<unknown> } };

test('the links of the options do not move when the settings are read', async ({
  openPage,
  sharedBrowser,
}) => {
  const page = await openPage('about:blank');
  // A background that has to start first.
  await page.addInitScript(() => {
    const send = chrome.runtime?.sendMessage.bind(chrome.runtime);
    if (!send) return;
    chrome.runtime.sendMessage = async (message) => {
      if (message.name === 'getConnections') await new Promise((resolve) => setTimeout(resolve, 400));
      return send(message);
    };
  });
  await page.goto(sharedBrowser.extensionUrl('options.html#about'));
  await expect(page.getByRole('navigation', { name: t.options.navigation })).toBeVisible();
  await expect(page.getByRole('switch', { name: t.options.environmentName.sandbox })).toBeVisible();
  expect((await shiftsOf(page)).filter((name) => name.includes('side-links'))).toEqual([]);
});
