import { expect, test } from 'vitest';
import type { SendResult, WebhookSend } from './model.ts';
import { filterSends, kindOfStatus } from './send-outcome.ts';

const reply = { url: '', statusText: '', durationMs: 1, headers: [], body: '', isCut: false };

function send(id: string, result: SendResult): WebhookSend {
  return { id, sentAt: 0, environment: 'sandbox', url: '', isAuthorized: false, payload: '', result };
}

test.each([
  [200, 'good'],
  [299, 'good'],
  [302, 'other'],
  [400, 'bad'],
  [503, 'bad'],
])('status %i is %s', (status, kind) => {
  expect(kindOfStatus(status)).toBe(kind);
});

test('the filter leaves tests that were refused or have no response', () => {
  const sends = [
    send('accepted', { kind: 'replied', reply: { ...reply, status: 200 } }),
    send('redirected', { kind: 'replied', reply: { ...reply, status: 304 } }),
    send('refused', { kind: 'replied', reply: { ...reply, status: 400 } }),
    send('timed out', { kind: 'failed', failure: { kind: 'timedOut' } }),
    send('open', { kind: 'open' }),
  ];
  expect(filterSends(sends, 'all')).toEqual(sends);
  expect(filterSends(sends, 'failed').map(({ id }) => id)).toEqual(['refused', 'timed out', 'open']);
});
