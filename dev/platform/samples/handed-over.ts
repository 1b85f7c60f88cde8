import { SAMPLE_IDS } from '../../sample-ids.ts';
import type { Sample, SampleContext } from './sample.ts';

/** Handed over to another carrier, and in transit. */
export function handedOverMoving({ daysAgo }: SampleContext): Sample {
  return {
    kind: 'record',
    record: {
      objectType: 'Shipment',
      trackingId: SAMPLE_IDS.handedOverMoving,
      status: 'TRANSFERRED_TO_CARRIER',
      statusCode: 150,
      updatedAt: daysAgo(1, '20:04:31.500').iso,
      address: {
        address1: '9 Placeholder Road',
        city: 'Burlington',
        province: 'VT',
        postalCode: '05401',
        country: 'US',
      },
      transferCarrierName: 'Harbor & Vale Express',
      transferCarrierTrackingId: 'HV 7704 1182 9350',
    },
  };
}

/** Handed over to another carrier and delivered, with two images. */
export function handedOverDelivered({ image, daysAgo }: SampleContext): Sample {
  const day = daysAgo(5, '17:48:20.730');
  return {
    kind: 'record',
    record: {
      objectType: 'Shipment',
      trackingId: SAMPLE_IDS.handedOverDelivered,
      status: 'DELIVERED',
      statusCode: 203,
      updatedAt: day.iso,
      address: {
        address1: '2208 Demonstration Blvd',
        address2: 'Suite 300',
        city: 'Portland',
        province: 'OR',
        postalCode: '97201',
        country: 'US',
      },
      transferCarrierName: 'Harbor & Vale Express',
      transferCarrierTrackingId: 'HV 5120 7746 0081',
      proofOfDelivery: {
        recipient: 'J. Alder',
        deliveryDate: day.date,
        deliveryTime: '17:47:55',
        trackingNumber: 'HV512077460081',
        pods: [image('evening-landscape.jpg'), image('mailroom-drawing.svg')],
      },
    },
  };
}
