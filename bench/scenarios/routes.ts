import { call, type Tab } from '../browser/tab.ts';
import type { Options } from '../options.ts';
import type { PageCheck } from '../page/window-bench.ts';
import type { Measures } from '../samples.ts';

/**
 * Switches between two tickets and waits for each to be searched. Alternates, so that growth is not caused by the
 * tickets themselves.
 */
export async function measureRoutes(tab: Tab, { routes }: Options['counts']): Promise<Measures> {
  async function go(): Promise<void> {
    await tab.evaluate(call('route'));
    await tab.settle();
  }
  // Leave the initial thread first: it is larger than the others.
  await go();
  await go();
  const before = await tab.memory();
  const { scriptMs, cpuMs, longestMs } = await tab.trace(async () => {
    for (let count = 0; count < routes; count++) await go();
  });
  const after = await tab.memory();
  return {
    scriptPerRouteMs: scriptMs / routes,
    cpuPerRouteMs: cpuMs / routes,
    longestMs,
    heapPerRouteKb: (after.heapKb - before.heapKb) / routes,
    nodesPerRoute: (after.nodes - before.nodes) / routes,
    ...(await tab.evaluate<PageCheck>(call('check'))),
  };
}
