import { DELIVERED, expectText } from '../../dev/journeys/answer.ts';
import { LOOPBACK_HOSTS } from '../../dev/journeys/configure.ts';
import { failureTitle, t } from '../e2e/support/messages.ts';
import { test } from './support/fixtures.ts';

declare const chrome: { storage: { local: { clear(): Promise<void> } } };

// Automation can neither see nor answer the prompt of Chromium.
const ONLY_FIREFOX = { tag: '@firefox' };

test(
  'the set-up goes on where the user denied access in the prompt, once they allow it',
  ONLY_FIREFOX,
  async ({ driver, openExtensionPage, servers }) => {
    const { prompt } = driver;
    if (!prompt) throw new Error('The prompt of this browser is out of reach.');
    await driver.home.run(() => chrome.storage.local.clear());
    await driver.stopBackground();
    await prompt.begin(LOOPBACK_HOSTS);
    const options = await openExtensionPage('options.html#set-up');
    const { partnerUrl, apiKey } = servers.platform.sandbox;
    await options.get('switch', t.options.environmentName.sandbox).click();
    await options.field(t.options.partnerUrl).fill(partnerUrl);
    await options.field(t.options.partnerKey).fill(apiKey);
    await options.get('button', t.setUp.allowAndConnect).click();
    await prompt.answer('deny');
    await expectText(options, failureTitle('permissionMissing'));

    await options.get('button', t.options.allowAccess).click();
    await prompt.answer('allow');
    await expectText(options, t.setUp.stepTitle.try);
    await options.field(t.setUp.tryField).fill(DELIVERED.id);
    await options.field(t.setUp.tryField).press('Enter');
    await expectText(options, DELIVERED.recipient);
    await prompt.end();
  },
);
