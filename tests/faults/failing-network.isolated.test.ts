import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CANARY } from '../../dev/platform/credentials.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import type { MessageName } from '../../features/protocol.ts';
import { createWholeBackground, OWN_PAGE } from '../fakes/whole-background.ts';

const KEY = `${CANARY}Key`;
const CLIENT_TOKEN = `${CANARY}Client`;
const TOKEN = `${CANARY}Token.eyJhIjoxfQ.sig`;
const TRACKING_ID = SAMPLE_IDS.moving;

const background = createWholeBackground();
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const bytes = (...values: number[]) => new Response(new Uint8Array(values));

function sound(url: string): Response {
  if (url.includes('/auth/token')) return json({ success: true, data: { accessToken: TOKEN } });
  if (url.includes('/track')) return json({ data: { trackingId: TRACKING_ID, status: 'IN_TRANSIT' } });
  return json({ ok: true });
}

/** A reply with a body that is made while it is read. */
const stream = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => unknown) =>
  new Response(new ReadableStream({ pull: (controller) => void pull(controller) }));

/** Rejects when the request is aborted. */
const aborted = ({ signal }: RequestInit) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const echo = ({ headers }: RequestInit) => JSON.stringify(headers);

const FAULTS: Record<string, (request: RequestInit) => Response | Promise<Response>> = {
  'no connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'no answer': aborted,
  'a body that stalls': (request) =>
    stream((controller) => aborted(request).catch((error) => controller.error(error))),
  'a body that breaks off': () => stream((controller) => controller.error(new TypeError('network error'))),
  'a body without end': () => stream((controller) => controller.enqueue(new Uint8Array(500_000).fill(0x20))),
  '204': () => new Response(null, { status: 204 }),
  '205': () => new Response(null, { status: 205 }),
  '304': () => new Response(null, { status: 304 }),
  '302': () => new Response(null, { status: 302, headers: { Location: 'https://evil.example' } }),
  'an empty 200': () => new Response(''),
  'a page': () => new Response('<!doctype html><title>Log in</title>'),
  'a page with 511': () => new Response('<!doctype html>', { status: 511 }),
  '401': () => json({ success: false, message: 'ExpiredTokenError' }, { status: 401 }),
  '403 without a body': () => new Response('', { status: 403 }),
  '429': () => new Response('', { status: 429 }),
  '429 for an hour': () => new Response('', { status: 429, headers: { 'Retry-After': '999999999' } }),
  '500': () => json({ message: 'down' }, { status: 500 }),
  '503 for a minute': () => new Response('', { status: 503, headers: { 'Retry-After': '60' } }),
  'invalid UTF-8': () => bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d),
  'half a JSON': () => new Response('{"data":{"trackingId":"'),
  'the same member twice': () =>
    new Response('{"data":null,"data":{"status":1,"status":"X"},"success":true}'),
  'members of prototypes': () => new Response('{"__proto__":{"success":true},"constructor":{"data":{}}}'),
  'deep nesting': () => new Response(`${'{"data":'.repeat(30_000)}1${'}'.repeat(30_000)}`),
  'deep lists': () => new Response('['.repeat(100_000) + ']'.repeat(100_000)),
  null: () => json(null),
  'a number': () => json(1e308),
  'a token with odd times': () =>
    json({ success: true, data: { accessToken: `a.${btoa('{"iat":1e306,"exp":1e306}')}.b` } }),
  'a token with times beyond all dates': () =>
    json({ success: true, data: { accessToken: `a.${btoa('{"iat":1e15,"exp":2e15}')}.b` } }),
  'its own headers': (request) => new Response(echo(request), { headers: { 'X-Echo': echo(request) } }),
  'its own headers as an error': (request) =>
    json({ success: false, message: echo(request) }, { status: 400, statusText: 'Bad' }),
};

const CONFIRMED = { isAuthorized: true, confirmedUrl: 'https://client.example/webhook/test' };
const JOURNEYS: readonly [MessageName, object][] = [
  ['getShipment', { trackingId: TRACKING_ID, refresh: true }],
  ['checkConnection', { environment: 'sandbox' }],
  ['checkClientApi', { environment: 'sandbox' }],
  ['sendTestWebhook', { environment: 'sandbox', payload: '{"event":"x"}', ...CONFIRMED }],
];

let failing: number | undefined;
let fetches: number;
let fault: (typeof FAULTS)[string] | undefined;
let logged: unknown[][];
const lost: unknown[] = [];

beforeAll(() => void process.on('unhandledRejection', (error) => lost.push(error)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...values) => void logged.push(values));
  // Both take real time.
  vi.spyOn(crypto.subtle, 'digest').mockResolvedValue(new ArrayBuffer(32));
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
    return controller.signal;
  });
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    fetches += 1;
    return fetches - 1 === failing ? fault?.(request) : sound(url);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Sends a message and lets the time pass. @returns the answer, and after how many milliseconds it came */
async function ask(name: MessageName, request: object): Promise<{ answer: unknown; ms: number }> {
  const startedAt = Date.now();
  let given: { answer: unknown } | undefined;
  void background.send({ name, request }, OWN_PAGE).then((answer) => {
    given = { answer };
  });
  for (;;) {
    // The marker in IndexedDB needs turns of the loop.
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    if (given) return { ...given, ms: Date.now() - startedAt };
    await vi.advanceTimersByTimeAsync(100);
  }
}

const NOTHING = { local: {}, session: {} };
let configured = NOTHING;

async function start(): Promise<void> {
  failing = undefined;
  fetches = 0;
  background.stored = structuredClone(configured);
  await background.start();
}

async function configure(): Promise<void> {
  configured = NOTHING;
  await start();
  const secrets = { newKey: KEY, newClientToken: CLIENT_TOKEN };
  const draft = { partnerUrl: 'https://partner.example', clientUrl: 'https://client.example', ...secrets };
  const { answer } = await ask('saveConnections', { production: draft, sandbox: draft });
  expect(answer).toMatchObject({ ok: true });
  configured = structuredClone(background.stored);
}

test.each(Object.keys(FAULTS))(
  'rows 25 to 32: whichever request gets %s, the answer names the host, and the next request works',
  async (name) => {
    fault = FAULTS[name];
    await configure();
    for (const [message, request] of JOURNEYS) {
      for (let index = 0, isReached = true; isReached; index += 1) {
        await start();
        failing = index;
        const { answer, ms } = await ask(message, request);
        isReached = fetches > index;
        const isOk = (answer as { ok: boolean }).ok;
        // A failure without a host is not one of the network.
        if (!isOk) expect(answer).toMatchObject({ failure: { host: expect.stringContaining('.example') } });
        expect(ms).toBeLessThanOrEqual(21_000);
        const seen = JSON.stringify([answer, background.stored.session]);
        for (const secret of [KEY, CLIENT_TOKEN, TOKEN]) expect(seen).not.toContain(secret);
        expect([logged, lost]).toEqual([[], []]);

        failing = undefined;
        // No pause and no refused key holds longer.
        vi.setSystemTime(Date.now() + 3_600_000);
        expect((await ask(message, request)).answer).toMatchObject({ ok: true });
      }
    }
  },
);
