import type { Page } from '@playwright/test';
import { ask } from '../e2e/support/background.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { t } from '../e2e/support/messages.ts';
import { endOf } from './lookups.ts';

const send = (page: Page) => page.getByRole('button', { name: t.webhook.send, exact: true });

test('row 52: shows a failed test webhook, and does not retry it', async ({ openOptions, platform }) => {
  const page = await openOptions('test-webhook');
  await platform.setFault({
    operation: 'webhook',
    count: 1,
    fault: { kind: 'answer', status: 503, body: '{}' },
  });
  await send(page).click();
  await expect(page.getByText(/\b503\b/).first()).toBeVisible();
  expect((await platform.counts()).sandbox.webhook).toBe(1);
  // The connection closes in the middle of the response. (If it closes before the response, the browser retries by
  // itself, invisibly to extensions.)
  await platform.setFault({ operation: 'webhook', fault: { kind: 'cutOff' } });
  await send(page).click();
  await expect(page.getByRole('alert').getByText(t.webhook.mayHaveArrived)).toBeVisible();
  expect((await platform.counts()).sandbox.webhook).toBe(2);
});

test('row 52: a test webhook is sent once, whatever the platform answers', async ({
  resetBrowser: { firstPage: page },
  platform,
}) => {
  const cases = [
    { name: 'an error', fault: { kind: 'answer', status: 500 }, ends: 'answered', status: 500 },
    { name: 'too many', fault: { kind: 'answer', status: 429 }, ends: 'answered', status: 429 },
    { name: 'slow', fault: { kind: 'delay', ms: 400 }, ends: 'answered', status: 200 },
    { name: 'a page', fault: { kind: 'html' }, ends: 'answered', status: 200 },
    { name: 'endless', fault: { kind: 'hugeBody', bytes: 1e12 }, ends: 'answered', status: 200 },
    { name: 'a redirect', fault: { kind: 'redirect', status: 307 }, ends: 'redirected' },
    { name: 'cut off', fault: { kind: 'cutOff' }, ends: 'unreadableReply' },
  ] as const;
  for (const { name, fault, ends, ...reply } of cases) {
    await platform.resetCounts();
    await platform.setFault({ operation: 'webhook', count: 1, fault });
    const answer = await ask(page, 'sendTestWebhook', {
      environment: 'sandbox',
      isAuthorized: false,
      payload: '{}',
    });
    const { sandbox, sink } = await platform.counts();
    const expected = { name, ends, webhook: 1, sink: 0, ...reply };
    const { status } = answer.value ?? {};
    const given = { name, ends: endOf(answer), webhook: sandbox.webhook, sink };
    expect(status === undefined ? given : { ...given, status }).toEqual(expected);
  }
});
