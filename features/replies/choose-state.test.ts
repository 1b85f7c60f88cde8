import { expect, test } from 'vitest';
import type { Shipment } from '../shipment/model.ts';
import { chooseState } from './choose-state.ts';
import { REPLY_STATES } from './model.ts';

const shipment = (fields: Partial<Shipment>): Shipment => ({ problems: [], ...fields });
const HANDED_OVER = { transferCarrierName: 'Harbor & Vale Express' };

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ALL_UNDER_WAY = [
  'moving',
  'notShipped',
  'outForDelivery',
  'waitingForPickup',
  'attempted',
  'noUpdate',
  'problem',
  'returned',
];

test.each<[Partial<Shipment>, string | undefined, string[]]>([
  [{ status: 'DELIVERED' }, 'delivered', ['delivered', 'notReceived']],
  [{ status: 'DELIVERED', ...HANDED_OVER }, 'delivered', ['delivered', 'notReceived']],
  [{ status: 'DELIVERED_TO_NEIGHBOR' }, 'delivered', ['delivered', 'notReceived']],
  [{ statusCode: 203 }, 'delivered', ['delivered', 'notReceived']],
  [{ status: 'IN_TRANSIT' }, 'moving', ['moving', 'noUpdate', 'problem']],
  [{ status: 'IN_TRANSIT', ...HANDED_OVER }, 'handedOver', ['handedOver', 'moving', 'noUpdate', 'problem']],
  [{ status: 'STATE_77', transferCarrierTrackingId: '1' }, 'handedOver', ['handedOver', ...ALL_UNDER_WAY]],
  [
    { status: 'OUT_FOR_DELIVERY', ...HANDED_OVER },
    'outForDelivery',
    ['outForDelivery', 'handedOver', 'moving', 'attempted', 'problem'],
  ],
  [{ status: 'LABEL_CREATED' }, 'notShipped', ['notShipped', 'noUpdate', 'problem']],
  [{ status: 'READY_FOR_PICKUP' }, 'waitingForPickup', ['waitingForPickup', 'attempted', 'problem']],
  [{ status: 'RETURNED_TO_SENDER' }, 'returned', ['returned', 'problem']],
  [{ status: 'ADDRESS_PROBLEM' }, 'problem', ['problem', 'attempted', 'noUpdate', 'returned', 'moving']],
  [
    { status: 'ATTEMPTED_DELIVERY' },
    'attempted',
    ['attempted', 'waitingForPickup', 'problem', 'noUpdate', 'returned', 'moving'],
  ],
  [
    { status: 'IN_TRANSIT', updatedAt: '2026-11-12T12:00:00Z', ...HANDED_OVER },
    'noUpdate',
    ['noUpdate', 'handedOver', 'moving', 'problem'],
  ],
  [{ status: 'Will be delivered' }, undefined, ALL_UNDER_WAY],
  [{ status: 'STATE_77', transferCarrierName: ' ' }, undefined, ALL_UNDER_WAY],
  [{}, undefined, ALL_UNDER_WAY],
])('suggests for %j %s out of %j', (fields, suggested, states) => {
  const choice = chooseState({ shipment: shipment(fields), retrievedAt: NOW });
  expect(choice.suggested).toBe(suggested);
  expect(choice.states).toEqual(states);
});

test('offers every situation for some shipment, except that of a list', () => {
  const statuses = [{ status: 'DELIVERED' }, { status: 'STATE_77', ...HANDED_OVER }];
  const answers = [undefined, ...statuses.map((each) => ({ shipment: shipment(each), retrievedAt: NOW }))];
  const offered = new Set(answers.flatMap((answer) => chooseState(answer).states));
  expect(REPLY_STATES.filter((state) => !offered.has(state))).toEqual(['several']);
});

test('offers only “not found” for an unknown shipment', () => {
  expect(chooseState(undefined)).toEqual({ states: ['notFound'], suggested: 'notFound' });
});

test('suggests nothing for the record of another ID', () => {
  expect(
    chooseState({ shipment: shipment({ status: 'DELIVERED' }), retrievedAt: NOW }, true).suggested,
  ).toBeUndefined();
});
