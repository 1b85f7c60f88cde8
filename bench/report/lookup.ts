import type { LookupTimes } from '../scenarios/lookup.ts';
import { number, table } from './table.ts';

/** How long an agent waits after a click. */
export function lookupTable({ bareMs, requestMs, shownMs, addedMs, cachedMs }: LookupTimes): string {
  return table(
    ['from the click until', 'ms'],
    [
      ['beside it: the same request by `fetch` alone', number(bareMs)],
      ['the request arrives at the local platform', number(requestMs)],
      ['the status is shown, after the platform answered', number(shownMs)],
      ['which is more than the request alone by', number(addedMs)],
      ['the status is shown, known from before', number(cachedMs)],
    ],
  );
}
