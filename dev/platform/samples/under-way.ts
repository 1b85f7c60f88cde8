import { bulkId, SAMPLE_IDS } from '../../sample-ids.ts';
import type { Sample, SampleContext, SampleRecord } from './sample.ts';

/** An ordinary shipment in transit. */
export function moving(context: SampleContext): SampleRecord {
  return inTransit(SAMPLE_IDS.moving, context);
}

/** The same with another ID, for tests that need many. */
export function bulk(index: number, context: SampleContext): Sample {
  return inTransit(bulkId(index), context);
}

/** A problem. The status is made up for this sample. */
export function problem({ daysAgo }: SampleContext): Sample {
  return {
    kind: 'record',
    record: {
      objectType: 'Shipment',
      trackingId: SAMPLE_IDS.problem,
      status: 'ADDRESS_PROBLEM',
      statusCode: 410,
      updatedAt: daysAgo(6, '11:20:00.000').iso,
      address: {
        address1: '18 Sample Crescent',
        city: 'Halifax',
        province: 'NS',
        postalCode: 'B0B 0B0',
        country: 'CA',
      },
    },
  };
}

/** With an unordered history that includes an invalid event and an event with an invalid time. */
export function withEvents(context: SampleContext): Sample {
  const sample = inTransit(SAMPLE_IDS.withEvents, context);
  const at = (days: number, utcTime: string) => context.daysAgo(days, utcTime).iso;
  const depot = { name: 'Example Depot 4', city: 'Toronto', province: 'ON' };
  return {
    ...sample,
    record: {
      ...sample.record,
      status: 'OUT_FOR_DELIVERY',
      statusCode: 140,
      events: [
        { status: 'LABEL_CREATED', occurredAt: at(5, '15:02:11.000') },
        { status: 'PICKED_UP', description: 'Collected from the sender', occurredAt: at(4, '18:40:00.000') },
        'manifest 7741',
        { status: 'ARRIVED_AT_DEPOT', location: depot, occurredAt: at(3, '02:15:30.000') },
        {
          status: 'HELD',
          description: 'Waiting for a free vehicle',
          location: depot,
          time: 'Wednesday, noon',
        },
        { status: 'OUT_FOR_DELIVERY', location: 'Toronto, van 12', occurredAt: at(1, '06:42:18.250') },
        { status: 'DEPARTED_FROM_DEPOT', location: depot, occurredAt: at(1, '05:30:00.000') },
      ],
    },
  };
}

/** In transit, without an update for nine days. */
export function stale(context: SampleContext): Sample {
  const sample = inTransit(SAMPLE_IDS.stale, context);
  const updatedAt = context.daysAgo(9, '16:20:45.000').iso;
  const location = { city: 'Toronto', province: 'ON' };
  const events = [{ status: 'ARRIVED_AT_DEPOT', location, occurredAt: updatedAt }];
  return { ...sample, record: { ...sample.record, updatedAt, events } };
}

function inTransit(trackingId: string, { daysAgo }: SampleContext): SampleRecord {
  return {
    kind: 'record',
    record: {
      objectType: 'Shipment',
      trackingId,
      status: 'IN_TRANSIT',
      statusCode: 120,
      updatedAt: daysAgo(1, '06:42:18.250').iso,
      address: {
        address1: '305 Example Lane',
        city: 'Toronto',
        province: 'ON',
        postalCode: 'M0M 0M0',
        country: 'CA',
      },
    },
  };
}
