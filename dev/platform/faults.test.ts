import { describe, expect, test } from 'vitest';
import { SAMPLE_IDS } from '../sample-ids.ts';
import { fingerprint } from './request-log.ts';
import { useTestPlatform } from './test-platform.ts';

const use = useTestPlatform();
const id = SAMPLE_IDS.moving;

describe('counting', () => {
  test('every request counts once, where it belongs', async () => {
    await use().exchange('sandbox');
    await use().lookUp(id);
    await fetch(`${use().platform.production.partnerUrl}/auth/token`, { method: 'OPTIONS' });
    await fetch(`${new URL(use().platform.sandbox.clientUrl).origin}/images/hallway-square.png`);
    expect(await use().admin.counts()).toEqual({
      production: { token: 1, track: 1, webhook: 0, image: 0, other: 1 },
      sandbox: { token: 1, track: 0, webhook: 0, image: 1, other: 0 },
      sink: 0,
    });
    await use().admin.resetCounts();
    expect((await use().admin.counts()).production.token).toBe(0);
  });

  test('the record shows which key and token came, but not the secrets', async () => {
    const { apiKey } = use().platform.production;
    const token = await use().token();
    await use().track(id, `Bearer ${token}`);
    const [exchange, lookup] = await use().admin.requests();
    expect(exchange).toMatchObject({
      operation: 'token',
      status: 200,
      headers: { 'x-api-key': fingerprint(apiKey) },
    });
    expect(lookup).toMatchObject({
      path: `/partner/track?trackingId=${id}`,
      headers: { authorization: fingerprint(`Bearer ${token}`) },
    });
    const written = JSON.stringify([exchange, lookup]);
    expect(written).not.toContain(apiKey);
    expect(written).not.toContain(token);
  });

  test('a record says how many requests were being answered when it came', async () => {
    const authorization = `Bearer ${await use().token()}`;
    await use().admin.setFault({ operation: 'track', count: 3, fault: { kind: 'delay', ms: 50 } });
    await Promise.all([1, 2, 3].map(() => use().track(id, authorization)));
    await use().track(id, authorization);
    const lookups = (await use().admin.requests()).filter(({ operation }) => operation === 'track');
    expect(lookups.map(({ underWay }) => underWay)).toEqual([1, 2, 3, 1]);
  });

  test('no API answer allows other origins to read it', async () => {
    const answer = await use().lookUp(id);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('faults', () => {
  test('hit the next so many requests of one operation and environment', async () => {
    await use().admin.setFault({
      environment: 'production',
      operation: 'token',
      count: 2,
      fault: { kind: 'answer', status: 429, headers: { 'Retry-After': '3' }, body: 'slow down' },
    });
    const first = await use().exchange();
    expect([first.status, first.headers.get('Retry-After'), await first.text()]).toEqual([
      429,
      '3',
      'slow down',
    ]);
    expect((await use().exchange('sandbox')).status).toBe(200);
    expect((await use().exchange()).status).toBe(429);
    expect((await use().exchange()).status).toBe(200);
  });

  test('can be narrowed to one tracking ID, and cleared', async () => {
    await use().admin.setFault({
      operation: 'track',
      pathIncludes: id,
      fault: { kind: 'answer', status: 503 },
    });
    expect((await use().lookUp(SAMPLE_IDS.problem)).status).toBe(200);
    expect((await use().lookUp(id)).status).toBe(503);
    await use().admin.clearFaults();
    expect((await use().lookUp(id)).status).toBe(200);
  });

  test('redirect leads to another origin, which counts who follows', async () => {
    await use().admin.setFault({ operation: 'track', fault: { kind: 'redirect' } });
    const answer = await use().lookUp(id);
    const location = answer.headers.get('Location') ?? '';
    expect(answer.status).toBe(302);
    expect(new URL(location).origin).not.toBe(new URL(use().platform.production.partnerUrl).origin);
    expect((await use().admin.counts()).sink).toBe(0);
    await fetch(location, { headers: { 'X-API-Key': 'canary' } });
    expect((await use().admin.counts()).sink).toBe(1);
    const requests = await use().admin.requests();
    expect(requests.at(-1)).toMatchObject({ place: 'sink', headers: { 'x-api-key': fingerprint('canary') } });
  });

  test('truncatedJson ends in the middle, as if that were all', async () => {
    await use().admin.setFault({ operation: 'track', fault: { kind: 'truncatedJson' } });
    const answer = await use().lookUp(id);
    const text = await answer.text();
    expect(text).toMatch(/^\{"success":true/);
    expect(() => JSON.parse(text)).toThrow();
  });

  test.each(['cutOff', 'reset'] as const)('%s breaks the connection', async (kind) => {
    const token = await use().token();
    await use().admin.setFault({ operation: 'track', fault: { kind } });
    const whole = async () => (await use().track(id, `Bearer ${token}`)).text();
    await expect(whole()).rejects.toThrow();
  });

  test.each(['stall', 'silence'] as const)('%s never ends by itself', async (kind) => {
    await use().admin.setFault({ operation: 'token', fault: { kind } });
    const { partnerUrl, apiKey } = use().platform.production;
    const whole = async () => {
      const signal = AbortSignal.timeout(300);
      return (await fetch(`${partnerUrl}/auth/token`, { headers: { 'X-API-Key': apiKey }, signal })).text();
    };
    await expect(whole()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('html, wrongShape, emptyBody and hugeBody answer 200 with something else', async () => {
    for (const kind of ['html', 'wrongShape', 'emptyBody'] as const) {
      await use().admin.setFault({ operation: 'track', count: 1, fault: { kind } });
    }
    await use().admin.setFault({ operation: 'track', count: 1, fault: { kind: 'hugeBody', bytes: 300_000 } });
    expect((await use().lookUp(id)).headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(await (await use().lookUp(id)).json()).not.toHaveProperty('data');
    expect(await (await use().lookUp(id)).text()).toBe('');
    expect((await (await use().lookUp(id)).text()).length).toBe(300_000);
    expect(await (await use().lookUp(id)).json()).toMatchObject({ data: { trackingId: id } });
  });

  test('a failing webhook test delivers nothing', async () => {
    await use().admin.setFault({ operation: 'webhook', fault: { kind: 'answer', status: 500 } });
    expect((await use().sendWebhook('{}')).status).toBe(500);
    expect(await use().admin.inbox()).toEqual([]);
  });
});

describe('admin', () => {
  test('does not act on a request that any page could send', async () => {
    const { adminUrl } = use().platform;
    const body = '{"environment":"production","revoked":true}';
    expect((await fetch(`${adminUrl}/revoke-key`, { method: 'POST', body })).status).toBe(415);
    expect((await use().exchange()).status).toBe(200);
  });

  test('rejects settings that do not exist or do not fit', async () => {
    await expect(use().admin.changeSettings('sandbox', { refusalStatus: 99 })).rejects.toThrow(
      'refusalStatus',
    );
  });

  test('changing one setting leaves the others alone', async () => {
    await use().admin.changeSettings('production', { replyShape: 'bare' });
    await use().admin.changeSettings('production', { slowMs: 1 });
    expect(await (await use().lookUp(id)).json()).toMatchObject({ trackingId: id });
  });

  test('is not reachable on the API ports', async () => {
    for (const { partnerUrl } of [use().platform.production, use().platform.sandbox]) {
      expect((await fetch(`${new URL(partnerUrl).origin}/admin/counts`)).status).toBe(404);
    }
  });
});
