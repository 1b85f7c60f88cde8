import type { Shipment } from '../../shipment/model.ts';
import type { ReplyState } from '../model.ts';
import type { ListedId } from './write-several.ts';

export const SAMPLE_ID = 'SAMPLE0000000001';

const ADDRESS = {
  address1: '1 Sample Street',
  city: 'Sampletown',
  province: 'ON',
  postalCode: 'A0A 0A0',
  country: 'CA',
};

const CARRIER = {
  transferCarrierName: 'Canada Post',
  transferCarrierTrackingId: '0000000000000000',
};

/** A status for each situation before a delivery. */
const STATUS: Partial<Record<ReplyState, string>> = {
  notShipped: 'LABEL_CREATED',
  moving: 'IN_TRANSIT',
  handedOver: 'TRANSFERRED',
  outForDelivery: 'OUT_FOR_DELIVERY',
  waitingForPickup: 'READY_FOR_PICKUP',
  attempted: 'ATTEMPTED_DELIVERY',
  noUpdate: 'IN_TRANSIT',
  problem: 'ADDRESS_PROBLEM',
  returned: 'RETURNED_TO_SENDER',
};

/** An obviously invented shipment for the preview of templates. @returns `undefined` for the reply about an unknown ID */
export function sampleShipment(state: ReplyState): Shipment | undefined {
  if (state === 'notFound') return undefined;
  const common = { trackingId: SAMPLE_ID, updatedAt: '2026-01-15T14:32:00Z', address: ADDRESS, problems: [] };
  const status = STATUS[state];
  if (status) return { ...common, ...(state === 'notShipped' ? {} : CARRIER), status };
  return {
    ...common,
    ...CARRIER,
    status: 'DELIVERED_TO_NEIGHBOR',
    proofOfDelivery: {
      recipient: 'Sam Sample',
      deliveryDate: '2026-01-15',
      deliveryTime: '14:30:00',
      pods: ['https://images.example/1', 'https://images.example/2'],
    },
  };
}

/** IDs in three situations, for the preview of the reply about several. */
export function sampleList(): ListedId[] {
  return (['moving', 'delivered', 'notFound'] as const).map((situation, index) => ({
    trackingId: `${SAMPLE_ID.slice(0, -1)}${index + 1}`,
    situation,
    shipment: sampleShipment(situation),
  }));
}
