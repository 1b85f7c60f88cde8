import { afterEach, expect, test, vi } from 'vitest';
import { createHttp, type HttpRequest } from './http.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Sends a request with at most two retries through a `fetch` that returns these responses in order. */
function askInTurn(answers: Response[], more: Partial<HttpRequest> = {}) {
  vi.useFakeTimers();
  const requests: Request[] = [];
  const http = createHttp(async (input, init) => {
    requests.push(new Request(input, init));
    return answers[requests.length - 1] ?? Response.error();
  }, Date.now);
  const signal = new AbortController().signal;
  const url = 'https://api.example/track';
  const sent = http({ method: 'GET', url, retries: 2, signal, secrets: [], ...more });
  return { sent, requests };
}

const busy = (headers: Record<string, string> = {}) => new Response('', { status: 503, headers });

test('waits for a random part of the backoff before a retry', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { sent, requests } = askInTurn([busy(), new Response('fine')]);
  await vi.advanceTimersByTimeAsync(149);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
  expect(await sent).toMatchObject({ ok: true, value: { body: 'fine' } });
});

test('waits for a Retry-After of three seconds', async () => {
  const { sent, requests } = askInTurn([busy({ 'Retry-After': '3' }), new Response('fine')]);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toMatchObject({ ok: true, value: { body: 'fine' } });
});

test('returns the response immediately if Retry-After exceeds three seconds', async () => {
  const { sent, requests } = askInTurn([busy({ 'Retry-After': '4' })]);
  expect(await sent).toMatchObject({ ok: true, value: { status: 503 } });
  expect(requests).toHaveLength(1);
});

test('sends the body of a POST', async () => {
  const { sent, requests } = askInTurn([new Response('fine')], { method: 'POST', body: '{"a":1}' });
  await sent;
  expect(requests[0]?.method).toBe('POST');
  expect(await requests[0]?.text()).toBe('{"a":1}');
});
