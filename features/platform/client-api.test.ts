import { describe, expect, it } from 'vitest';
import { httpReply } from '../../tests/fakes/http.ts';
import { type FailureKind, fail, succeed } from '../../utils/outcome.ts';
import { createPing, createSendWebhook } from './client-api.ts';
import { createHttp, type Http, type HttpReply, type HttpRequest } from './http.ts';

const TOKEN = 'canary-token-0123456789';
const signal = new AbortController().signal;
const clientUrl = 'https://client.example';

function create(reply = httpReply(200, '{}')) {
  const asked: HttpRequest[] = [];
  const sendWebhook = createSendWebhook(
    async (request) => {
      asked.push(request);
      return succeed(reply);
    },
    () => 0,
  );
  return { sendWebhook, asked };
}

/** The same over the real `Http`, which masks secrets. */
function createOverHttp({ status, statusText, headers, body }: HttpReply) {
  const requests: Request[] = [];
  const http = createHttp(
    async (input, init) => {
      requests.push(new Request(input, init));
      return new Response(body, { status, statusText, headers });
    },
    () => 0,
  );
  return { sendWebhook: createSendWebhook(http, () => 0), requests };
}

describe('createSendWebhook', () => {
  it('sends the text unchanged, once, without a token', async () => {
    const { sendWebhook, asked } = create();
    const payload = '{ "a": 1.0 }\n';
    await sendWebhook({ clientUrl, payload, signal });
    expect(asked).toMatchObject([
      { method: 'POST', url: 'https://client.example/webhook/test', body: payload, retries: 0 },
    ]);
    expect(asked[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('sends a given token and masks it in the response', async () => {
    const echo = { ...httpReply(401, `no: Bearer ${TOKEN}`, { 'x-echo': TOKEN }), statusText: TOKEN };
    const { sendWebhook, requests } = createOverHttp(echo);
    const outcome = await sendWebhook({ clientUrl, token: TOKEN, payload: '{}', signal });
    expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    expect(JSON.stringify(outcome)).not.toContain(TOKEN);
    expect(outcome).toMatchObject({ value: { body: 'no: Bearer <ACCESS_TOKEN>' } });
  });

  it('sends and accepts JSON', async () => {
    const { sendWebhook, asked } = create();
    await sendWebhook({ clientUrl, payload: '{}', signal });
    expect(asked[0]).toMatchObject({
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      signal,
    });
  });

  it('returns the response with its duration', async () => {
    const reply = { ...httpReply(500, 'no', { 'x-kind': 'a' }), statusText: 'Oops' };
    const clock = [100, 340];
    const sendWebhook = createSendWebhook(
      async () => succeed(reply),
      () => clock.shift() ?? 0,
    );
    expect(await sendWebhook({ clientUrl, payload: '{}', signal })).toEqual(
      succeed({
        url: 'https://client.example/webhook/test',
        status: 500,
        statusText: 'Oops',
        durationMs: 240,
        headers: [['x-kind', 'a']],
        body: 'no',
        isCut: false,
      }),
    );
  });

  it('returns no negative duration if the clock is set back', async () => {
    const clock = [340, 100];
    const sendWebhook = createSendWebhook(
      async () => succeed(httpReply(200, '')),
      () => clock.shift() ?? 0,
    );
    expect(await sendWebhook({ clientUrl, payload: '{}', signal })).toMatchObject({
      value: { durationMs: 0 },
    });
  });

  it.each([
    [100_000, false],
    [100_001, true],
  ])('truncates a response of %d characters: %s', async (length, isCut) => {
    const { sendWebhook } = create(httpReply(200, 'x'.repeat(length)));
    const outcome = await sendWebhook({ clientUrl, payload: '{}', signal });
    expect(outcome).toMatchObject({ value: { isCut } });
    expect(outcome.ok && outcome.value.body).toHaveLength(100_000);
  });

  it('reports a response that was already truncated', async () => {
    const { sendWebhook } = create({ ...httpReply(200, 'x'), isCut: true });
    expect(await sendWebhook({ clientUrl, payload: '{}', signal })).toMatchObject({ value: { isCut: true } });
  });

  it('returns the failure if there is no response', async () => {
    const sendWebhook = createSendWebhook(
      async () => fail('offline', { host: 'client.example' }),
      () => 0,
    );
    expect(await sendWebhook({ clientUrl, payload: '{}', signal })).toEqual(
      fail('offline', { host: 'client.example' }),
    );
  });

  it('does not send invalid JSON', async () => {
    const { sendWebhook, asked } = create();
    const outcome = await sendWebhook({ clientUrl, payload: '{', signal });
    expect([outcome, asked]).toEqual([fail('invalidInput'), []]);
  });
});

describe('createPing', () => {
  const URL = 'https://client.example/v1';

  const outcomeOf = (answer: Awaited<ReturnType<Http>>) => createPing(async () => answer)(URL, signal);

  it('requests the base URL once without headers', async () => {
    const requests: HttpRequest[] = [];
    const ping = createPing(async (request) => {
      requests.push(request);
      return succeed(httpReply(200, {}));
    });
    expect(await ping(URL, signal)).toEqual(succeed({ host: 'client.example' }));
    expect(requests).toEqual([{ method: 'GET', url: URL, retries: 0, signal, secrets: [] }]);
  });

  it.each([403, 404, 499])('counts status %d as an answer of the host', async (status) => {
    expect(await outcomeOf(succeed(httpReply(status, {})))).toEqual(succeed({ host: 'client.example' }));
  });

  it.each<FailureKind>(['redirected', 'rateLimited'])('counts %s as an answer of the host', async (kind) => {
    expect((await outcomeOf(fail(kind))).ok).toBe(true);
  });

  it('fails for a 5xx status and for a host that is offline', async () => {
    expect(await outcomeOf(succeed(httpReply(500, { message: 'no' })))).toEqual(
      fail('platformError', { host: 'client.example', status: 500, detail: 'no' }),
    );
    expect(await outcomeOf(fail('offline'))).toEqual(fail('offline'));
  });

  it.each<FailureKind>(['redirected', 'rateLimited'])('names the host that was %s', async (kind) => {
    expect(await outcomeOf(fail(kind, { host: 'client.example' }))).toEqual(
      succeed({ host: 'client.example' }),
    );
  });

  it.each<FailureKind>(['timedOut', 'offline'])('returns that the host was %s', async (kind) => {
    expect(await outcomeOf(fail(kind, { host: 'client.example' }))).toEqual(
      fail(kind, { host: 'client.example' }),
    );
  });

  it('treats an error that is not JSON as a failure without a message', async () => {
    expect(await outcomeOf(succeed(httpReply(502, '<h1>Oops</h1>')))).toEqual(
      fail('platformError', { host: 'client.example', status: 502 }),
    );
  });
});

describe('a token that the server echoes', () => {
  const send = (reply: ReturnType<typeof httpReply>) =>
    createOverHttp(reply).sendWebhook({ clientUrl, token: TOKEN, payload: '{}', signal });

  it('is masked in every place, each time', async () => {
    const echo = httpReply(200, `${TOKEN} and ${TOKEN}`, { 'x-echo': `Bearer ${TOKEN}, ${TOKEN}` });
    expect(await send({ ...echo, statusText: `OK ${TOKEN}` })).toMatchObject({
      value: {
        statusText: 'OK <ACCESS_TOKEN>',
        headers: expect.arrayContaining([['x-echo', 'Bearer <ACCESS_TOKEN>, <ACCESS_TOKEN>']]),
        body: '<ACCESS_TOKEN> and <ACCESS_TOKEN>',
      },
    });
  });

  it('is masked before the reply is cut, so that no part of it is left', async () => {
    const outcome = await send(httpReply(200, 'x'.repeat(99_990) + TOKEN));
    expect(outcome).toMatchObject({ value: { isCut: true } });
    expect(outcome.ok && outcome.value.body.slice(99_990)).toBe('<ACCESS_TO');
  });

  it('is masked only if it was sent', async () => {
    const { sendWebhook } = createOverHttp({ ...httpReply(200, 'undefined'), statusText: 'undefined' });
    expect(await sendWebhook({ clientUrl, payload: '{}', signal })).toMatchObject({
      value: { statusText: 'undefined', body: 'undefined' },
    });
  });

  it('leaves a reply without it as it is', async () => {
    expect(await send(httpReply(200, 'undefined'))).toMatchObject({ value: { body: 'undefined' } });
  });
});
