import { beforeEach, describe, expect, test } from 'vitest';
import { connection, httpReply } from '../../tests/fakes/http.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import type { HttpReply, HttpRequest } from './http.ts';
import { createPlatformLookup } from './lookup.ts';
import type { TokenSource } from './token-source.ts';

const signal = new AbortController().signal;
const HOST = 'partner.example';
const record = { trackingId: 'ABCD1234567890', status: 'MOVING' };

let requests: HttpRequest[];
let tokenCalls: unknown[];
let token: Outcome<string>;

beforeEach(() => {
  requests = [];
  tokenCalls = [];
  token = succeed('token-1');
});

const tokens: TokenSource = {
  get: async (of, options) => {
    tokenCalls.push(['get', of, options]);
    return token;
  },
  replace: async (of, refused, limit) => {
    tokenCalls.push(['replace', of, refused, limit]);
    return succeed('token-2');
  },
  renew: async () => fail('offline'),
  getState: async () => undefined,
  forget: async () => undefined,
};

/** Looks up an ID with these responses in order; the last one is repeated. */
function lookUp(...replies: (HttpReply | Outcome<HttpReply>)[]) {
  const look = createPlatformLookup(async (request) => {
    requests.push(request);
    const reply = replies[Math.min(requests.length, replies.length) - 1] ?? fail('offline');
    return 'ok' in reply ? reply : succeed(reply);
  }, tokens);
  return look({ connection, trackingId: 'ABCD1234567890', ask: true, signal });
}

describe('the request', () => {
  test('accepts JSON, allows two retries and has the signal of the lookup', async () => {
    await lookUp(httpReply(200, record));
    expect(requests).toEqual([
      {
        method: 'GET',
        url: 'https://partner.example/api/track?trackingId=ABCD1234567890',
        headers: { Accept: 'application/json', Authorization: 'Bearer token-1' },
        retries: 2,
        signal,
        environment: 'sandbox',
        secrets: [
          { text: connection.key, mask: '<API_KEY>' },
          { text: 'token-1', mask: '<ACCESS_TOKEN>' },
        ],
      },
    ]);
    expect(tokenCalls).toEqual([['get', connection, { ask: true, signal }]]);
  });

  test('is not sent without a token', async () => {
    token = fail('keyRejected', { detail: 'no' });
    expect(await lookUp(httpReply(200, record))).toEqual(token);
    expect(requests).toEqual([]);
  });

  test('is repeated after the refused token is replaced', async () => {
    await lookUp(httpReply(401, ''), httpReply(200, record));
    expect(tokenCalls.at(-1)).toEqual(['replace', connection, 'token-1', signal]);
  });

  test('returns its failure if the repetition fails', async () => {
    expect(await lookUp(httpReply(401, ''), fail('timedOut', { host: HOST }))).toEqual(
      fail('timedOut', { host: HOST }),
    );
  });
});

describe('a token refused twice', () => {
  test('returns keyRejected with the platform’s message', async () => {
    expect(await lookUp(httpReply(401, { success: false, message: 'Token expired' }))).toEqual(
      fail('keyRejected', { host: HOST, status: 401, detail: 'Token expired' }),
    );
  });

  test('returns keyRejected with the name of the error if there is no message', async () => {
    expect(await lookUp(httpReply(401, '', { 'X-Error': 'InvalidTokenError' }))).toEqual(
      fail('keyRejected', { host: HOST, status: 401, detail: 'InvalidTokenError' }),
    );
  });

  test('returns platformError for a bare 403', async () => {
    expect(await lookUp(httpReply(403, ''))).toStrictEqual(
      fail('platformError', { host: HOST, status: 403 }),
    );
  });
});

