import { expect } from '@playwright/test';
import type { Driver } from '../drivers/driver.ts';
import { createAdminClient } from '../platform/admin-client.ts';
import type { Platform } from '../platform/server.ts';
import { expectText } from './answer.ts';
import { t } from './messages.ts';
import type { Step } from './step.ts';

/** The user sends a test webhook to the sandbox, and the inbox receives it. */
export async function sendTestWebhook(
  step: Step,
  driver: Driver,
  { adminUrl, inboxUrl }: Pick<Platform, 'adminUrl' | 'inboxUrl'>,
): Promise<void> {
  const admin = createAdminClient(adminUrl);
  const tab = await driver.open('about:blank');
  const before = await admin.inbox();
  await step('Open the options page', tab, async () => {
    await tab.goto(driver.extensionUrl('options.html#test-webhook'));
    await expectText(tab, t.webhook.send);
  });
  await step('Send a test webhook: the platform replies 200', tab, async () => {
    await tab.get('button', t.webhook.send).click();
    await expectText(tab, /\b200\b/);
  });
  await step('The webhook has arrived in the inbox, as it was sent', tab, async () => {
    const inbox = await admin.inbox();
    expect(inbox).toHaveLength(before.length + 1);
    expect(JSON.parse(String(inbox[0]?.body))).toHaveProperty('event', 'shipment.status_updated');
    await tab.goto(inboxUrl);
    await expectText(tab, 'shipment.status_updated');
  });
  await tab.close();
}
