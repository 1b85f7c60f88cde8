import type { BrowserContext, CDPSession } from '@playwright/test';

/**
 * Ends an extension's background worker as the browser does when it needs memory.
 * @param origin the extension's, such as `chrome-extension://…`
 * @returns when the browser has said that the worker stopped; by then a message may have started it again
 * @throws when there is no running worker
 */
export async function killServiceWorker(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const worker = await runningWorker(session, origin);
    // The target stays listed when the worker is restarted at once, so only its state tells that it ended.
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
  } finally {
    await page.close();
  }
}

/** The running worker of an extension, as the browser lists it when asked for the first time. */
async function runningWorker(
  session: CDPSession,
  origin: string,
): Promise<{ versionId: string; targetId: string }> {
  const listed = new Promise<{ versionId: string; targetId: string } | undefined>((resolve) => {
    session.once('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const ours = versions.find(
        ({ scriptURL, runningStatus }) => scriptURL.startsWith(`${origin}/`) && runningStatus === 'running',
      );
      resolve(ours?.targetId ? { versionId: ours.versionId, targetId: ours.targetId } : undefined);
    });
  });
  await session.send('ServiceWorker.enable');
  const worker = await listed;
  if (!worker) throw new Error('The background worker is not running.');
  return worker;
}
