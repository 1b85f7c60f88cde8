import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { fail } from '../../utils/outcome.ts';
import { createHttp, type HttpRequest } from './http.ts';

let server: Server | undefined;
let seen: { method: string; headers: Record<string, unknown> }[] = [];

afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Starts a real server. Each listener answers one request, in order; the last one answers all further requests. */
async function serve(...listeners: RequestListener[]): Promise<string> {
  seen = [];
  server = createServer((request, response) => {
    seen.push({ method: request.method ?? '', headers: request.headers });
    const listener = listeners[Math.min(seen.length, listeners.length) - 1];
    listener?.(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const status =
  (code: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(code, headers).end(body);

function ask(url: string, more: Partial<HttpRequest> = {}) {
  const http = createHttp(fetch, Date.now);
  return http({ method: 'GET', url, retries: 2, signal: AbortSignal.timeout(5_000), secrets: [], ...more });
}

test('returns any status without a special meaning as a response', async () => {
  const url = await serve(status(418, '{"a":1}', { 'X-Kind': 'teapot' }));
  const outcome = await ask(url);
  expect(outcome).toMatchObject({ ok: true, value: { status: 418, body: '{"a":1}', isCut: false } });
  expect(seen).toHaveLength(1);
});

test('retries a GET after 503', async () => {
  const url = await serve(status(503), status(200, 'fine'));
  expect(await ask(url)).toMatchObject({ ok: true, value: { status: 200, body: 'fine' } });
  expect(seen).toHaveLength(2);
});

test('retries a failing GET as often as allowed', async () => {
  const url = await serve(status(500, 'no'));
  expect(await ask(url, { retries: 1 })).toMatchObject({ ok: true, value: { status: 500, body: 'no' } });
  expect(seen).toHaveLength(2);
});

test.each([429, 511, 302])('frees the connection of a %i whose body does not end', async (code) => {
  let isClosed = false;
  const url = await serve((_request, response) => {
    response.on('close', () => {
      isClosed = true;
    });
    response.writeHead(code, { Location: '/' }).write('x');
  });
  const { signal } = new AbortController();
  expect(await ask(url, { retries: 0, signal })).toMatchObject({ ok: false });
  await vi.waitFor(() => expect(isClosed).toBe(true));
});

test.each([429, 500, 503])('never retries a POST after %i', async (code) => {
  const url = await serve(status(code, 'no'));
  expect(await ask(url, { method: 'POST', body: '{}' })).toMatchObject({ ok: true, value: { status: code } });
  expect(seen).toHaveLength(1);
});

test('retries a GET after a broken connection, but not a POST', async () => {
  const reset: RequestListener = (request) => request.socket.destroy();
  const get = await serve(reset, status(200, 'fine'));
  expect(await ask(get)).toMatchObject({ ok: true });
  expect(seen).toHaveLength(2);
  server?.close();
  const post = await serve(reset);
  const outcome = await ask(post, { method: 'POST', body: '{}' });
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'offline' } });
  expect(seen).toHaveLength(1);
});

test('waits for a short Retry-After and returns a long one immediately', async () => {
  const soon = await serve(status(429, '', { 'Retry-After': '0' }), status(200, 'fine'));
  expect(await ask(soon)).toMatchObject({ ok: true, value: { body: 'fine' } });
  server?.close();
  const late = await serve(status(429, '', { 'Retry-After': '90' }));
  expect(await ask(late)).toMatchObject({
    ok: false,
    failure: { kind: 'rateLimited', retryAfterMs: 90_000 },
  });
  expect(seen).toHaveLength(1);
});

test.each([301, 302, 307, 308])(
  'does not follow a redirect (%i), so the key is not sent elsewhere',
  async (code) => {
    const url = await serve(status(code, '', { Location: '/elsewhere' }), status(200, 'stolen'));
    const outcome = await ask(url, { headers: { 'X-API-Key': 'sample-key' } });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'redirected' } });
    expect(seen).toHaveLength(1);
  },
);

test('truncates a long body', async () => {
  const url = await serve(status(200, 'x'.repeat(5_000_000)));
  const outcome = await ask(url);
  expect(outcome.ok && outcome.value.isCut).toBe(true);
  expect(outcome.ok && outcome.value.body.length).toBeLessThanOrEqual(2_000_000);
});

test('reports an incomplete reply if its body is shorter than its Content-Length', async () => {
  const url = await serve((request, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('{"a":1}', () => request.socket.destroy());
  });
  expect(await ask(url, { retries: 0 })).toMatchObject({ failure: { kind: 'unreadableReply', status: 200 } });
});

