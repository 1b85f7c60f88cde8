import type { CDPSession, Page } from '@playwright/test';

/**
 * Ends an extension's background worker as the browser does when it needs memory.
 * @param page any page of the browser
 * @param origin the extension's, such as `chrome-extension://…`
 * @returns whether one was running, when the browser has said that it stopped: by then a message may have started it again
 */
export async function stopServiceWorker(page: Page, origin: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  try {
    const worker = await runningWorker(session, origin);
    if (!worker) return false;
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
    return true;
  } finally {
    await session.detach();
  }
}

/** The worker of an extension, if one runs or is about to, as the browser lists them when asked for the first time. */
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
