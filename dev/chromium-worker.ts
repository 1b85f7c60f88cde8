import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';

/** The extension's background worker; waits for it if none is running. */
export async function workerOf({ context }: { context: BrowserContext }): Promise<Worker> {
  return context.serviceWorkers().at(-1) ?? context.waitForEvent('serviceworker');
}

/**
 * Stops an extension's background worker, as the browser does when memory is low.
 * @param page any page of the browser
 * @param origin the extension's, such as `chrome-extension://…`
 * @returns whether a worker was running; resolves once the browser reports that it stopped. A message may have
 * restarted it by then
 */
export async function stopServiceWorker(page: Page, origin: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  try {
    const worker = await runningWorker(session, origin);
    if (!worker) return false;
    // The target stays listed if the worker restarts immediately, so only its status shows that it stopped.
    const hasStopped = new Promise<void>((resolve) => {
      session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const isStopped = versions.some(
          ({ versionId, runningStatus }) => versionId === worker.versionId && runningStatus === 'stopped',
        );
        if (isStopped) resolve();
      });
    });
    await session.send('Target.closeTarget', { targetId: worker.targetId });
    await hasStopped;
    return true;
  } finally {
    await session.detach();
  }
}

/** The running or starting worker of an extension, from the browser's first list. */
async function runningWorker(
  session: CDPSession,
  origin: string,
): Promise<{ versionId: string; targetId: string } | undefined> {
  const listed = new Promise<{ versionId: string; targetId: string } | undefined>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const ours = versions.filter(({ scriptURL }) => scriptURL.startsWith(`${origin}/`));
      const running = ours.find(({ runningStatus }) => runningStatus === 'running');
      if (running?.targetId) resolve({ versionId: running.versionId, targetId: running.targetId });
      else if (!ours.some(({ runningStatus }) => runningStatus === 'starting')) resolve(undefined);
    });
  });
  await session.send('ServiceWorker.enable');
  return listed;
}
