import type { BrowserContext, CDPSession } from '@playwright/test';

/**
 * Ends an extension's background worker as the browser does when it needs memory.
 * @param origin the extension's, such as `chrome-extension://…`
 * @returns when the browser has said that the worker is gone; a new one may run by then, under the same target ID
 * @throws when there is no running worker
 */
export async function killServiceWorker(context: BrowserContext, origin: string): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser is closed.');
  const session = await browser.newBrowserCDPSession();
  try {
    const [targetId] = await runningWorkers(session, origin);
    if (targetId === undefined) throw new Error('The background worker is not running.');
    await session.send('Target.setDiscoverTargets', { discover: true });
    const isGone = new Promise<void>((resolve) => {
      session.on('Target.targetDestroyed', (gone) => gone.targetId === targetId && resolve());
    });
    await session.send('Target.closeTarget', { targetId });
    await isGone;
  } finally {
    await session.detach();
  }
}

/** Target IDs of an extension's running workers: one or none. */
async function runningWorkers(session: CDPSession, origin: string): Promise<string[]> {
  const { targetInfos } = await session.send('Target.getTargets');
  return targetInfos
    .filter(({ type, url }) => type === 'service_worker' && url.startsWith(`${origin}/`))
    .map(({ targetId }) => targetId);
}
