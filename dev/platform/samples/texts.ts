import { SAMPLE_IDS } from '../../sample-ids.ts';
import type { Sample, SampleContext } from './sample.ts';

const LONG_STATUS =
  'DELIVERED_TO_A_SAFE_PLACE_AFTER_TWO_ATTEMPTS because the recipient was not at home, the neighbour on the ground floor ' +
  'declined to sign, and the building manager agreed to keep the parcel in the locked room behind the mail boxes until collected';

const LONG_RECIPIENT =
  'Maximiliana Bartholomea Featherstonehaugh-Cholmondeley of the Sample Residence, represented at the door by ' +
  'Konstantin Example-Placeholder, deputy assistant caretaker, who signed with his initials, showed his pass, asked for ' +
  'the parcel to be carried to the second floor, and then confirmed the time of receipt with the driver';

const LONG_WORD = 'Samplestreetname'.repeat(8).slice(0, 120);

const IMAGES = [
  'doorstep-large.jpg',
  'porch-portrait.jpg',
  'hallway-square.png',
  'evening-landscape.jpg',
  'mailroom-drawing.svg',
  'hallway-square.png',
];

/** Very long texts and twelve proof images, as a test of the layout. */
export function longTexts({ image, daysAgo }: SampleContext): Sample {
  const day = daysAgo(12, '23:59:59.999');
  return {
    kind: 'record',
    record: {
      objectType: 'Shipment',
      trackingId: SAMPLE_IDS.longTexts,
      status: LONG_STATUS,
      statusCode: 203,
      updatedAt: day.iso,
      address: {
        address1: LONG_WORD,
        address2:
          'Building C, third entrance from the loading bay, past the bicycle stands and the old water tower',
        address3: 'c/o The Society for the Preservation of Unusually Long Sample Addresses',
        city: 'Sainte-Example-de-la-Longue-Adresse-sur-la-Rivière',
        province: 'QC',
        postalCode: 'J0J 0J0',
        country: 'CA',
      },
      transferCarrierName: 'The United Intercontinental Sample Forwarding and Parcel Company of the North',
      transferCarrierTrackingId: 'UISFPCN-0000-1111-2222-3333-4444-5555-6666-7777-8888-9999',
      proofOfDelivery: {
        recipient: LONG_RECIPIENT,
        deliveryDate: day.date,
        deliveryTime: '23:59:58',
        trackingNumber: 'UISFPCN00001111222233334444555566667777',
        pods: Array.from({ length: 12 }, (_, index) => `${image(IMAGES[index % 6] ?? '')}?page=${index + 1}`),
      },
    },
  };
}

/** Arabic, which is written from right to left, next to Latin codes and numbers. */
export function otherAlphabet({ image, daysAgo }: SampleContext): Sample {
  const day = daysAgo(4, '12:10:33.700');
  return {
    kind: 'record',
    record: {
      objectType: 'Shipment',
      trackingId: SAMPLE_IDS.otherAlphabet,
      status: 'DELIVERED',
      statusCode: 203,
      updatedAt: day.iso,
      address: {
        address1: '١٢ شارع النموذج',
        address2: '東京サンプルビル 5階',
        city: 'مدينة المثال',
        province: 'QC',
        postalCode: 'H1H 1H1',
        country: 'CA',
      },
      transferCarrierName: 'Північна Пошта Зразок',
      transferCarrierTrackingId: 'PZ0042118873',
      proofOfDelivery: {
        recipient: 'ليلى النموذجي',
        deliveryDate: day.date,
        deliveryTime: '12:09:50',
        trackingNumber: 'PZ0042118873',
        pods: [image('porch-portrait.jpg')],
      },
    },
  };
}
