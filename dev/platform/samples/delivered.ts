import { SAMPLE_IDS } from '../../sample-ids.ts';
import type { Sample, SampleContext } from './sample.ts';

/** Delivered, with a recipient and three proof images of different sizes and orientations. */
export function deliveredWithProof({ image, daysAgo }: SampleContext): Sample {
  const day = daysAgo(3, '14:32:05.120');
  return {
    kind: 'record',
    record: {
      objectType: 'Shipment',
      trackingId: SAMPLE_IDS.deliveredWithProof,
      status: 'DELIVERED',
      statusCode: 203,
      updatedAt: day.iso,
      address: {
        address1: '1420 Sample Street',
        address2: 'Unit 6',
        city: 'Montréal',
        province: 'QC',
        postalCode: 'H0H 0H0',
        country: 'CA',
        latitude: 45.5231,
        longitude: -73.5817,
      },
      transferCarrierName: 'Northline Parcel',
      transferCarrierTrackingId: 'NL329014521622',
      proofOfDelivery: {
        recipient: 'Robin Marlow',
        deliveryDate: day.date,
        deliveryTime: '14:31:48',
        trackingNumber: 'NL329014521622',
        pods: [image('doorstep-large.jpg'), image('porch-portrait.jpg'), image('hallway-square.png')],
      },
    },
  };
}

/** Delivered and signed for, but without an image. */
export function deliveredWithoutImages({ daysAgo }: SampleContext): Sample {
  const day = daysAgo(1, '09:15:40.004');
  return {
    kind: 'record',
    record: {
      objectType: 'Shipment',
      trackingId: SAMPLE_IDS.deliveredWithoutImages,
      status: 'DELIVERED',
      statusCode: 203,
      updatedAt: day.iso,
      address: {
        address1: '77 Example Avenue',
        city: 'Ottawa',
        province: 'ON',
        postalCode: 'K0K 0K0',
        country: 'CA',
      },
      proofOfDelivery: {
        recipient: 'Front desk',
        deliveryDate: day.date,
        deliveryTime: '09:15:12',
        trackingNumber: SAMPLE_IDS.deliveredWithoutImages,
        pods: [],
      },
    },
  };
}
