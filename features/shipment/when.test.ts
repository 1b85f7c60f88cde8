import { describe, expect, test } from 'vitest';
import type { Shipment } from './model.ts';
import { describeLastSeen, describeWhen } from './when.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const when = (shipment: Partial<Shipment>) => describeWhen({ problems: [], ...shipment }, 'en-GB', NOW);
const proof = (deliveryDate: string, deliveryTime?: string) => ({
  pods: [],
  deliveryDate,
  ...(deliveryTime ? { deliveryTime } : {}),
});

describe('the time in the head of an answer', () => {
  test('is that of the delivery, in the local time of the place, though the record was updated later', () => {
    expect(
      when({
        status: 'DELIVERED',
        updatedAt: '2026-11-21T09:00:00Z',
        proofOfDelivery: proof('2026-11-19', '14:31:48'),
      }),
    ).toMatchObject({
      short: expect.stringMatching(/^Thu,?\s19\u00a0Nov, 14:31$/),
      zone: 'local',
      relative: '3 days ago',
      isDelivery: true,
    });
  });

  test('names no zone for a day without a time', () => {
    const found = when({ status: 'DELIVERED', proofOfDelivery: proof('2026-11-21') });
    expect(found).toMatchObject({
      short: expect.stringMatching(/^Sat,?\s21\u00a0Nov$/),
      relative: 'yesterday',
    });
    expect(found?.zone).toBeUndefined();
  });

  test('is that of the last update of a shipment under way, in the time of the browser', () => {
    expect(when({ status: 'IN_TRANSIT', updatedAt: '2026-11-22T10:00:00Z' })).toMatchObject({
      zone: 'yours',
      relative: '2 hours ago',
      isDelivery: false,
    });
  });

  test('is that of the newest event if nothing else has one, and absent without any', () => {
    const events = [{ text: 'Scanned', at: '2026-11-20T08:15:00' }];
    expect(when({ status: 'IN_TRANSIT', events })).toMatchObject({ zone: 'local', relative: '2 days ago' });
    expect(when({ status: 'IN_TRANSIT' })).toBeUndefined();
  });
});

describe('where a shipment without an update was seen last', () => {
  const SINCE = '2026-11-13T09:04:00';
  const lastSeen = (events?: Shipment['events'], since = SINCE) =>
    describeLastSeen(events ? { events } : {}, since, 'en-GB', NOW);

  test('is the newest known place, with its time of the day that the headline names', () => {
    const events = [
      { text: 'RELABELLED', at: SINCE },
      { text: 'ARRIVED', place: 'Sampleville ON', at: '2026-11-13T08:50:00' },
      { text: 'ARRIVED', place: 'Example', at: '2026-11-10T08:50:00' },
    ];
    expect(lastSeen(events)).toMatchObject({
      place: 'Sampleville ON',
      time: { short: '08:50', zone: 'local', iso: '2026-11-13T08:50:00' },
    });
  });

  test('has the day as well if it is another one', () => {
    const events = [{ text: 'ARRIVED', place: 'Sampleville ON', at: '2026-11-10T08:50:00Z' }];
    expect(lastSeen(events)).toMatchObject({
      time: { short: expect.stringMatching(/^Tue,?\s10\u00a0Nov, 0?8:50$/), zone: 'yours' },
    });
  });

  test('without a place is the time alone, and of a day without a time nothing', () => {
    expect(lastSeen()).toMatchObject({ time: { short: '09:04' } });
    expect(lastSeen([{ text: 'ARRIVED', place: 'Sampleville ON' }])).toEqual({ place: 'Sampleville ON' });
    expect(lastSeen(undefined, '2026-11-13')).toEqual({});
  });
});
