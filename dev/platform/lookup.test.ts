import { describe, expect, test } from 'vitest';
import { BULK_SIZE, bulkId, SAMPLE_IDS } from '../sample-ids.ts';
import { useTestPlatform } from './test-platform.ts';

const use = useTestPlatform();
const id = SAMPLE_IDS.deliveredWithProof;

async function recordOf(trackingId: string, environment: 'production' | 'sandbox' = 'production') {
  return (await (await use().lookUp(trackingId, environment)).json()).data;
}

describe('reply shapes', () => {
  test('returns an envelope by default', async () => {
    const reply = await (await use().lookUp(id)).json();
    expect(reply).toMatchObject({ success: true, data: { trackingId: id, statusCode: 203 } });
  });

  test('returns a bare record', async () => {
    await use().admin.changeSettings('production', { replyShape: 'bare' });
    const reply = await (await use().lookUp(id)).json();
    expect(reply).toMatchObject({ trackingId: id, proofOfDelivery: { recipient: 'Robin Marlow' } });
  });

  test('returns a list with other names and events, in one environment only', async () => {
    await use().admin.changeSettings('production', { replyShape: 'list' });
    const reply = await (await use().lookUp(id)).json();
    expect(reply.shipments).toHaveLength(1);
    expect(reply.shipments[0]).toMatchObject({
      tracking_id: id,
      status_code: 203,
      address: { postal_code: 'H0H 0H0' },
      transfer_carrier_tracking_id: 'NL329014521622',
      proof_of_delivery: { delivery_time: '14:31:48', pods: expect.any(Array) },
      events: expect.arrayContaining([expect.objectContaining({ status: 'DELIVERED' })]),
    });
    expect(await recordOf(id, 'sandbox')).toMatchObject({ trackingId: id });
  });
});

describe('samples', () => {
  const found = Object.values(SAMPLE_IDS).filter(
    (sample) => ![SAMPLE_IDS.notFound, SAMPLE_IDS.platformError].some((failing) => failing === sample),
  );

  test.each([...found, bulkId(0), bulkId(BULK_SIZE - 1)])(
    '%s is found under its own ID',
    async (trackingId) => {
      await use().admin.changeSettings('production', { slowMs: 0 });
      expect(await recordOf(trackingId)).toMatchObject({ trackingId });
    },
  );

  test.each([SAMPLE_IDS.notFound, 'NOSUCH00000001', 'ABCD12345680100'])(
    '%s is not found',
    async (trackingId) => {
      const answer = await use().lookUp(trackingId);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ success: false, message: 'Shipment not found' });
    },
  );

  test('the failing sample returns 500 with a message', async () => {
    const answer = await use().lookUp(SAMPLE_IDS.platformError);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      success: false,
      message: expect.stringContaining('repaired'),
    });
  });

  test('the slow sample takes as long as configured', async () => {
    await use().admin.changeSettings('production', { slowMs: 300 });
    const start = performance.now();
    await recordOf(SAMPLE_IDS.slow);
    expect(performance.now() - start).toBeGreaterThanOrEqual(295);
  });

  test('updates are recent', async () => {
    const { updatedAt, proofOfDelivery } = await recordOf(id);
    const days = (Date.now() - Date.parse(updatedAt)) / 86_400_000;
    expect(days).toBeGreaterThan(2);
    expect(days).toBeLessThan(4);
    expect(updatedAt).toContain(proofOfDelivery.deliveryDate);
  });

  test('the sandbox labels its data', async () => {
    const { proofOfDelivery, address, transferCarrierName } = await recordOf(id, 'sandbox');
    expect(proofOfDelivery.recipient).toBe('Sandbox Robin Marlow');
    expect(address.address1).toMatch(/^Sandbox /);
    expect(transferCarrierName).toMatch(/^Sandbox /);
    expect(proofOfDelivery.pods[0]).toContain(new URL(use().platform.sandbox.clientUrl).origin);
  });

  test('every proof image of every sample is an image', async () => {
    const addresses = new Set<string>();
    await use().admin.changeSettings('production', { slowMs: 0 });
    for (const trackingId of found) {
      for (const pod of (await recordOf(trackingId)).proofOfDelivery?.pods ?? []) {
        if (typeof pod === 'string' && pod.startsWith('http')) addresses.add(pod);
      }
    }
    expect(addresses.size).toBeGreaterThanOrEqual(12);
    for (const address of addresses) {
      const answer = await fetch(address);
      expect(answer.headers.get('Content-Type'), address).toMatch(/^image\/(jpeg|png|svg\+xml)$/);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(2000);
    }
  });
});

test("a test's fixed reply replaces a sample, unchanged", async () => {
  await use().admin.layReply({
    environment: 'production',
    trackingId: id,
    status: 202,
    body: { anything: [1] },
  });
  const answer = await use().lookUp(id);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toEqual({ anything: [1] });
  await use().admin.reset();
  expect(await recordOf(id)).toMatchObject({ trackingId: id });
});
