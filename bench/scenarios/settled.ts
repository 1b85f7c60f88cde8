import type { RunningRow } from '../browser/browsers.ts';
import { call, openTab, type Tab } from '../browser/tab.ts';
import type { Options, Part } from '../options.ts';
import type { Row } from '../rows.ts';
import type { Measures } from '../samples.ts';
import { measureAppend } from './append.ts';
import { measureJumps } from './jump.ts';
import { measureRoutes } from './routes.ts';
import { measureStream } from './stream.ts';
import { measureTyping } from './typing.ts';

/** One kind of activity on a page on which all IDs have been found. */
type Phase = (tab: Tab, counts: Options['counts'], row: Row) => Promise<Measures>;

/** In order of execution: route changes come last, because they replace the thread. */
const PHASES: readonly { part: Part; run: Phase }[] = [
  { part: 'keys', run: measureTyping },
  { part: 'marks', run: measureTyping },
  { part: 'jump', run: measureJumps },
  { part: 'plain-jump', run: measureJumps },
  { part: 'append', run: measureAppend },
  { part: 'plain-append', run: measureAppend },
  { part: 'stream', run: measureStream },
  { part: 'plain-stream', run: measureStream },
  { part: 'routes', run: measureRoutes },
];

/** The parts of the benchmark that need a settled page. */
export const SETTLED_PARTS: readonly Part[] = PHASES.map(({ part }) => part);

/** Length of the threads for route changes. */
const ROUTE_LENGTH = 1_000;

/** Loads a thread, waits until it has settled and runs the selected phases. */
export async function measureSettled(
  row: RunningRow,
  url: string,
  parts: ReadonlySet<Part>,
  counts: Options['counts'],
): Promise<{ part: Part; measures: Measures }[]> {
  const tab = await openTab(row.context);
  try {
    await tab.load(url);
    await tab.evaluate(call('prepare', counts.streamed, ROUTE_LENGTH));
    const results = [];
    for (const { part, run } of PHASES) {
      if (!parts.has(part)) continue;
      await tab.settle();
      results.push({ part, measures: await run(tab, counts, row) });
    }
    return results;
  } finally {
    await tab.close();
  }
}
