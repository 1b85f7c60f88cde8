import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHttp, type HttpRequest } from '../../features/platform/http.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Sends a request with at most two retries through a `fetch` that returns these responses in order. */
function askInTurn(answers: Response[], more: Partial<HttpRequest> = {}) {
  vi.useFakeTimers();
  const requests: Request[] = [];
  const times: number[] = [];
  const http = createHttp(async (input, init) => {
    requests.push(new Request(input, init));
    times.push(Date.now());
    return answers[requests.length - 1] ?? Response.error();
  }, Date.now);
  const signal = new AbortController().signal;
  const url = 'https://api.example/track';
  const sent = http({ method: 'GET', url, retries: 2, signal, secrets: [], ...more });
  return { sent, requests, times };
}

const busy = (headers: Record<string, string> = {}) => new Response('', { status: 503, headers });

test('row 24: waits for a random part of the backoff before a retry', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { sent, requests } = askInTurn([busy(), new Response('fine')]);
  await vi.advanceTimersByTimeAsync(149);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
  expect(await sent).toMatchObject({ ok: true, value: { body: 'fine' } });
});

test('row 23: waits for a Retry-After of three seconds', async () => {
  const { sent, requests } = askInTurn([busy({ 'Retry-After': '3' }), new Response('fine')]);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toMatchObject({ ok: true, value: { body: 'fine' } });
});

test('row 25: returns the response immediately if Retry-After exceeds three seconds', async () => {
  const { sent, requests } = askInTurn([busy({ 'Retry-After': '4' })]);
  expect(await sent).toMatchObject({ ok: true, value: { status: 503, retryAfterMs: 4_000 } });
  expect(requests).toHaveLength(1);
});

/** The responses of a platform that rejects every request, each with these headers. */
const rejections = (status: number, headers: Record<string, string>) =>
  Array.from({ length: 3 }, () => new Response('', { status, headers }));

describe.each([429, 503])('row 23: decides itself how long to wait after %i', (status) => {
  test.each([
    ['RateLimit-Reset', '60'],
    ['RateLimit-Reset', '0'],
    ['X-RateLimit-Retry-After', '60'],
    ['X-RateLimit-Reset', '1789000000'],
    ['X-Rate-Limit-Reset', '1789000000000'],
    ['Retry-After', ''],
    ['Retry-After', 'soon'],
    ['Retry-After', '-5'],
    ['Retry-After', '-1e9'],
    ['Retry-After', '1e9'],
    ['Retry-After', '1e21'],
    ['Retry-After', '0x10'],
    ['Retry-After', '60, 60'],
    ['Retry-After', 'Infinity'],
    ['Retry-After', 'Tue, 99 Jan 2030 00:00:00 GMT'],
    ['Retry-After', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ])('ignores %s: %s', async (name, value) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { sent, times } = askInTurn(rejections(status, { [name]: value }));
    await vi.advanceTimersByTimeAsync(1_000);
    const outcome = await sent;
    expect(outcome.ok ? undefined : outcome.failure.retryAfterMs).toBeUndefined();
    expect(times).toHaveLength(3);
    expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual([100, 100]);
  });

  test.each(['0', '00', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'never sends three requests at once: Retry-After: %s',
    async (value) => {
      const { sent, times } = askInTurn(rejections(status, { 'Retry-After': value }));
      await vi.advanceTimersByTimeAsync(1_000);
      await sent;
      expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(100);
      expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(100);
    },
  );

  test('does not wait for a long Retry-After beside other headers', async () => {
    const headers = { 'Retry-After': '90', 'RateLimit-Reset': '0', 'X-RateLimit-Reset': '1' };
    const { sent, requests } = askInTurn(rejections(status, headers));
    await vi.advanceTimersByTimeAsync(0);
    await sent;
    expect(requests).toHaveLength(1);
  });
});

/** Sends a request without retries at a time, in milliseconds since 1970. */
function askAt(time: number, answer: Response) {
  const asked = askInTurn([answer], { retries: 0 });
  vi.setSystemTime(time);
  return asked;
}

test.each([
  ['Thu, 01 Jan 1970 00:01:30 GMT', 90_000],
  ['90', 90_000],
  ['0', 0],
  ['Wed, 31 Dec 1969 23:59:59 GMT', undefined],
  ['soon', undefined],
  ['1e3', undefined],
  ['3600', 3_600_000],
  ['1000000000', 3_600_000],
  ['1000000000000000000000', 3_600_000],
  ['Fri, 01 Jan 2100 00:00:00 GMT', 3_600_000],
  ['Thursday, 01-Jan-70 00:01:30 GMT', 90_000],
  ['Thu Jan  1 00:01:30 1970', 90_000],
  ['-90', undefined],
  ['2100', 2_100_000],
  ['1.5', undefined],
  ['2100-01-01', undefined],
  ['Jan 1, 2100', undefined],
])('row 23: reads Retry-After: %s', async (value, retryAfterMs) => {
  const { sent } = askAt(0, new Response('', { status: 429, headers: { 'Retry-After': value } }));
  const failure = { kind: 'rateLimited', host: 'api.example', status: 429 };
  expect(await sent).toStrictEqual({
    ok: false,
    failure: { ...failure, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) },
  });
});

test('row 23: reads a Retry-After date relative to the current time', async () => {
  const headers = { 'Retry-After': 'Thu, 01 Jan 1970 00:01:30 GMT' };
  const { sent } = askAt(60_000, new Response('', { status: 429, headers }));
  expect(await sent).toMatchObject({ failure: { kind: 'rateLimited', retryAfterMs: 30_000 } });
});

test.each([
  ["the platform's clock", 'Thu, 01 Jan 1970 12:01:00 GMT', 'Thu, 01 Jan 1970 12:01:30 GMT'],
  ['this clock, if the platform names no readable time', 'soon', 'Thu, 01 Jan 1970 00:00:30 GMT'],
])('row 23: measures a Retry-After date by %s', async (_name, date, retryAfter) => {
  const headers = { Date: date, 'Retry-After': retryAfter };
  const { sent } = askAt(0, new Response('', { status: 429, headers }));
  expect(await sent).toMatchObject({ failure: { kind: 'rateLimited', retryAfterMs: 30_000 } });
});
