import { describe, expect, test } from 'vitest';
import { spanishMessages } from '../catalogue.es.ts';
import { allEnglishMessages } from '../catalogue.ts';
import { headline } from './headline.ts';
import type { Shipment } from './model.ts';

const messages = allEnglishMessages;

function shipment(fields: Partial<Shipment>): Shipment {
  return { problems: [], ...fields };
}

describe('headline', () => {
  const rows: [Partial<Shipment>, string][] = [
    [
      { status: 'DELIVERED', proofOfDelivery: { recipient: 'Robin Marlow', pods: [] } },
      'Handed to Robin Marlow',
    ],
    [
      { status: 'DELIVERED_TO_NEIGHBOR', proofOfDelivery: { recipient: 'Sam', pods: [] } },
      'Delivered to a neighbour, received by Sam',
    ],
    [
      { status: 'DELIVERED_TO_LOCKER', transferCarrierName: 'Northline' },
      'Delivered to a locker by Northline',
    ],
    [{ status: 'Delivered - left at the front door.' }, 'Delivered - left at the front door'],
    [
      { status: 'Delivered to Robin Marlow', proofOfDelivery: { recipient: 'Robin Marlow', pods: [] } },
      'Delivered to Robin Marlow',
    ],
    [{ status: 'DELIVERED_SIGNED' }, 'Delivered signed'],
    [{ status: 'Successfully delivered' }, 'Delivered'],
    [{ status: 'READY_FOR_PICKUP' }, 'Ready for pickup'],
    [{ status: 'labelCreated' }, 'Label created'],
    [{ status: 'DELIVERED', transferCarrierName: 'Northline Parcel' }, 'Delivered by Northline Parcel'],
    [{ status: 'DELIVERED', proofOfDelivery: { recipient: '  ', pods: [] } }, 'Delivered'],
    [{ statusCode: 203 }, 'Delivered'],
    [{ status: 'IN_TRANSIT' }, 'In transit'],
    [{ status: 'IN_TRANSIT', transferCarrierName: 'Harbor Express' }, 'On its way with Harbor Express'],
    [
      { status: 'OUT_FOR_DELIVERY', transferCarrierName: 'Harbor Express' },
      'Out for delivery with Harbor Express',
    ],
    [{ status: 'ADDRESS_PROBLEM' }, 'Address problem'],
    [{ status: 'Not yet delivered', statusCode: 203 }, 'Not yet delivered (unknown status)'],
    [{ status: 'STATE_77', statusCode: 77 }, 'State 77 (unknown status)'],
    [{ statusCode: 77 }, 'Status code 77'],
    [{ status: '  ' }, 'No status'],
    [{}, 'No status'],
  ];
  test.each(rows)('%j', (fields, sentence) => {
    expect(headline(shipment(fields), messages)).toBe(sentence);
  });

  test('includes the time of delivery, but only for delivered shipments', () => {
    const sentence = (fields: Partial<Shipment>) => headline(shipment(fields), messages, 'yesterday, 14:32');
    const proofOfDelivery = { recipient: 'Robin Marlow', pods: [] };
    expect(sentence({ status: 'DELIVERED', proofOfDelivery })).toBe(
      'Delivered yesterday, 14:32, received by Robin Marlow',
    );
    expect(sentence({ status: 'DELIVERED', transferCarrierName: 'Northline Parcel' })).toBe(
      'Delivered by Northline Parcel yesterday, 14:32',
    );
    expect(sentence({ status: 'DELIVERED' })).toBe('Delivered yesterday, 14:32');
    expect(sentence({ status: 'IN_TRANSIT' })).toBe('In transit');
  });

  test('does not name a recipient for an undelivered parcel', () => {
    const sentence = headline(
      shipment({ status: 'UNDELIVERED', proofOfDelivery: { recipient: 'Robin Marlow', pods: [] } }),
      messages,
    );
    expect(sentence).toBe('Undelivered');
  });
});

describe('headline in Spanish', () => {
  test.each([
    ['a code', 'TRANSFERRED_TO_CARRIER', 'Transferido al transportista'],
    ['a word', 'Delivered', 'Entregado'],
    ['a sentence, which may say more', 'Arrived at the home of Robin', 'Arrived at the home of Robin'],
    ['a code that is not known', 'STATE_77', 'State 77 (estado desconocido)'],
    ['a delivery', 'DELIVERED_TO_NEIGHBOR', 'Entregado a un vecino'],
  ])('shows %s', (_case, status, text) => {
    expect(headline(shipment({ status }), spanishMessages)).toBe(text);
  });
});