describe('a missing shipment', () => {
  test('returns notFound with the platform’s message', async () => {
    expect(await lookUp(httpReply(404, { message: 'Shipment not found' }))).toEqual(
      fail('notFound', { host: HOST, status: 404, detail: 'Shipment not found' }),
    );
  });

  test('returns notFound without a message', async () => {
    expect(await lookUp(httpReply(204, ''))).toStrictEqual(fail('notFound', { host: HOST, status: 204 }));
  });

  test.each([
    'Not found',
    'no such shipment',
    'No shipment with this number',
    'No such parcel',
    'no package',
    'No record',
    'no results',
    'No tracking data',
    'It does not exist',
    "It doesn't exist",
    'Unknown tracking number',
  ])('is recognised by the message %j', async (message) => {
    expect(await lookUp(httpReply(200, { success: false, message }))).toMatchObject({
      failure: { kind: 'notFound' },
    });
    expect(await lookUp(httpReply(400, { message }))).toMatchObject({ failure: { kind: 'notFound' } });
  });

  test.each(['No connection', 'This exists', 'Unknown error', 'Found no space left', 'doesxnot exist'])(
    'is not recognised by the message %j',
    async (message) => {
      expect(await lookUp(httpReply(400, { message }))).toEqual(
        fail('platformError', { host: HOST, status: 400, detail: message }),
      );
    },
  );

  test.each([
    ['a blank 404', httpReply(404, ' \n')],
    ['a 404 with an empty object', httpReply(404, {})],
    ['null', httpReply(200, 'null')],
    ['an empty object', httpReply(200, {})],
    ['an envelope with an empty object', httpReply(200, { data: {} })],
    ['an envelope with an empty list', httpReply(200, { success: true, data: [] })],
    ['an envelope in an envelope', httpReply(200, { data: { data: null } })],
    ['an envelope with nothing but the ID', httpReply(200, { trackingId: 'ABCD1234567890', data: null })],
    ['an error beside no data', httpReply(200, { errors: [{ message: 'SHIPMENT_NOT_FOUND' }], data: null })],
    ['four envelopes', httpReply(200, { data: { data: { data: { data: {} } } } })],
  ])('is recognised by %s', async (_name, reply) => {
    expect(await lookUp(reply)).toMatchObject({ failure: { kind: 'notFound' } });
  });

  test.each([
    ['a number', httpReply(200, '7')],
    ['a list with something', httpReply(200, [7])],
    ['an envelope with something', httpReply(200, { data: [7] })],
    ['words without a failure', httpReply(200, { message: 'not found' })],
  ])('is not recognised by %s', async (_name, reply) => {
    expect(await lookUp(reply)).toEqual(
      fail('unreadableReply', { host: HOST, status: 200, detail: reply.body }),
    );
  });
});

describe('an outage without data', () => {
  test.each([
    httpReply(500, { success: false, message: 'Internal error', data: null }),
    httpReply(200, { success: false, message: 'Internal error', data: null }),
    httpReply(200, { error: 'Internal error', data: {} }),
    httpReply(200, { errors: [{ message: 'Internal error' }], data: null }),
    httpReply(400, { message: 'Internal error', data: [] }),
  ])('is not a missing shipment: $status $body', async (reply) => {
    expect(await lookUp(reply)).toEqual(
      fail('platformError', { host: HOST, status: reply.status, detail: 'Internal error' }),
    );
  });

  test.each([
    ['null', httpReply(500, 'null')],
    ['an empty object', httpReply(502, {})],
    ['a message about something else that is not found', httpReply(503, { message: 'Host not found' })],
  ])('is not a missing shipment: a 5xx with %s', async (_name, reply) => {
    expect(await lookUp(reply)).toMatchObject({ failure: { kind: 'platformError', status: reply.status } });
  });
});

test('shows a record beside an error that concerns something else', async () => {
  const reply = httpReply(200, { data: record, error: 'Proof of delivery not found' });
  expect(await lookUp(reply)).toMatchObject({ value: { shipment: { status: 'MOVING' } } });
});

test.each([
  ['status 400', httpReply(400, { ...record, success: true })],
  ['an envelope that failed', httpReply(200, { ...record, success: false })],
])('does not accept a record with %s', async (_name, reply) => {
  expect(await lookUp(reply)).toMatchObject({ failure: { kind: 'platformError', status: reply.status } });
});

test.each([
  ['objects', '{"data":', '}'],
  ['lists', '[', ']'],
])('reads 100,000 nested %s', async (_name, open, close) => {
  const reply = httpReply(200, `${open.repeat(100_000)}null${close.repeat(100_000)}`);
  expect(await lookUp(reply)).toEqual(
    fail('unreadableReply', { host: HOST, status: 200, detail: reply.body }),
  );
  const failed = { ...reply, status: 500 };
  expect(await lookUp(failed)).toEqual(fail('platformError', { host: HOST, status: 500 }));
});

test('truncates the raw response to 200,000 characters', async () => {
  const outcome = await lookUp(httpReply(200, { ...record, note: 'x'.repeat(200_000) }));
  expect(outcome.ok && outcome.value.raw).toHaveLength(200_000);
  expect(outcome).toMatchObject({ value: { shipment: { status: 'MOVING' } } });
});
