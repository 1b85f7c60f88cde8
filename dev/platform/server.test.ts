import { expect, test } from 'vitest';
import { createAdminClient } from './admin-client.ts';
import { startPlatform } from './server.ts';

test('closing ends open streams and stalled responses immediately', async () => {
  const platform = await startPlatform();
  await createAdminClient(platform.adminUrl).setFault({ operation: 'token', fault: { kind: 'stall' } });
  const stream = await fetch(`${platform.inboxUrl}/events`);
  const stalled = await fetch(`${platform.production.partnerUrl}/auth/token`);
  const endless = await fetch(`${new URL(platform.production.partnerUrl).origin}/images/endless.jpg`);
  await platform.close();
  await expect(stream.text()).rejects.toThrow();
  await expect(stalled.text()).rejects.toThrow();
  await expect(endless.arrayBuffer()).rejects.toThrow();
  await expect(fetch(platform.inboxUrl)).rejects.toThrow();
});

test('platforms share neither keys nor tokens, and a failed start on a used port leaves nothing open', async () => {
  const first = await startPlatform();
  const second = await startPlatform();
  expect(first.production.apiKey).not.toBe(second.production.apiKey);
  const production = Number(new URL(first.production.partnerUrl).port);
  const inbox = Number(new URL(second.inboxUrl).port);
  await second.close();
  await expect(startPlatform({ ports: { inbox, production } })).rejects.toThrow('EADDRINUSE');
  const third = await startPlatform({ ports: { inbox } });
  expect(third.inboxUrl).toBe(second.inboxUrl);
  await Promise.all([first.close(), third.close()]);
});
