import { beforeEach, expect, test } from 'vitest';
import { connection, httpReply } from '../../tests/fakes/http.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import type { HttpReply, HttpRequest } from './http.ts';
import { createPlatformLookup } from './lookup.ts';
import type { TokenSource } from './token-source.ts';

const signal = new AbortController().signal;
const record = { trackingId: 'ABCD1234567890', status: 'MOVING' };
const expired = httpReply(401, { success: false, message: 'no', error: 'ExpiredTokenError' });

let requests: HttpRequest[];
let replaced: number;
let replies: (HttpReply | Outcome<HttpReply>)[];
let replacement: Outcome<string>;

const tokens: TokenSource = {
  get: async () => succeed('token-1'),
  replace: async () => {
    replaced += 1;
    return replacement;
  },
  renew: async () => fail('offline'),
  getState: async () => undefined,
  forget: async () => undefined,
};

function lookUp() {
  const ask = createPlatformLookup(async (request) => {
    requests.push(request);
    const reply = replies[Math.min(requests.length, replies.length) - 1] ?? fail('offline');
    return 'ok' in reply ? reply : succeed(reply);
  }, tokens);
  return ask({ connection, trackingId: 'ABCD1234567890', ask: false, signal });
}

beforeEach(() => {
  requests = [];
  replaced = 0;
  replacement = succeed('token-2');
});

test('requests the specified URL with the token', async () => {
  replies = [httpReply(200, record)];
  expect(await lookUp()).toMatchObject({
    ok: true,
    value: { shipment: record, raw: JSON.stringify(record) },
  });
  expect(requests[0]).toMatchObject({
    method: 'GET',
    url: 'https://partner.example/api/track?trackingId=ABCD1234567890',
    headers: { Authorization: 'Bearer token-1' },
  });
});

test('reads a history beside the record', async () => {
  replies = [httpReply(200, { data: { shipment: record, events: [{ status: 'PICKED_UP' }] } })];
  expect(await lookUp()).toMatchObject({
    ok: true,
    value: { shipment: { ...record, events: [{ text: 'PICKED_UP' }] } },
  });
});

test('replaces an expired token and repeats the request once', async () => {
  replies = [expired, httpReply(200, record)];
  expect((await lookUp()).ok).toBe(true);
  expect(replaced).toBe(1);
  expect(requests.map(({ headers }) => headers?.Authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
});

test('does not replace a token a second time', async () => {
  replies = [expired];
  expect(await lookUp()).toMatchObject({ ok: false, failure: { kind: 'keyRejected', detail: 'no' } });
  expect(replaced).toBe(1);
  expect(requests).toHaveLength(2);
});

test('returns the failure of the token replacement', async () => {
  replies = [expired];
  replacement = fail('keyRejected');
  expect(await lookUp()).toEqual(fail('keyRejected'));
  expect(requests).toHaveLength(1);
});

test('returns platformError for a bare 403 after a new token', async () => {
  replies = [httpReply(403, { message: 'blocked' })];
  expect(await lookUp()).toMatchObject({ ok: false, failure: { kind: 'platformError', detail: 'blocked' } });
  expect(requests).toHaveLength(2);
});

test.each([
  ['404 with the error form', httpReply(404, { success: false, message: 'Shipment not found' }), 'notFound'],
  ['404 without a body', httpReply(404, ''), 'notFound'],
  ['404 page', httpReply(404, '<html>'), 'platformError'],
  ['200 that says not found', httpReply(200, { success: false, message: 'No such shipment' }), 'notFound'],
  ['200 with no data', httpReply(200, { success: true, data: null }), 'notFound'],
  ['200 with an empty list', httpReply(200, []), 'notFound'],
  ['204', httpReply(204, ''), 'notFound'],
  ['200 that failed', httpReply(200, { success: false, message: 'Database down' }), 'platformError'],
  ['500', httpReply(500, { success: false, message: 'Database down' }), 'platformError'],
  ['a page', httpReply(200, '<html>sign in</html>'), 'unreadableReply'],
  ['JSON of another kind', httpReply(200, { hello: 'world' }), 'unreadableReply'],
  ['cut JSON', httpReply(200, '{"trackingId":"AB'), 'unreadableReply'],
  ['no answer', fail('timedOut'), 'timedOut'],
])('returns a failure for %s', async (_name, reply, kind) => {
  replies = [reply];
  const outcome = await lookUp();
  expect(outcome.ok ? 'success' : outcome.failure.kind).toBe(kind);
  expect(replaced).toBe(0);
});
