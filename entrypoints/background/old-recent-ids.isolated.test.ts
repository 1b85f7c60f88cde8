import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createWholeBackground } from '../../tests/fakes/whole-background.ts';

const background = createWholeBackground();
const DAY_MS = 24 * 3_600_000;
const HELPDESK = {
  id: 'waybill',
  origin: 'https://desk.zendesk.com',
  url: 'https://desk.zendesk.com/agent/tickets/1',
  tab: { id: 6, windowId: 1, incognito: false, url: 'https://desk.zendesk.com/agent/tickets/1' },
  frameId: 0,
};

test('removes recent IDs past their time when the agent comes near an ID, without a lookup', async () => {
  const entry = (trackingId: string, days: number) => ({
    environment: 'sandbox',
    trackingId,
    tone: 'inTransit',
    seenAt: Date.now() - days * DAY_MS,
  });
  background.stored.local['recent.entries'] = {
    version: 2,
    value: [entry('ABCD1234567890', 2), entry('ABCD1234567891', 31)],
  };
  await background.start();
  await background.send({ name: 'prepareCard', request: {} }, HELPDESK);
  await expect
    .poll(() => background.stored.local['recent.entries'])
    .toMatchObject({ value: [{ trackingId: 'ABCD1234567890' }] });
});
