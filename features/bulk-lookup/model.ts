import type { Failure } from '../../utils/outcome.ts';
import type { Lookup, StatusCategory } from '../shipment/model.ts';

/** The statuses of rows, worst first: the states of shipments and what a lookup can bring instead. */
export const ROW_STATUSES = [
  'problem',
  'noUpdate',
  'returned',
  'waitingForPickup',
  /** The platform has no shipment for the ID. */
  'notFound',
  /** The lookup failed for another reason. */
  'failed',
  'unknown',
  'notShipped',
  'outForDelivery',
  'inTransit',
  /** Not looked up yet: it may be any of these. */
  'waiting',
  'delivered',
] as const satisfies readonly (StatusCategory | 'notFound' | 'failed' | 'waiting')[];
export type RowStatus = (typeof ROW_STATUSES)[number];

/** The state of one ID in a bulk lookup. */
export type RowAnswer =
  | { step: 'waiting' }
  | { step: 'loading' }
  | { step: 'answered'; lookup: Lookup }
  | { step: 'failed'; failure: Failure };
