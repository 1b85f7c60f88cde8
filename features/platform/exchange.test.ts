import { expect, test } from 'vitest';
import { connection, httpReply } from '../../tests/fakes/http.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import { createExchange } from './exchange.ts';
import type { HttpRequest } from './http.ts';

const signal = new AbortController().signal;

function exchangeWith(reply: ReturnType<typeof httpReply>) {
  const requests: HttpRequest[] = [];
  const exchange = createExchange(async (request) => {
    requests.push(request);
    const token = request.readToken?.(reply.body);
    return succeed({ ...reply, ...(token === undefined ? {} : { token }) });
  });
  return { exchange, requests };
}

test('requests the specified URL with the key in the specified header', async () => {
  const { exchange, requests } = exchangeWith(
    httpReply(200, { success: true, data: { accessToken: 'a.b.c' } }),
  );
  expect(await exchange(connection, signal)).toEqual(succeed('a.b.c'));
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'GET',
    url: 'https://partner.example/api/auth/token',
    headers: { 'X-API-Key': 'sample-key' },
  });
});

test.each([
  ['Missing API Key', 401, { success: false, message: 'Missing API Key' }, 'keyRejected'],
  [
    'a failure that blames nobody',
    200,
    { success: false, message: 'Error generating API token' },
    'platformError',
  ],
  [
    'the name of an auth error with status 200',
    200,
    { success: false, code: 'InvalidTokenError' },
    'keyRejected',
  ],
  [
    'a fault of the platform',
    500,
    { success: false, message: 'Error generating API token' },
    'platformError',
  ],
  ['a page of a firewall', 403, '<html>Blocked</html>', 'platformError'],
  ['an unknown path', 404, { success: false, message: 'Not found' }, 'platformError'],
  ['a bare 403', 403, '', 'keyRejected'],
  ['the name of an auth error', 400, { code: 'InvalidTokenError' }, 'keyRejected'],
  ['an unrelated 500', 500, '<h1>Oops</h1>', 'platformError'],
  ['a page', 200, '<html></html>', 'unreadableReply'],
  ['null', 200, 'null', 'unreadableReply'],
  ['success without a token', 200, { success: true, data: {} }, 'unreadableReply'],
  [
    'a token that would break a header',
    200,
    { success: true, data: { accessToken: 'a\r\nb' } },
    'unreadableReply',
  ],
  ['a huge token', 200, { success: true, data: { accessToken: 'a'.repeat(9000) } }, 'unreadableReply'],
])('returns a failure for %s', async (_name, status, body, kind) => {
  const { exchange } = exchangeWith(httpReply(status, body));
  const outcome = await exchange(connection, signal);
  expect(outcome.ok ? 'success' : outcome.failure.kind).toBe(kind);
});

test('accepts JSON, retries once and passes on the caller’s signal', async () => {
  const { exchange, requests } = exchangeWith(httpReply(500, ''));
  await exchange(connection, signal);
  expect(requests[0]).toEqual({
    method: 'GET',
    url: 'https://partner.example/api/auth/token',
    headers: { Accept: 'application/json', 'X-API-Key': 'sample-key' },
    retries: 1,
    signal,
    environment: 'sandbox',
    secrets: [{ text: 'sample-key', mask: '<API_KEY>' }],
    readToken: expect.any(Function),
  });
});

test('returns the failure if there is no response', async () => {
  const exchange = createExchange(async () => fail('timedOut', { host: 'partner.example' }));
  expect(await exchange(connection, signal)).toEqual(fail('timedOut', { host: 'partner.example' }));
});

test.each([
  ['a failure without words', 200, { success: false }, 'platformError'],
  ['a bare 401', 401, '', 'keyRejected'],
  ['status 400', 400, { hello: 'world' }, 'platformError'],
  ['a token with status 400', 400, { success: true, data: { accessToken: 'a.b.c' } }, 'platformError'],
  ['a page', 200, '<html></html>', 'unreadableReply'],
] as const)('returns host and status for %s', async (_name, status, body, kind) => {
  const { exchange } = exchangeWith(httpReply(status, body));
  expect(await exchange(connection, signal)).toStrictEqual(fail(kind, { host: 'partner.example', status }));
});

