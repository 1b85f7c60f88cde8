import { describe, expect, it } from 'vitest';
import { httpReply } from '../../tests/fakes/http.ts';
import { succeed } from '../../utils/outcome.ts';
import { createSendWebhook } from './client-api.ts';
import type { HttpRequest } from './http.ts';

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

describe('createSendWebhook', () => {
  it('sends the text as it is, once, without a token', async () => {
    const { sendWebhook, asked } = create();
    const payload = '{ "a": 1.0 }\n';
    await sendWebhook({ clientUrl, payload, signal });
    expect(asked).toMatchObject([
      { method: 'POST', url: 'https://client.example/webhook/test', body: payload, retries: 0 },
    ]);
    expect(asked[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('sends a token that it is given, and blots it out of whatever comes back', async () => {
    const echo = { ...httpReply(401, `no: Bearer ${TOKEN}`, { 'x-echo': TOKEN }), statusText: TOKEN };
    const { sendWebhook, asked } = create(echo);
    const outcome = await sendWebhook({ clientUrl, token: TOKEN, payload: '{}', signal });
    expect(asked[0]?.headers?.Authorization).toBe(`Bearer ${TOKEN}`);
    expect(JSON.stringify(outcome)).not.toContain(TOKEN);
    expect(outcome).toMatchObject({ value: { body: 'no: Bearer <ACCESS_TOKEN>' } });
  });

  it('sends nothing that is not JSON', async () => {
    const { sendWebhook, asked } = create();
    const outcome = await sendWebhook({ clientUrl, payload: '{', signal });
    expect([outcome.ok, asked]).toEqual([false, []]);
  });
});
