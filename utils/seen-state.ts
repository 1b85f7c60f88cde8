import { toneOf } from './describe-shipment.ts';
import type { Shipment } from './shipment.ts';
import { MAX_STATUS_NAME, statusName } from './status-name.ts';
import { ToneSchema } from './tone.ts';
import { z } from './zod.ts';

/** How a shipment was doing, and when the agent was told so. Holds nothing about a person. */
export const SeenStateSchema = z.object({
  tone: ToneSchema,
  /** The platform's name for the state, or its number where it gives no text; absent where the text may not be kept. */
  status: z.string().max(MAX_STATUS_NAME).optional(),
  /** Milliseconds since 1970. */
  seenAt: z.number(),
});
export type SeenState = z.infer<typeof SeenStateSchema>;
export type State = Omit<SeenState, 'seenAt'>;

/** What may be kept of a shipment's state. */
export function stateOf(shipment: Shipment): State {
  const status = shipment.status?.trim() ? statusName(shipment.status) : shipment.statusCode?.toString();
  return { tone: toneOf(shipment), ...(status === undefined ? {} : { status }) };
}

/** Whether a person would read the same in both. */
export function isSameState(one: State, other: State): boolean {
  return one.tone === other.tone && one.status === other.status;
}
