import { findTrackingIds } from '../../features/detection/engine/detect.ts';
import { patternsFrom } from './patterns.ts';
import type { PlainTicket } from './ticket.ts';

/** Finds the IDs in a ticket's text. */
export function findInText({ text, taught }: PlainTicket): Set<string> {
  const matches = findTrackingIds(text, { patterns: patternsFrom(taught) });
  return new Set(matches.map(({ id }) => id));
}