test('fails if the server is down', async () => {
  const url = await serve(status(200));
  await new Promise((resolve) => server?.close(resolve));
  expect(await ask(url, { retries: 0 })).toEqual(fail('offline', { host: new URL(url).host }));
});

/** Sends one GET, by default without retries, through a fake `fetch`. */
function askFake(response: Response, more: Partial<HttpRequest> = {}) {
  const requests: Request[] = [];
  const http = createHttp(
    async (input, init) => {
      requests.push(new Request(input, init));
      return response;
    },
    () => 0,
  );
  const sent = http({
    method: 'GET',
    url: 'https://api.example/track',
    headers: { 'X-API-Key': 'sample-key' },
    retries: 0,
    signal: AbortSignal.timeout(5_000),
    secrets: [],
    ...more,
  });
  return { sent, requests };
}

test('sends no cookies and no referrer, and uses no cache', async () => {
  const { sent, requests } = askFake(new Response('fine'));
  await sent;
  const [request] = requests;
  expect(request).toMatchObject({
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  expect(request?.headers.get('X-API-Key')).toBe('sample-key');
});

test('sends the body of a POST', async () => {
  const { sent, requests } = askFake(new Response('fine'), { method: 'POST', body: '{"a":1}' });
  await sent;
  expect(requests[0]?.method).toBe('POST');
  expect(await requests[0]?.text()).toBe('{"a":1}');
});

test('returns a rate limit without Retry-After', async () => {
  const { sent } = askFake(new Response('', { status: 429 }));
  expect(await sent).toEqual({
    ok: false,
    failure: { kind: 'rateLimited', host: 'api.example', status: 429 },
  });
});

test('decodes characters that are split between chunks', async () => {
  const bytes = new TextEncoder().encode('Zürich €');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect(await askFake(new Response(body)).sent).toMatchObject({ value: { body: 'Zürich €', isCut: false } });
});

test.each([
  [2_000_000, false],
  [2_000_001, true],
])('a body of %d bytes in one part is cut: %s', async (length, isCut) => {
  const outcome = await askFake(new Response('x'.repeat(length))).sent;
  expect(outcome.ok && outcome.value.isCut).toBe(isCut);
  expect(outcome.ok && outcome.value.body.length).toBe(2_000_000);
});

test('returns an empty body for a response without a body', async () => {
  expect(await askFake(new Response(null, { status: 204 })).sent).toMatchObject({
    ok: true,
    value: { status: 204, body: '', isCut: false },
  });
});

test.each([300, 399])('returns status %i as a redirect with its host', async (code) => {
  const { sent } = askFake(new Response(null, { status: code }));
  expect(await sent).toEqual(fail('redirected', { host: 'api.example' }));
});

test('returns status 400 as a response', async () => {
  const { sent } = askFake(new Response('bad request', { status: 400 }));
  expect(await sent).toMatchObject({ ok: true, value: { status: 400, body: 'bad request' } });
});

test('reports that the host was not reached if the network requires a sign-in', async () => {
  const { sent } = askFake(new Response('<title>Sign in</title>', { status: 511 }));
  expect(await sent).toEqual(fail('offline', { host: 'api.example' }));
});

test('returns 304, which redirects nowhere, as a reply', async () => {
  expect(await askFake(new Response(null, { status: 304 })).sent).toMatchObject({ value: { status: 304 } });
});

test('returns a redirect that the browser hides', async () => {
  const hidden = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
  expect(await askFake(hidden).sent).toEqual(fail('redirected', { host: 'api.example' }));
});

test('returns the host of a timed-out request', async () => {
  const stopped = new AbortController();
  stopped.abort();
  const outcome = await ask('https://api.example/track', { signal: stopped.signal });
  expect(outcome).toEqual(fail('timedOut', { host: 'api.example' }));
});

test('a request that is aborted does not wait for its repetition', async () => {
  vi.useFakeTimers();
  const ending = new AbortController();
  const busy = new Response('', { status: 503, headers: { 'Retry-After': '2' } });
  const { sent, requests } = askFake(busy, { retries: 2, signal: ending.signal });
  await vi.waitUntil(() => vi.getTimerCount() === 1, { interval: 0 });
  ending.abort();
  expect(await sent).toEqual(fail('timedOut', { host: 'api.example' }));
  expect(requests).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
