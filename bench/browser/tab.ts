import type { BrowserContext, CDPSession } from '@playwright/test';
import { recordTrace, type TraceEvent } from '../../dev/chromium-trace.ts';
import { SETTLED } from '../../dev/settled.ts';
import type { PageBench } from '../page/window-bench.ts';
import { threadOf } from '../trace/events.ts';
import { type Summary, summarise } from '../trace/summary.ts';

/** The memory in use after a thorough garbage collection. */
export interface Memory {
  heapKb: number;
  nodes: number;
}

/**
 * A page under test. Controlled only by the browser's protocol, because Playwright's own scripts would appear in the
 * measurement.
 */
export interface Tab {
  session: CDPSession;
  /** Navigates to a URL and waits until the page has loaded and is idle. */
  load(url: string): Promise<void>;
  /** Evaluates an expression in the page; awaits a promise. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until the page is idle. */
  settle(): Promise<void>;
  /** Measures the page's main thread while `act` runs. */
  trace(act: () => Promise<unknown>): Promise<Summary>;
  memory(): Promise<Memory>;
  close(): Promise<void>;
}

/** The source of a call of `window.bench`. */
export function call<Name extends keyof PageBench>(name: Name, ...args: Parameters<PageBench[Name]>): string {
  return `bench.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8.execute'];
const END = 'bench-end';

async function record(session: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  return recordTrace(session, CATEGORIES, async () => {
    await act();
    await session.send('Runtime.evaluate', { expression: `console.timeStamp('${END}')` });
  });
}

/** Opens an empty tab. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');

  async function evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
  const settle = (): Promise<void> => evaluate(SETTLED);

  return {
    session,
    evaluate,
    settle,
    async load(url) {
      const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve));
      await session.send('Page.navigate', { url });
      await loaded;
      await settle();
    },
    async trace(act) {
      return summarise(threadOf(await record(session, act), END));
    },
    async memory() {
      // Objects freed by one collection may reference objects that only the next one frees.
      for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const { nodes } = await session.send('Memory.getDOMCounters');
      return { heapKb: usedSize / 1024, nodes };
    },
    close: () => page.close(),
  };
}
