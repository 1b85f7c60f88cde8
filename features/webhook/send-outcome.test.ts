import { expect, test } from 'vitest';
import type { SendResult, WebhookSend } from './model.ts';
import { filterSends, kindOfReply } from './send-outcome.ts';

const reply = { url: '', statusText: '', durationMs: 1, headers: [], body: '', isCut: false };

function send(id: string, result: SendResult): WebhookSend {
  return { id, sentAt: 0, environment: 'sandbox', url: '', isAuthorized: false, payload: '', result };
}

test.each([
  [200, 'application/json', 'good'],
  [200, 'text/plain', 'good'],
  [299, undefined, 'good'],
  // The specification says nothing of it, so it is not counted as accepted.
  [200, 'text/html; charset=utf-8', 'other'],
  [200, 'Text/HTML', 'other'],
  [302, undefined, 'other'],
  [400, undefined, 'bad'],
  [503, 'text/html', 'bad'],
] as const)('status %i with %s is %s', (status, type, kind) => {
  expect(kindOfReply({ status, headers: type ? [['Content-Type', type]] : [] })).toBe(kind);
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
