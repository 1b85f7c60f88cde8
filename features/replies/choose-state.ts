import type { Lookup, Shipment, StatusCategory } from '../shipment/model.ts';
import { readStatus, statusCategoryOf } from '../shipment/status.ts';
import type { ReplyState } from './model.ts';

export interface StateChoice {
  /** The replies that may be sent about this shipment, best match first. */
  states: readonly ReplyState[];
  /** The reply that follows from the status. Absent if the agent has to choose. */
  suggested?: ReplyState;
}

/** The replies that fit each state, best match first. `handedOver` is left out if no carrier is known. */
const STATES: Readonly<Record<StatusCategory, readonly ReplyState[]>> = {
  notShipped: ['notShipped', 'noUpdate', 'problem'],
  inTransit: ['handedOver', 'moving', 'noUpdate', 'problem'],
  outForDelivery: ['outForDelivery', 'handedOver', 'moving', 'attempted', 'problem'],
  waitingForPickup: ['waitingForPickup', 'attempted', 'problem'],
  noUpdate: ['noUpdate', 'handedOver', 'moving', 'problem'],
  problem: ['problem', 'attempted', 'noUpdate', 'returned', 'handedOver', 'moving'],
  returned: ['returned', 'problem'],
  delivered: ['delivered', 'notReceived'],
  unknown: [
    'handedOver',
    'moving',
    'notShipped',
    'outForDelivery',
    'waitingForPickup',
    'attempted',
    'noUpdate',
    'problem',
    'returned',
  ],
};

/**
 * The replies that match a shipment. For an unknown status none is suggested, so that no guess reaches a customer. A
 * delivered shipment is never offered as in transit, nor the reverse.
 * @param answer absent if the platform has no such shipment
 * @param isOther whether the record belongs to another ID than the one looked up
 */
export function chooseState(
  answer: Pick<Lookup, 'shipment' | 'retrievedAt'> | undefined,
  isOther = false,
): StateChoice {
  if (!answer) return { states: ['notFound'], suggested: 'notFound' };
  const category = statusCategoryOf(answer);
  const states = statesFor(category, answer.shipment);
  const [first] = states;
  if (isOther || !first || (category === 'unknown' && first !== 'handedOver')) return { states };
  return { states, suggested: first };
}

function statesFor(category: StatusCategory, shipment: Shipment): ReplyState[] {
  const states = STATES[category].filter((state) => state !== 'handedOver' || isHandedOver(shipment));
  if (readStatus(shipment).kind !== 'attempted') return states;
  return ['attempted', 'waitingForPickup', ...states.filter((state) => state !== 'attempted')];
}

function isHandedOver({ transferCarrierName, transferCarrierTrackingId }: Shipment): boolean {
  return Boolean(transferCarrierName?.trim() || transferCarrierTrackingId?.trim());
}
