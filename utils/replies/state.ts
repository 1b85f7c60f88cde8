import { type Tone, toneOf } from '../describe-shipment.ts';
import type { Shipment } from '../shipment.ts';
import { z } from '../zod.ts';

/** Situations that a customer is answered about. `notReceived`: the platform says delivered, the customer says no. */
export const REPLY_STATES = [
  'moving',
  'handedOver',
  'delivered',
  'notReceived',
  'problem',
  'notFound',
] as const;

export const ReplyStateSchema = z.enum(REPLY_STATES);
export type ReplyState = z.infer<typeof ReplyStateSchema>;

export interface StateChoice {
  /** What may be said of this shipment, most fitting first. */
  states: readonly ReplyState[];
  /** What the answer plainly says. Absent where the agent has to judge. */
  suggested?: ReplyState;
}

/**
 * The replies that fit an answer. Nothing is suggested for a status that was not understood, so that no guess reaches a
 * customer; and a shipment that was delivered is never said to be on its way, nor the other way round.
 * @param shipment absent: the platform knows no such shipment
 * @param isOther the record is that of another ID than asked for
 */
export function chooseState(shipment: Shipment | undefined, isOther = false): StateChoice {
  if (!shipment) return { states: ['notFound'], suggested: 'notFound' };
  const tone = toneOf(shipment);
  const states = statesFor(tone, isHandedOver(shipment));
  const [first] = states;
  if (isOther || !first || (tone === 'unknown' && first !== 'handedOver')) return { states };
  return { states, suggested: first };
}

function statesFor(tone: Tone, handedOver: boolean): ReplyState[] {
  if (tone === 'delivered') return ['delivered', 'notReceived'];
  const onTheWay: ReplyState[] = handedOver ? ['handedOver', 'moving'] : ['moving'];
  return tone === 'problem' ? ['problem', ...onTheWay] : [...onTheWay, 'problem'];
}

function isHandedOver({ transferCarrierName, transferCarrierTrackingId }: Shipment): boolean {
  return Boolean(transferCarrierName?.trim() || transferCarrierTrackingId?.trim());
}
