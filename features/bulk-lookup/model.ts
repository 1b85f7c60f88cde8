import type { Failure } from '../../utils/outcome.ts';
import type { Lookup } from '../shipment/model.ts';

/** The statuses of rows, worst first. */
export const ROW_STATUSES = [
  'problem',
  /** The platform has no shipment for the ID. */
  'notFound',
  /** The lookup failed for another reason. */
  'failed',
  /** Not delivered, and without an update for days. */
  'stale',
  'unknown',
  'moving',
  'delivered',
  /** Not looked up yet. */
  'waiting',
] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** The state of one ID in a bulk lookup. */
export type RowAnswer =
  | { step: 'waiting' }
  | { step: 'loading' }
  | { step: 'answered'; lookup: Lookup }
  | { step: 'failed'; failure: Failure };
