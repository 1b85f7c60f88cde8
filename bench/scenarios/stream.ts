import { call, type Tab } from '../browser/tab.ts';
import type { Options } from '../options.ts';
import type { Measures } from '../samples.ts';

/** Twenty per second: a busy chat, or a history that loads while the agent reads. */
const EVERY_MS = 50;

/** Adds messages in quick succession. */
export async function measureStream(tab: Tab, { streamed }: Options['counts']): Promise<Measures> {
  const { scriptMs, cpuMs, longestMs } = await tab.trace(async () => {
    await tab.evaluate(call('stream', streamed, EVERY_MS));
    await tab.settle();
  });
  return { scriptPerMessageMs: scriptMs / streamed, cpuPerMessageMs: cpuMs / streamed, longestMs };
}
