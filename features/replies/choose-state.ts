import type { Shipment } from '../shipment/model.ts';
import { readStatus } from '../shipment/status.ts';
import type { ReportedCategory } from '../shipment/status-table.ts';
import type { ReplyState } from './model.ts';

export interface StateChoice {
  /** The replies that may be sent about this shipment, best match first. */
  states: readonly ReplyState[];
  /** The reply that follows from the status. Absent if the agent has to choose. */
  suggested?: ReplyState;
}

/**
 * The replies that match a shipment. For an unknown status none is suggested, so that no guess reaches a customer. A
 * delivered shipment is never offered as in transit, nor the reverse.
 * @param shipment absent if the platform has no such shipment
 * @param isOther whether the record belongs to another ID than the one looked up
 */
export function chooseState(shipment: Shipment | undefined, isOther = false): StateChoice {
  if (!shipment) return { states: ['notFound'], suggested: 'notFound' };
  const { category } = readStatus(shipment);
  const states = statesFor(category, isHandedOver(shipment));
  const [first] = states;
  if (isOther || !first || (category === 'unknown' && first !== 'handedOver')) return { states };
  return { states, suggested: first };
}

function statesFor(category: ReportedCategory, handedOver: boolean): ReplyState[] {
  if (category === 'delivered') return ['delivered', 'notReceived'];
  const onTheWay: ReplyState[] = handedOver ? ['handedOver', 'moving'] : ['moving'];
  return category === 'problem' || category === 'returned'
    ? ['problem', ...onTheWay]
    : [...onTheWay, 'problem'];
}

function isHandedOver({ transferCarrierName, transferCarrierTrackingId }: Shipment): boolean {
  return Boolean(transferCarrierName?.trim() || transferCarrierTrackingId?.trim());
}
