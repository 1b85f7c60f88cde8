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
    return succeed(reply);
  });
  return { exchange, requests };
}

test('asks the specified address with the key in the specified header', async () => {
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
    'a refusal with status 200',
    200,
    { success: false, message: 'Error generating API token' },
    'keyRejected',
  ],
  [
    'a refusal with status 500',
    500,
    { success: false, message: 'Error generating API token' },
    'keyRejected',
  ],
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
])('%s', async (_name, status, body, kind) => {
  const { exchange } = exchangeWith(httpReply(status, body));
  const outcome = await exchange(connection, signal);
  expect(outcome.ok ? 'success' : outcome.failure.kind).toBe(kind);
});

test('the platform’s own words are passed on', async () => {
  const { exchange } = exchangeWith(
    httpReply(401, { success: false, message: 'Error generating API token' }),
  );
  expect(await exchange(connection, signal)).toEqual(
    fail('keyRejected', { host: 'partner.example', status: 401, detail: 'Error generating API token' }),
  );
});