test.each([
  ['a space inside', 'a b'],
  ['a space before it', ' a'],
  ['a line end', 'a\n'],
  ['letters beyond ASCII', 'clé'],
  ['no characters', ''],
  ['8,193 characters', 'a'.repeat(8193)],
])('rejects a token with %s', async (_name, accessToken) => {
  const { exchange } = exchangeWith(httpReply(200, { success: true, data: { accessToken } }));
  expect(await exchange(connection, signal)).toMatchObject({ failure: { kind: 'unreadableReply' } });
});

test('accepts a token after a byte order mark', async () => {
  const body = '\uFEFF{"success":true,"data":{"accessToken":"a.b.c"}}';
  expect(await exchangeWith(httpReply(200, body)).exchange(connection, signal)).toEqual(succeed('a.b.c'));
});

test('accepts a token of 8,192 characters', async () => {
  const accessToken = 'a'.repeat(8192);
  const { exchange } = exchangeWith(httpReply(200, { success: true, data: { accessToken } }));
  expect(await exchange(connection, signal)).toEqual(succeed(accessToken));
});

test('rejects a token from a response without success', async () => {
  const { exchange } = exchangeWith(httpReply(200, { data: { accessToken: 'a.b.c' } }));
  expect(await exchange(connection, signal)).toMatchObject({ failure: { kind: 'unreadableReply' } });
});

test('returns the platform’s message', async () => {
  const { exchange } = exchangeWith(
    httpReply(401, { success: false, message: 'Error generating API token' }),
  );
  expect(await exchange(connection, signal)).toMatchObject(
    fail('keyRejected', { host: 'partner.example', status: 401, detail: 'Error generating API token' }),
  );
});

test.each([
  [201, succeed('a.b.c')],
  [299, succeed('a.b.c')],
  [300, fail('unreadableReply', { host: 'partner.example', status: 300 })],
])('a token with status %d', async (status, expected) => {
  const { exchange } = exchangeWith(httpReply(status, { success: true, data: { accessToken: 'a.b.c' } }));
  expect(await exchange(connection, signal)).toEqual(expected);
});

test('the platform’s own words about an error of its own are passed on', async () => {
  const { exchange } = exchangeWith(httpReply(503, { message: 'Down for maintenance' }));
  expect(await exchange(connection, signal)).toEqual(
    fail('platformError', { host: 'partner.example', status: 503, detail: 'Down for maintenance' }),
  );
});

test('names the port of a platform that has one of its own', async () => {
  const { exchange } = exchangeWith(httpReply(401, ''));
  const partnerUrl = 'http://127.0.0.1:4000/partner';
  expect(await exchange({ ...connection, partnerUrl }, signal)).toEqual(
    fail('keyRejected', { host: '127.0.0.1:4000', status: 401 }),
  );
});

const refusal = { success: false, message: 'Missing API Key' };

test.each([
  ['the error form with status 400', 400, refusal, true],
  ['the error form with status 401', 401, refusal, true],
  ['the error form with status 403', 403, refusal, true],
  ['the name of an auth error', 400, { code: 'InvalidTokenError' }, true],
  ['JSON of another form with status 403', 403, { message: 'Forbidden' }, true],
  [
    'the name of an auth error with status 200',
    200,
    { success: false, code: 'InvalidTokenError' },
    undefined,
  ],
  ['an empty 401', 401, '', undefined],
  ['a text with status 401', 401, 'Unauthorized', undefined],
  ['a JSON text with status 401', 401, '"Unauthorized"', undefined],
  ['an empty 403', 403, '', undefined],
  ['the name of an auth error with status 500', 500, { code: 'InvalidTokenError' }, undefined],
])('says whether the platform itself rejects the key: %s', async (_name, status, body, isRefusal) => {
  const outcome = await exchangeWith(httpReply(status, body)).exchange(connection, signal);
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'keyRejected', status } });
  expect('isRefusal' in outcome ? outcome.isRefusal : undefined).toBe(isRefusal);
});

test('counts a 403 with nothing but white space as a rejected key, not as a page of a firewall', async () => {
  const { exchange } = exchangeWith(httpReply(403, ' \r\n'));
  expect(await exchange(connection, signal)).toEqual(
    fail('keyRejected', { host: 'partner.example', status: 403 }),
  );
});
