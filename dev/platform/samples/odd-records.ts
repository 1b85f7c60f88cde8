import { SAMPLE_IDS } from '../../sample-ids.ts';
import type { Sample, SampleContext } from './sample.ts';

/** An unknown status. */
export function unknownStatus({ daysAgo }: SampleContext): Sample {
  return {
    kind: 'record',
    record: {
      objectType: 'Shipment',
      trackingId: SAMPLE_IDS.unknownStatus,
      status: 'STATE_77',
      statusCode: 77,
      updatedAt: daysAgo(2, '13:05:09.900').iso,
    },
  };
}

/** A record without any of its optional fields. */
export function minimal(): Sample {
  return { kind: 'record', record: { trackingId: SAMPLE_IDS.minimal } };
}

/** A mix of valid fields and fields of the wrong type. */
export function wrongTypes({ image, daysAgo }: SampleContext): Sample {
  return {
    kind: 'record',
    record: {
      objectType: 'Shipment',
      trackingId: SAMPLE_IDS.wrongTypes,
      status: 'DELIVERED',
      statusCode: 'two hundred and three',
      updatedAt: 20261399,
      address: '12 Sample Street, Sampletown',
      transferCarrierName: 7,
      transferCarrierTrackingId: 'NL100200300400',
      proofOfDelivery: {
        recipient: 'Casey Thornfield',
        deliveryDate: 'last Tuesday',
        deliveryTime: '10:22:31',
        trackingNumber: null,
        pods: [42, 'javascript:alert(document.domain)', image('hallway-square.png')],
      },
      lastScan: { place: 'Depot 4', at: daysAgo(2, '08:00:00.000').iso },
    },
  };
}
