import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { ChromiumWithExtension } from '../../../dev/chromium.ts';
import { installProbe, type ProbeReport } from './page-probe.ts';
import { misplaced } from './sources.ts';

/** No request in the interface may take longer. */
export const SETTLE_LIMIT_MS = 25_000;

const KEPT_ACTIONS = 40;
/** The browser reports the end of a worker and its errors separately, in no fixed order. */
const REPORT_DELAY_MS = 300;

/** The counts of a run. */
interface Tally {
  steps: number;
  /** Messages of the interface that were answered. */
  settled: number;
  /** Those that looked something up. */
  lookups: number;
  /** Lookups that were answered with a shipment. */
  found: number;
  longestSettleMs: number;
  /** Messages by name, as often as they were sent. */
  sent: Map<string, number>;
  kills: number;
  /** How often the worker started, the first time included. */
  lives: number;
}

/** Sees everything that the pages and the worker do, and collects what must not happen. */
export interface Witness {
  tally: Tally;
  violations: string[];
  /** The last actions, oldest first. */
  actions: string[];
  /** Notes an action of the monkey. */
  note(action: string): void;
  accuse(violation: string): void;
  /** The number of messages with one of these names. */
  sent(...names: string[]): number;
  /**
   * Stops the worker. Calls that it has made to the browser fail while it is being stopped, and it may still log that:
   * its errors do not count until it has ended.
   */
  whileStopping<T>(stop: () => Promise<T>): Promise<T>;
}

/**
 * Watches a browser. Pages must be opened afterwards.
 * @param platformAt the platform at a host, such as `127.0.0.1:4711`
 */
export async function watchBrowser(
  browser: ChromiumWithExtension,
  platformAt: (host: string) => string | undefined,
): Promise<Witness> {
  const { context, firstPage, extensionUrl } = browser;
  const startedAt = Date.now();
  const tally: Tally = {
    steps: 0,
    settled: 0,
    lookups: 0,
    found: 0,
    longestSettleMs: 0,
    sent: new Map(),
    kills: 0,
    lives: 1,
  };
  const violations: string[] = [];
  let isStopping = false;
  const actions: string[] = [];
  const at = () => `${((Date.now() - startedAt) / 1000).toFixed(2)} s`;
  const note = (action: string) => {
    tally.steps += 1;
    actions.push(`${at()} ${action}`);
    if (actions.length > KEPT_ACTIONS) actions.shift();
  };
  const accuse = (violation: string) => void violations.push(`${at()} ${violation}`);

  function readReport(report: ProbeReport): void {
    if (report.kind === 'sent') {
      tally.sent.set(report.name, (tally.sent.get(report.name) ?? 0) + 1);
    } else if (report.kind === 'misplaced') {
      accuse(`wrong environment on screen: ${report.what}`);
    } else {
      const what = report.kind === 'settled' ? report.name : report.what;
      tally.longestSettleMs = Math.max(tally.longestSettleMs, report.ms);
      if (report.ms > SETTLE_LIMIT_MS) accuse(`not settled after ${Math.round(report.ms)} ms: ${what}`);
      if (report.kind === 'settled') examine(report.name, report.answer);
    }
  }

  function examine(name: string, answer: unknown): void {
    tally.settled += 1;
    for (const wrong of misplaced(answer, platformAt)) accuse(`wrong environment in ${name}: ${wrong}`);
    const { ok, value } = (answer ?? {}) as { ok?: boolean; value?: { shipment?: unknown } };
    if (name === 'getShipment') tally.lookups += 1;
    if (name === 'getShipment' && ok && value?.shipment) tally.found += 1;
    const { unreadable } = (value ?? {}) as { unreadable?: boolean };
    if (ok && unreadable) accuse(`settings lost: ${name} cannot read them`);
  }

  context.on('console', (message) => {
    // Errors of the worker come from `watchWorker`.
    if (message.type() === 'error' && !message.worker()) accuse(`console error: ${message.text()}`);
  });
  context.on('weberror', (error) => accuse(`uncaught in a page: ${String(error.error())}`));
  await context.exposeBinding('reportToMonkey', (_, report: ProbeReport) => readReport(report));
  await context.addInitScript(installProbe, SETTLE_LIMIT_MS);
  await watchWorker(await context.newCDPSession(firstPage), extensionUrl(''), tally, (error) => {
    if (!isStopping) accuse(`error in the worker: ${error}`);
  });
  return {
    tally,
    violations,
    actions,
    note,
    accuse,
    async whileStopping(stop) {
      isStopping = true;
      try {
        return await stop();
      } finally {
        await delay(REPORT_DELAY_MS);
        isStopping = false;
      }
    },
    sent: (...names) => names.reduce((sum, name) => sum + (tally.sent.get(name) ?? 0), 0),
  };
}

/** Counts the starts of the worker, and reports its errors, without a session on the worker itself. */
async function watchWorker(
  session: CDPSession,
  origin: string,
  tally: Tally,
  onError: (error: string) => void,
): Promise<void> {
  const status = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, scriptURL, runningStatus } of versions) {
      if (!scriptURL.startsWith(origin)) continue;
      if (runningStatus === 'starting' && status.get(versionId) !== 'starting') tally.lives += 1;
      status.set(versionId, runningStatus);
    }
  });
  session.on('ServiceWorker.workerErrorReported', ({ errorMessage: { errorMessage } }) =>
    onError(errorMessage),
  );
  await session.send('ServiceWorker.enable');
}
