import { expect, test } from 'vitest';
import { httpReply } from '../../tests/fakes/http.ts';
import { type FailureKind, fail, succeed } from '../../utils/outcome.ts';
import { createPing } from './client-api.ts';
import type { Http, HttpRequest } from './http.ts';

const URL = 'https://client.example/v1';
const signal = new AbortController().signal;

const outcomeOf = (answer: Awaited<ReturnType<Http>>) => createPing(async () => answer)(URL, signal);

test('requests the base URL once without headers', async () => {
  const requests: HttpRequest[] = [];
  const ping = createPing(async (request) => {
    requests.push(request);
    return succeed(httpReply(200, {}));
  });
  expect(await ping(URL, signal)).toEqual(succeed({ host: 'client.example' }));
  expect(requests).toEqual([{ method: 'GET', url: URL, retries: 0, signal }]);
});

test.each([403, 404, 499])('accepts status %d as a response', async (status) => {
  expect(await outcomeOf(succeed(httpReply(status, {})))).toEqual(succeed({ host: 'client.example' }));
});

test.each<FailureKind>(['redirected', 'rateLimited'])('accepts %s as a response', async (kind) => {
  expect((await outcomeOf(fail(kind))).ok).toBe(true);
});

test('fails for a 5xx status and for a host that is offline', async () => {
  expect(await outcomeOf(succeed(httpReply(500, { message: 'no' })))).toEqual(
    fail('platformError', { host: 'client.example', status: 500, detail: 'no' }),
  );
  expect(await outcomeOf(fail('offline'))).toEqual(fail('offline'));
});
