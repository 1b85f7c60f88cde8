import { launchChromium } from '../../dev/chromium.ts';
import { HELPDESK_HOST } from '../../dev/helpdesk/page.ts';
import type { RunningRow } from '../browser/browsers.ts';
import type { ThreadServer } from '../browser/server.ts';
import { call, type Memory, openTab } from '../browser/tab.ts';
import type { PageAudit, PageCheck } from '../page/window-bench.ts';
import type { Summary } from '../trace/summary.ts';

/** Loads a page, measures until it is idle, and measures the memory in use. */
export async function measureLoad(
  row: RunningRow,
  url: string,
): Promise<Record<keyof (Summary & Memory), number | undefined>> {
  const tab = await openTab(row.context);
  try {
    const summary = await tab.trace(() => tab.load(url));
    return { ...summary, ...(await tab.memory()) };
  } finally {
    await tab.close();
  }
}

/** Milliseconds until an answer begins, and bytes in a second. */
export interface Connection {
  latency: number;
  throughput: number;
}

/**
 * Loads a page in audit mode and reads its observations and its highlights.
 * @param connection otherwise the page arrives at once, so that its processes are never idle while it loads
 */
export async function auditLoad(
  row: RunningRow,
  url: string,
  connection?: Connection,
): Promise<Record<keyof (PageAudit & PageCheck), number | undefined>> {
  const tab = await openTab(row.context);
  try {
    if (connection) {
      const { latency, throughput } = connection;
      await tab.session.send('Network.enable');
      await tab.session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    }
    await tab.load(`${url}?audit`);
    const audit = await tab.evaluate<PageAudit>(call('audit'));
    const check = await tab.evaluate<PageCheck>(call('check'));
    // Undefined measures are lost on the way from the page, but must keep their place among the samples.
    return {
      loadedMs: audit.loadedMs,
      mutations: audit.mutations,
      layoutShift: audit.layoutShift,
      firstMarkedMs: audit.firstMarkedMs,
      viewMarkedMs: audit.viewMarkedMs,
      allMarkedMs: audit.allMarkedMs,
      ...check,
    };
  } finally {
    await tab.close();
  }
}

/**
 * Loads a page as the first of a browser with a new profile, once the set-up has been closed: in one browser as
 * `measureLoad` does, in another as `auditLoad`.
 */
export async function measureFirstPage(
  row: RunningRow,
  { port, urlOf }: ThreadServer,
  length: number,
): Promise<Awaited<ReturnType<typeof measureLoad>> & Awaited<ReturnType<typeof auditLoad>>> {
  const url = urlOf(length);
  const inNewProfile = async <T>(load: (fresh: RunningRow) => Promise<T>): Promise<T> => {
    const browser = await launchChromium({
      extensionDir: row.extensionDir,
      headless: true,
      helpdesk: { host: HELPDESK_HOST, port },
    });
    try {
      return await load({ ...row, context: browser.context });
    } finally {
      await browser.close();
    }
  };
  return {
    ...(await inNewProfile((fresh) => measureLoad(fresh, url))),
    ...(await inNewProfile((fresh) => auditLoad(fresh, url))),
  };
}
