import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { SAMPLE_IDS } from '../sample-ids.ts';
import { gzippedBytes } from './repeated-bytes.ts';
import { fingerprint } from './request-log.ts';
import { useTestPlatform } from './test-platform.ts';

const use = useTestPlatform();
const id = SAMPLE_IDS.moving;

describe('counting', () => {
  test('every request is counted once, by environment and operation', async () => {
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

  test('the record identifies the key and the token without containing them', async () => {
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

  test('a record contains the number of concurrent requests', async () => {
    const authorization = `Bearer ${await use().token()}`;
    const underWay = async () =>
      (await use().admin.requests())
        .filter(({ operation }) => operation === 'track')
        .map((lookup) => lookup.underWay);
    await use().admin.setFault({ operation: 'track', fault: { kind: 'hold' } });
    const held = [1, 2, 3].map(() => use().track(id, authorization));
    await vi.waitFor(async () => expect(await underWay()).toEqual([1, 2, 3]));
    await use().admin.clearFaults();
    await Promise.all(held);
    await use().track(id, authorization);
    expect(await underWay()).toEqual([1, 2, 3, 1]);
  });

  test('API responses do not allow other origins to read them', async () => {
    const answer = await use().lookUp(id);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('faults', () => {
  test('apply to a number of requests of one operation and environment', async () => {
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

  test('can be limited to one tracking ID, and cleared', async () => {
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

  test('hold responds as usual when the faults are cleared', async () => {
    await use().admin.setFault({ environment: 'sandbox', operation: 'token', fault: { kind: 'hold' } });
    let status = 0;
    const held = use()
      .exchange('sandbox')
      .then((reply) => {
        status = reply.status;
      });
    await expect.poll(async () => (await use().admin.counts()).sandbox.token).toBe(1);
    // A request that is not held is answered before.
    expect((await use().exchange('production')).status).toBe(200);
    expect(status).toBe(0);
    await use().admin.clearFaults();
    await held;
    expect(status).toBe(200);
  });

  test('redirect points to another origin, which counts requests', async () => {
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

  test('truncatedJson ends in the middle without an error', async () => {
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

  test('tooLong sends more than it announces', async () => {
    const token = await use().token();
    const whole = await (await use().track(id, `Bearer ${token}`)).text();
    await use().admin.setFault({ operation: 'track', count: 1, fault: { kind: 'tooLong' } });
    const answer = await use().track(id, `Bearer ${token}`);
    expect(Number(answer.headers.get('Content-Length'))).toBe(Math.floor(whole.length / 2));
    expect(await answer.text()).toBe(whole.slice(0, whole.length / 2));
    expect(await (await use().track(id, `Bearer ${token}`)).text()).toBe(whole);
  });

  test('gzipBomb is small, and decompresses to its size', async () => {
    await use().admin.setFault({ operation: 'track', fault: { kind: 'gzipBomb', bytes: 3_000_001 } });
    const answer = await use().lookUp(id);
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(await answer.text()).toBe('a'.repeat(3_000_001));
    const compressed = await new Response(gzippedBytes(3_000_001)).arrayBuffer();
    expect(compressed.byteLength).toBeLessThan(10_000);
    expect(String(gunzipSync(compressed))).toBe('a'.repeat(3_000_001));
  });

  test('answer encodes its body', async () => {
    for (const encoding of ['utf16le', 'latin1'] as const) {
      await use().admin.setFault({
        operation: 'track',
        count: 1,
        fault: { kind: 'answer', status: 200, body: 'é', encoding },
      });
    }
    const bytes = async () => [...new Uint8Array(await (await use().lookUp(id)).arrayBuffer())];
    expect(await bytes()).toEqual([0xe9, 0]);
    expect(await bytes()).toEqual([0xe9]);
  });

  test('drip sends byte after byte', async () => {
    const token = await use().token();
    await use().admin.setFault({ operation: 'track', fault: { kind: 'drip', everyMs: 5 } });
    const reader = (await use().track(id, `Bearer ${token}`)).body?.getReader();
    const bytes: number[] = [];
    while (bytes.length < 10) bytes.push(...((await reader?.read())?.value ?? []));
    expect(bytes.every((byte) => byte === 0x20)).toBe(true);
    await reader?.cancel();
  });

  test.each(['stall', 'silence'] as const)('%s never ends on its own', async (kind) => {
    await use().admin.setFault({ operation: 'token', fault: { kind } });
    const { partnerUrl, apiKey } = use().platform.production;
    const whole = async () => {
      const signal = AbortSignal.timeout(300);
      return (await fetch(`${partnerUrl}/auth/token`, { headers: { 'X-API-Key': apiKey }, signal })).text();
    };
    await expect(whole()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('html, wrongShape, emptyBody and hugeBody respond with 200 and unexpected content', async () => {
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
  test('rejects a request that any page could send', async () => {
    const { adminUrl } = use().platform;
    const body = '{"environment":"production","revoked":true}';
    expect((await fetch(`${adminUrl}/revoke-key`, { method: 'POST', body })).status).toBe(415);
    expect((await use().exchange()).status).toBe(200);
  });

  test('rejects unknown settings and invalid values', async () => {
    await expect(use().admin.changeSettings('sandbox', { refusalStatus: 99 })).rejects.toThrow(
      'refusalStatus',
    );
  });

  test('changing one setting preserves the others', async () => {
    await use().admin.changeSettings('production', { replyShape: 'bare' });
    await use().admin.changeSettings('production', { slowMs: 1 });
    expect(await (await use().lookUp(id)).json()).toMatchObject({ trackingId: id });
  });

  test('is not available on the API ports', async () => {
    for (const { partnerUrl } of [use().platform.production, use().platform.sandbox]) {
      expect((await fetch(`${new URL(partnerUrl).origin}/admin/counts`)).status).toBe(404);
    }
  });
});
