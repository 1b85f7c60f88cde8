import { bulkId, SAMPLE_IDS } from '../../sample-ids.ts';
import type { Sample, SampleContext } from './sample.ts';

/** On its way, nothing special. */
export function moving(context: SampleContext): Sample {
  return inTransit(SAMPLE_IDS.moving, context);
}

/** The same under another ID; for tests that need many. */
export function bulk(index: number, context: SampleContext): Sample {
  return inTransit(bulkId(index), context);
}

/** Something needs attention. The status is a value made up for this sample. */
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

function inTransit(trackingId: string, { daysAgo }: SampleContext): Sample {
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
