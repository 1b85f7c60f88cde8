import { call, type Tab } from '../browser/tab.ts';
import type { Options } from '../options.ts';
import type { Row } from '../rows.ts';
import type { Measures } from '../samples.ts';
import { median } from '../statistics.ts';

/** Adds messages one at a time, each with an ID, each after the page is idle. */
export async function measureAppend(
  tab: Tab,
  { appended }: Options['counts'],
  { isMarking }: Row,
): Promise<Measures> {
  const { scriptMs, cpuMs } = await tab.trace(async () => {
    for (let count = 0; count < appended; count++) {
      await tab.evaluate(call('append', false));
      // Deferred work must count for each message, not once for several messages.
      await tab.settle();
    }
  });
  const costs = { scriptPerMessageMs: scriptMs / appended, cpuPerMessageMs: cpuMs / appended };
  if (!isMarking) return costs;
  // Not in the trace: a page that watches for highlights draws frames meanwhile.
  const delays: number[] = [];
  for (let count = 0; count < appended; count++) {
    const delay = await tab.evaluate<number | undefined>(call('append', true));
    if (delay !== undefined) delays.push(delay);
    await tab.settle();
  }
  return {
    ...costs,
    markedMs: delays.length === 0 ? undefined : median(delays),
    unmarked: appended - delays.length,
  };
}
