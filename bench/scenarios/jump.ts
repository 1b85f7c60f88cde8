import { call, type Tab } from '../browser/tab.ts';
import type { Measures } from '../samples.ts';

/** Targets are for ten jumps. Each goes to another part of the thread, and none to a part that was in view before. */
const PLACES = [0.55, 0.15, 0.85, 0.35, 0.95, 0.05, 0.65, 0.25, 0.75, 0.45];

/** Jumps through the thread, as with the scroll bar, and waits after each jump until the page is idle. */
export async function measureJumps(tab: Tab): Promise<Measures> {
  await tab.evaluate(call('scrollToStart'));
  await tab.settle();
  const { scriptMs, cpuMs, longestMs } = await tab.trace(async () => {
    for (const place of PLACES) {
      await tab.evaluate(call('jump', place));
      await tab.settle();
    }
  });
  return { scriptMs, cpuMs, longestMs };
}
