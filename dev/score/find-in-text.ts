import { findTrackingIds } from '../../utils/tracking/detect.ts';
import { patternsFrom } from './taught.ts';
import type { PlainTicket } from './ticket.ts';

/** Finds the IDs of a ticket's text. */
export function findInText({ text, taught }: PlainTicket): Set<string> {
  const matches = findTrackingIds(text, { taught: patternsFrom(taught) });
  return new Set(matches.map(({ id }) => id));
}
