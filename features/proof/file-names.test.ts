import { expect, test } from 'vitest';
import type { Shipment } from '../shipment/model.ts';
import { evidenceFileName, imageFileName } from './file-names.ts';

const RETRIEVED = Date.parse('2026-11-21T12:00:00Z');

function lookup(trackingId: string, shipment: Partial<Shipment> = {}) {
  return { trackingId, retrievedAt: RETRIEVED, shipment: { problems: [], ...shipment } };
}

test('builds a file name from ID, day of the delivery and number', () => {
  const delivered = lookup('ABCD1234567890', {
    updatedAt: '2026-11-19T08:00:00.000Z',
    proofOfDelivery: { deliveryDate: '2026-11-18', pods: [] },
  });
  expect(imageFileName(delivered, 2, 'jpg')).toBe('ABCD1234567890_2026-11-18_2.jpg');
  expect(evidenceFileName(delivered)).toBe('ABCD1234567890_2026-11-18_evidence.zip');
});

test('falls back to the day of the last update, then of the lookup', () => {
  const updated = lookup('AB1', { updatedAt: '2026-11-19T08:00:00.000Z' });
  expect(imageFileName(updated, 1, 'png')).toBe('AB1_2026-11-19_1.png');
  expect(imageFileName(lookup('AB1'), 1, 'png')).toBe('AB1_2026-11-21_1.png');
});

test.each([
  ['../../etc/passwd', 'etc-passwd'],
  ['A/B\\C:D*E?', 'A-B-C-D-E'],
  ['.hidden', 'hidden'],
  ['ÉTÉ-包裹-7', 'ÉTÉ-包裹-7'],
  ['***', 'shipment'],
])('makes %j safe for a file name', (trackingId, name) => {
  expect(imageFileName(lookup(trackingId), 1, 'jpg')).toBe(`${name}_2026-11-21_1.jpg`);
});
