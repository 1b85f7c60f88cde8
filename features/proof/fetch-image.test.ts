import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFetchImage } from './fetch-image.ts';

const URL_ = 'https://images.example/1.jpg?signature=s';
const PNG = readFileSync(new URL('../../dev/platform/images/hallway-square.png', import.meta.url));
const never = new AbortController().signal;

let asked: { url: string; init: RequestInit }[];
let answer: (signal: AbortSignal) => Response | Promise<Response>;
let isAllowed: boolean;

const fetchImage = createFetchImage({
  fetch: async (url, init = {}) => {
    asked.push({ url: String(url), init });
    return answer(init.signal as AbortSignal);
  },
  hasAccess: async () => isAllowed,
});

const reply = (body: BodyInit, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

beforeEach(() => {
  asked = [];
  isAllowed = true;
  answer = () => reply(PNG, 'application/octet-stream');
});

test('returns the unchanged bytes with their actual format', async () => {
  const outcome = await fetchImage(URL_, never);
  if (!outcome.ok) throw new Error(outcome.problem.kind);
  expect(outcome.image.kind.extension).toBe('png');
  expect(Buffer.from(await outcome.image.bytes.arrayBuffer()).equals(PNG)).toBe(true);
});

test('sends no referrer and no credentials, and does not read the cached image', async () => {
  await fetchImage(URL_, never);
  expect(asked[0]?.init).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });
  expect(asked[0]?.init.headers).toBeUndefined();
});

test.each([
  [
    'an error',
    () => reply('gone', 'text/html', 404),
    { kind: 'refused', host: 'images.example', status: 404 },
  ],
  [
    'a web page',
    () => reply('<html>expired</html>', 'text/html; charset=utf-8'),
    { kind: 'notImage', host: 'images.example', type: 'text/html' },
  ],
  ['a damaged image', () => reply('not a picture', 'image/jpeg'), { kind: 'damaged' }],
  ['an empty body', () => new Response(''), { kind: 'notImage', host: 'images.example', type: 'text/plain' }],
  ['an image over the limit', () => reply(new Uint8Array(26_000_000), 'image/jpeg'), { kind: 'tooLarge' }],
])('names the problem with %s', async (_name, given, problem) => {
  answer = given;
  expect(await fetchImage(URL_, never)).toEqual({ ok: false, problem });
});

test.each([
  [200, 'tooLarge'],
  [404, 'refused'],
])('cancels a body that does not end, with status %i', async (status, kind) => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(5_000_000)),
    cancel: () => {
      isCancelled = true;
    },
  });
  answer = () => new Response(body, { status });
  expect(await fetchImage(URL_, never)).toMatchObject({ problem: { kind } });
  expect(isCancelled).toBe(true);
});

test('distinguishes missing access from an unreachable server', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await fetchImage(URL_, never)).toMatchObject({ problem: { kind: 'unreachable' } });
  isAllowed = false;
  expect(await fetchImage(URL_, never)).toMatchObject({
    problem: { kind: 'noAccess', host: 'images.example' },
  });
});

test('stops waiting for a server that is too slow', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  answer = async (signal) => {
    signal.throwIfAborted();
    return reply(PNG, 'image/png');
  };
  expect(await fetchImage(URL_, never)).toMatchObject({ problem: { kind: 'timedOut' } });
});
