import type { LookupTimes } from '../scenarios/lookup.ts';
import { number, table } from './table.ts';

/** How long an agent waits after a click. */
export function lookupTable({ requestMs, shownMs, cachedMs }: LookupTimes): string {
  return table(
    ['from the click until', 'ms'],
    [
      ['the request arrives at the local platform', number(requestMs)],
      ['the status is shown, after the platform answered', number(shownMs)],
      ['the status is shown, known from before', number(cachedMs)],
    ],
  );
}
