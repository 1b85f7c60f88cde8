import { expect, test } from 'vitest';
import { connection, jwtWith } from '../../tests/fakes/http.ts';
import { fail } from '../../utils/outcome.ts';
import { createSendWebhook } from './client-api.ts';
import { createExchange } from './exchange.ts';
import { createHttp } from './http.ts';
import { createPlatformLookup } from './lookup.ts';
import { keySecret } from './mask-secrets.ts';
import { createTokenSource } from './token-source.ts';

const KEY = 'canary/key+0123456789';
const TOKEN = jwtWith({ iat: 0, exp: 86_400, note: '???>>>' });
const NEXT_TOKEN = jwtWith({ iat: 1, exp: 86_401 });
const own = { ...connection, key: KEY };
const signal = new AbortController().signal;

const FORMS: [string, (text: string) => string][] = [
  ['as it is', (text) => text],
  ['URL-encoded', encodeURIComponent],
  ['with escaped slashes', (text) => text.replaceAll('/', '\\/')],
  ['with escaped characters', (text) => text.replaceAll('+', '\\u002b').replaceAll('/', '\\u002F')],
  ['URL-encoded, with every character', (text) => Buffer.from(text).toString('hex').replace(/../g, '%$&')],
  ['in base64', (text) => btoa(text)],
  ['in base64 after one character', (text) => btoa(`:${text}`)],
  ['in base64 between others', (text) => btoa(`Bearer: ${text};`)],
  ['in URL-safe base64', (text) => Buffer.from(`a: ${text}`).toString('base64url')],
  ['in URL-encoded base64', (text) => encodeURIComponent(btoa(text))],
];

/** The texts that would leak a secret: itself, or three quarters of one of its forms. */
function tracesOf(secret: string): string[] {
  return FORMS.flatMap(([, encode]) => {
    const text = encode(secret);
    return [text.slice(0, text.length * 0.75), text.slice(text.length * 0.25)];
  });
}

function expectNoTrace(shown: unknown, ...secrets: string[]): void {
  const text = JSON.stringify(shown);
  const plain = text.replaceAll('\\\\', '\\');
  for (const trace of secrets.flatMap(tracesOf)) expect([text, plain].join()).not.toContain(trace);
}

/** A `fetch` that answers the first exchange with `TOKEN`, later ones with `NEXT_TOKEN`, other requests as given. */
function platform(answer: () => Response): typeof fetch {
  let accessToken = TOKEN;
  return async (input) => {
    if (!new Request(input).url.endsWith('/auth/token')) return answer();
    const reply = Response.json({ success: true, message: accessToken, data: { accessToken } });
    accessToken = NEXT_TOKEN;
    return reply;
  };
}

function lookUpWith(fetch: typeof globalThis.fetch) {
  const http = createHttp(fetch, () => 0);
  const store = { read: async () => undefined, write: async () => undefined, remove: async () => undefined };
  const tokens = createTokenSource(createExchange(http), store, () => 0);
  const trackingId = 'ABCD1234567890';
  return createPlatformLookup(http, tokens)({ connection: own, trackingId, ask: false, signal });
}

test.each(FORMS)('masks key and token in every part of a response: %s', async (_name, encode) => {
  const echo = `${encode(KEY)} and ${encode(TOKEN)}`;
  const message = `no: ${echo}`;
  const replies = [
    () => new Response(`<p>${echo}</p>`, { headers: { 'X-Echo': echo } }),
    () => new Response(`{"message":"${message}"}`, { status: 500, statusText: echo }),
    () => new Response(`{"trackingId":"ABCD1234567890","debug":"${message}"}`),
  ];
  for (const reply of replies) expectNoTrace(await lookUpWith(platform(reply)), KEY, TOKEN);
});

test('masks both tokens of a repeated request', async () => {
  const echo = `${TOKEN} ${NEXT_TOKEN}`;
  const reply = () => Response.json({ error: 'ExpiredTokenError', message: echo }, { status: 401 });
  expectNoTrace(await lookUpWith(platform(reply)), TOKEN, NEXT_TOKEN);
});

test.each(FORMS)('masks the key in the response to the exchange: %s', async (_name, encode) => {
  const answer = new Response(`{"success":false,"message":"Invalid API key ${encode(KEY)}"}`, {
    status: 401,
  });
  const outcome = await createExchange(createHttp(async () => answer, Date.now))(own, signal);
  expect(outcome).toMatchObject({
    failure: { kind: 'keyRejected', detail: expect.stringMatching(/^Invalid API key /) },
  });
  expectNoTrace(outcome, KEY);
});

test('masks a new token in a response that carries it with an error', async () => {
  const answer = Response.json(
    { success: true, message: TOKEN, data: { accessToken: TOKEN } },
    { status: 500 },
  );
  const exchange = createExchange(createHttp(async () => answer.clone(), Date.now));
  const outcome = await exchange(own, signal);
  expect(outcome).toMatchObject({ failure: { kind: 'platformError', detail: '<ACCESS_TOKEN>' } });
});

test('leaves a new token as it is, although it contains the key', async () => {
  const token = jwtWith({ iat: 0, exp: 86_400, apiKey: KEY });
  const answer = () => Response.json({ success: true, data: { accessToken: token } });
  const exchange = createExchange(createHttp(async () => answer(), Date.now));
  expect(await exchange(own, signal)).toEqual({ ok: true, value: token });
});

test.each(FORMS)('masks the token of a test webhook: %s', async (_name, encode) => {
  const echo = encode(TOKEN);
  const http = createHttp(
    async () => new Response(echo, { status: 401, statusText: echo, headers: { 'X-Echo': echo } }),
    Date.now,
  );
  const send = createSendWebhook(http, Date.now);
  const outcome = await send({ clientUrl: 'https://client.example', token: TOKEN, payload: '{}', signal });
  expect(outcome).toMatchObject({ ok: true, value: { status: 401 } });
  expectNoTrace(outcome, TOKEN);
});

test('leaves out a header whose name contains a secret, in whatever case', async () => {
  const key = 'Canary-Key_0123456789';
  const headers = { [`X-${key}`]: 'a', [encodeURIComponent(key.toUpperCase())]: 'b', 'Retry-After': '9' };
  const http = createHttp(async () => new Response('', { headers }), Date.now);
  const request = { method: 'GET', url: own.partnerUrl, retries: 0, signal } as const;
  const outcome = await http({ ...request, secrets: [keySecret(key)] });
  expect(outcome.ok && [...outcome.value.headers.keys()]).toEqual(['content-type', 'retry-after']);
});

test('returns a response without secrets unchanged', async () => {
  const body = '{"trackingId":"ABCD1234567890","note":"100% \\u0041 \\/ %41"}';
  const outcome = await lookUpWith(platform(() => new Response(body)));
  expect(outcome.ok ? outcome.value.raw : fail('offline')).toBe(body);
});
