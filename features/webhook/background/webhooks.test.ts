import { beforeEach, describe, expect, it } from 'vitest';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import type { Stored } from '../../../utils/storage.ts';
import type { SendWebhook } from '../../platform/client-api.ts';
import type { WebhookReply } from '../../platform/model.ts';
import type { WebhookSend } from '../model.ts';
import { createWebhooks } from './webhooks.ts';

const URL = 'https://client.example/webhook/test';
const TOKEN = 'canary-token-0123456789';
const REPLY: WebhookReply = {
  url: URL,
  status: 200,
  statusText: 'OK',
  durationMs: 5,
  headers: [],
  body: '{}',
  isCut: false,
};
const wanted = { environment: 'sandbox', payload: '{"a": 1.0}', isAuthorized: false } as const;

let stored: Stored<WebhookSend[]>;
let token: string | undefined;
let sandboxUrl: string;
let sent: Parameters<SendWebhook>[0][];
let answer: Outcome<WebhookReply>;
/** The history at the time of the request. */
let savedAtSending: WebhookSend[];

function create(write?: () => Promise<void>) {
  return createWebhooks({
    connections: {
      client: async (environment) =>
        succeed({
          clientUrl: environment === 'sandbox' ? sandboxUrl : 'https://client.example',
          ...(token === undefined ? {} : { token }),
        }),
    },
    sendWebhook: async (request) => {
      sent.push(request);
      savedAtSending = stored.value;
      return answer;
    },
    read: async () => stored,
    write:
      write ??
      (async (value) => {
        stored = { state: 'kept', value };
      }),
    now: () => 1000,
  });
}

beforeEach(() => {
  stored = { state: 'absent', value: [] };
  token = undefined;
  sandboxUrl = 'https://sandbox.example';
  sent = [];
  answer = succeed(REPLY);
  savedAtSending = [];
});

describe('send', () => {
  it('records a test before sending it, and then its result', async () => {
    expect(await create().send(wanted)).toEqual(succeed(REPLY));
    const url = `${sandboxUrl}/webhook/test`;
    expect(savedAtSending).toMatchObject([{ payload: wanted.payload, url, result: { kind: 'open' } }]);
    expect(stored.value).toMatchObject([
      { ...wanted, sentAt: 1000, result: { kind: 'replied', reply: REPLY } },
    ]);
  });

  it('records a failure and does not retry', async () => {
    answer = fail('offline', { host: 'client.example' });
    await create().send(wanted);
    expect(sent).toHaveLength(1);
    expect(stored.value[0]?.result).toEqual({
      kind: 'failed',
      failure: { kind: 'offline', host: 'client.example' },
    });
  });

  it.each([undefined, '', 'https://client.example', `${URL}/`, 'https://other.example/webhook/test'])(
    'sends nothing to production if the confirmed URL is %s',
    async (confirmedUrl) => {
      const outcome = await create().send({
        ...wanted,
        environment: 'production',
        ...(confirmedUrl === undefined ? {} : { confirmedUrl }),
      });
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'invalidInput' } });
      expect([sent, stored.value]).toEqual([[], []]);
    },
  );

  it('sends nothing to a sandbox that has the address of production, unless its URL was confirmed', async () => {
    sandboxUrl = 'https://client.example';
    expect(await create().send(wanted)).toMatchObject({ ok: false, failure: { kind: 'invalidInput' } });
    expect([sent, stored.value]).toEqual([[], []]);
    expect(await create().send({ ...wanted, confirmedUrl: URL })).toEqual(succeed(REPLY));
  });

  it('sends to production if exactly its URL was confirmed', async () => {
    await create().send({ ...wanted, environment: 'production', confirmedUrl: URL });
    expect(sent).toHaveLength(1);
  });

  it('sends the token only on request and never stores it', async () => {
    token = TOKEN;
    const webhooks = create();
    await webhooks.send(wanted);
    await webhooks.send({ ...wanted, isAuthorized: true });
    expect(sent.map((request) => request.token)).toEqual([undefined, TOKEN]);
    expect(JSON.stringify(stored)).not.toContain(TOKEN);
  });

  it('sends nothing if a token is requested but not saved', async () => {
    const outcome = await create().send({ ...wanted, isAuthorized: true });
    expect([outcome.ok, sent]).toEqual([false, []]);
  });

  it('sends nothing that is not JSON', async () => {
    expect(await create().send({ ...wanted, payload: '{' })).toEqual(fail('invalidInput'));
    expect([sent, stored.value]).toEqual([[], []]);
  });

  it('sends even if the history cannot be written, and leaves an unreadable history alone', async () => {
    const full = create(() => Promise.reject(new Error('quota')));
    expect((await full.send(wanted)).ok).toBe(true);
    stored = { state: 'damaged', value: [] };
    expect((await create().send(wanted)).ok).toBe(true);
    expect(stored.state).toBe('damaged');
  });
});

it('removes some or all sends and restores them', async () => {
  const webhooks = create();
  await webhooks.send(wanted);
  await webhooks.send({ ...wanted, payload: '{}' });
  const [first, second] = stored.value;
  expect(await webhooks.remove([first?.id ?? ''])).toEqual([first]);
  expect(stored.value).toEqual([second]);
  expect(await webhooks.remove(undefined)).toEqual([second]);
  await webhooks.restore([first, second].filter((send) => send !== undefined));
  expect(stored.value).toHaveLength(2);
});

it('leaves the result of a test that was removed before its reply when the removal is undone', async () => {
  const webhooks = create();
  await webhooks.send(wanted);
  const [done] = stored.value;
  if (done === undefined) throw new Error('Nothing was recorded');
  await webhooks.restore([{ ...done, result: { kind: 'open' } }]);
  expect(stored.value).toEqual([done]);
});

it('restores nothing into a history that cannot be read', async () => {
  const webhooks = create();
  await webhooks.send(wanted);
  const removed = await webhooks.remove(undefined);
  stored = { state: 'newer', value: [] };
  await webhooks.restore(removed);
  expect(stored).toEqual({ state: 'newer', value: [] });
});
