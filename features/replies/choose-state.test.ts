import { expect, test } from 'vitest';
import type { Shipment } from '../shipment/model.ts';
import { chooseState } from './choose-state.ts';

const shipment = (fields: Partial<Shipment>): Shipment => ({ problems: [], ...fields });
const HANDED_OVER = { transferCarrierName: 'Harbor & Vale Express' };

test.each<[Partial<Shipment>, string | undefined, string[]]>([
  [{ status: 'DELIVERED' }, 'delivered', ['delivered', 'notReceived']],
  [{ status: 'DELIVERED', ...HANDED_OVER }, 'delivered', ['delivered', 'notReceived']],
  [{ statusCode: 203 }, 'delivered', ['delivered', 'notReceived']],
  [{ status: 'IN_TRANSIT' }, 'moving', ['moving', 'problem']],
  [{ status: 'IN_TRANSIT', ...HANDED_OVER }, 'handedOver', ['handedOver', 'moving', 'problem']],
  [{ status: 'STATE_77', transferCarrierTrackingId: '1' }, 'handedOver', ['handedOver', 'moving', 'problem']],
  [{ status: 'ADDRESS_PROBLEM' }, 'problem', ['problem', 'moving']],
  [{ status: 'ADDRESS_PROBLEM', ...HANDED_OVER }, 'problem', ['problem', 'handedOver', 'moving']],
  [{ status: 'Will be delivered' }, undefined, ['moving', 'problem']],
  [{ status: 'STATE_77', transferCarrierName: ' ' }, undefined, ['moving', 'problem']],
  [{}, undefined, ['moving', 'problem']],
])('suggests for %j %s out of %j', (fields, suggested, states) => {
  const choice = chooseState(shipment(fields));
  expect(choice.suggested).toBe(suggested);
  expect(choice.states).toEqual(states);
});

test('offers only “not found” for an unknown shipment', () => {
  expect(chooseState(undefined)).toEqual({ states: ['notFound'], suggested: 'notFound' });
});

test('suggests nothing for the record of another ID', () => {
  expect(chooseState(shipment({ status: 'DELIVERED' }), true).suggested).toBeUndefined();
});
