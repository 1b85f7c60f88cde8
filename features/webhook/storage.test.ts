import { expect, it } from 'vitest';
import { safeRead } from '../../utils/zod.ts';
import { MAX_SENDS, type WebhookSend } from './model.ts';
import { webhookHistoryItem, withSends } from './storage.ts';

function sendAt(sentAt: number, more: Partial<WebhookSend> = {}): WebhookSend {
  return {
    id: `send-${sentAt}`,
    sentAt,
    environment: 'sandbox',
    url: 'https://client.example/webhook/test',
    isAuthorized: false,
    payload: '{}',
    result: { kind: 'open' },
    ...more,
  };
}

const idsOf = (sends: WebhookSend[]) => sends.map(({ id }) => id);

it('stores the latest 50, latest first', () => {
  const sends = Array.from({ length: MAX_SENDS }, (_, index) => sendAt(index + 1)).reverse();
  const after = withSends(sends, [sendAt(99)]);
  expect(after).toHaveLength(MAX_SENDS);
  expect([after[0]?.sentAt, after.at(-1)?.sentAt]).toEqual([99, 2]);
});

it('replaces a send with the same id, and restores a removed send to its position', () => {
  const sends = withSends([], [sendAt(1), sendAt(2), sendAt(3)]);
  const failed: WebhookSend = sendAt(2, { result: { kind: 'failed', failure: { kind: 'offline' } } });
  expect(withSends(sends, [failed])[1]?.result.kind).toBe('failed');
  const without = sends.filter(({ sentAt }) => sentAt !== 2);
  expect(idsOf(withSends(without, [sendAt(2)]))).toEqual(['send-3', 'send-2', 'send-1']);
});

it('drops the oldest sends if the total is too long, but never the latest', () => {
  const long = (sentAt: number) => sendAt(sentAt, { payload: 'x'.repeat(190_000) });
  const sends = Array.from({ length: 20 }, (_, index) => long(index + 1)).reduce(
    (saved, send) => withSends(saved, [send]),
    [] as WebhookSend[],
  );
  expect(sends).toHaveLength(10);
  expect(sends[0]?.sentAt).toBe(20);
  const tooLong = sendAt(21, { payload: 'x'.repeat(2_100_000) });
  expect(idsOf(withSends(sends, [tooLong]))).toEqual(['send-21']);
});

it('stores only the beginning of a long response, flagged as cut', () => {
  const reply = { url: '', status: 200, statusText: '', durationMs: 1, headers: [], isCut: false };
  const [saved] = withSends(
    [],
    [sendAt(1, { result: { kind: 'replied', reply: { ...reply, body: 'y'.repeat(90_000) } } })],
  );
  expect(saved?.result).toMatchObject({ reply: { body: 'y'.repeat(20_000), isCut: true } });
});

it('counts everything that is stored: headers, and quotation marks as they are escaped', () => {
  const reply = { url: '', status: 200, statusText: '', durationMs: 1, body: '', isCut: false };
  const headers: [string, string][] = [['X-Long', 'h'.repeat(190_000)]];
  const sends = Array.from({ length: MAX_SENDS }, (_, index) =>
    sendAt(index, { payload: '""'.repeat(5_000), result: { kind: 'replied', reply: { ...reply, headers } } }),
  ).reduce((saved, send) => withSends(saved, [send]), [] as WebhookSend[]);
  // The browser has 10 MB for all items together.
  expect(JSON.stringify(sends).length).toBeLessThan(2_100_000);
  expect(sends[0]?.sentAt).toBe(MAX_SENDS - 1);
});

it.each([
  [[['content-type', 'text/html']], true],
  [[['content-type']], false],
  [[['content-length', 2]], false],
  [[['a', 'b', 'c']], false],
  [['ab'], false],
])('reads saved headers %j only as pairs of name and value', (headers, isRead) => {
  const reply = { url: '', status: 200, statusText: '', durationMs: 1, headers, body: '', isCut: false };
  const saved = { ...sendAt(1), result: { kind: 'replied', reply } };
  expect(safeRead(webhookHistoryItem.schema, [saved]).success).toBe(isRead);
});
