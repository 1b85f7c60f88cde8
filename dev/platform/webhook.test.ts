import { expect, test } from 'vitest';
import { listen } from '../listen.ts';
import { useTestPlatform } from './test-platform.ts';

const use = useTestPlatform();
const PAYLOAD =
  '{ "event":"shipment.status_updated",\n\t"data": {"status": "DELIVERED", "note": "Zoë ✓ 日本"} }\n';

test.each(['production', 'sandbox'] as const)('delivers a %s payload byte for byte', async (environment) => {
  const answer = await use().sendWebhook(PAYLOAD, environment);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    success: true,
    data: {
      delivered: true,
      endpoint: `${use().platform.inboxUrl}/webhook/${environment}`,
      endpointStatus: 200,
      durationMs: expect.any(Number),
    },
  });
  const [item, ...others] = await use().admin.inbox();
  expect(others).toEqual([]);
  expect(item?.body.equals(Buffer.from(PAYLOAD))).toBe(true);
  expect(item).toMatchObject({ environment, headers: { 'content-type': 'application/json' } });
  const counts = await use().admin.counts();
  expect(counts.production.webhook + counts.sandbox.webhook).toBe(1);
  expect(counts[environment].webhook).toBe(1);
});

test("the URL of production includes a stage segment; the sandbox's does not", () => {
  const { production, sandbox } = use().platform;
  expect(new URL(production.clientUrl).pathname).toBe('/prod');
  expect(new URL(sandbox.clientUrl).pathname).toBe('/');
});

test.each([
  ['{"event": "shipment.lost"}', ['event']],
  ['{"data": {"statusCode": "203", "address": {"city": 4}}}', ['data.statusCode', 'data.address.address1']],
  [
    '{"data": {"proofOfDelivery": {"pods": ["https://a.example/1.jpg", 7]}}}',
    ['data.proofOfDelivery.pods[1]'],
  ],
  ['[]', ['']],
  ['{"event": ', ['']],
])('rejects %s with the paths of the problems, and does not deliver it', async (body, paths) => {
  const answer = await use().sendWebhook(body);
  expect(answer.status).toBe(400);
  const { errors } = (await answer.json()) as { errors: { path: string }[] };
  expect(errors.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  expect(await use().admin.inbox()).toEqual([]);
});

test('accepts an empty object, because no member is required', async () => {
  expect((await use().sendWebhook('{}')).status).toBe(200);
});

test('delivers to the configured endpoint and reports its response', async () => {
  const bodies: string[] = [];
  const receiver = await listen({
    fetch: async (request: Request) => {
      bodies.push(await request.text());
      return new Response('no thanks', { status: 503 });
    },
  });
  await use().admin.changeSettings('sandbox', { webhookEndpoint: `${receiver.origin}/hook` });
  const answer = await use().sendWebhook(PAYLOAD);
  await receiver.close();
  expect(await answer.json()).toMatchObject({ data: { delivered: false, endpointStatus: 503 } });
  expect(bodies).toEqual([PAYLOAD]);
  expect(await use().admin.inbox()).toEqual([]);

  const afterClosing = await use().sendWebhook(PAYLOAD);
  expect(await afterClosing.json()).toMatchObject({ data: { delivered: false, endpointStatus: null } });
});

test('the inbox sends an event to its page for every received webhook', async () => {
  const answer = await fetch(`${use().platform.inboxUrl}/events`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('data: []');
  await use().sendWebhook('{}');
  expect((await reader?.read())?.value).toContain(Buffer.from('{}').toString('base64'));
  await reader?.cancel();
});

test("the page's policy allows no inline code", async () => {
  const answer = await fetch(use().platform.inboxUrl);
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'/);
  expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe');
  const page = await answer.text();
  for (const [, address] of page.matchAll(/(?:href|src)="([^"]+)"/g)) {
    expect((await fetch(use().platform.inboxUrl + address)).status, address).toBe(200);
  }
});
