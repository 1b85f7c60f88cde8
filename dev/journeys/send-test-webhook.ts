import { type BrowserContext, expect } from '@playwright/test';
import { createAdminClient } from '../platform/admin-client.ts';
import type { Platform } from '../platform/server.ts';
import { t } from './messages.ts';
import type { Step } from './step.ts';

/** The user sends a test webhook to the sandbox, and the inbox receives it. */
export async function sendTestWebhook(
  step: Step,
  context: BrowserContext,
  optionsUrl: string,
  { adminUrl, inboxUrl }: Platform,
): Promise<void> {
  const admin = createAdminClient(adminUrl);
  const page = await context.newPage();
  const before = await admin.inbox();
  const section = page.getByRole('region', { name: t.webhook.title, exact: true });
  const send = section.getByRole('button', { name: t.webhook.send, exact: true });
  await step('Open the options page', page, async () => {
    await page.goto(optionsUrl);
    await send.waitFor();
  });
  await step('Send a test webhook: the platform replies 200', page, async () => {
    await send.click();
    const reply = section.getByText(/\b200\b/).first();
    await expect(reply).toBeVisible();
    await reply.scrollIntoViewIfNeeded();
  });
  await step('The webhook has arrived in the inbox, as it was sent', page, async () => {
    const inbox = await admin.inbox();
    expect(inbox).toHaveLength(before.length + 1);
    expect(JSON.parse(String(inbox[0]?.body))).toHaveProperty('event', 'shipment.status_updated');
    await page.goto(inboxUrl);
    await expect(page.getByText('shipment.status_updated').first()).toBeVisible();
  });
  await page.close();
}
