import type { LookupTimes } from '../scenarios/lookup.ts';
import { number, table } from './table.ts';

/** How long an agent waits after a click. */
export function lookupTable(times: LookupTimes): string {
  return table(
    ['from the click until', 'ms'],
    [
      ['beside it: the same request by `fetch` alone', number(times.bareMs)],
      ['the request arrives at the local platform', number(times.requestMs)],
      ['the status is shown, after the platform answered', number(times.shownMs)],
      ['which is more than the request alone by', number(times.addedMs)],
      ['the status is shown, with a worker that was stopped before', number(times.stoppedMs)],
      ['which is more than the request alone by', number(times.addedAfterStopMs)],
      ['the same, if the pointer rested on the ID for half a second', number(times.addedAfterRestMs)],
      ['the status is shown, known from before', number(times.cachedMs)],
    ],
  );
}
