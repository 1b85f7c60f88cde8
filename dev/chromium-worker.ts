import type { BrowserContext, CDPSession } from '@playwright/test';

/** The browser needs some 20 ms; more than this means that the worker did not end. */
const KILL_LIMIT_MS = 5_000;

/**
 * Ends an extension's background worker as the browser does when it needs memory.
 * @param origin the extension's, such as `chrome-extension://…`
 * @returns when the browser does not list that worker any more; a new one has another target ID
 * @throws when there is no running worker
 */
export async function killServiceWorker(context: BrowserContext, origin: string): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser is closed.');
  const session = await browser.newBrowserCDPSession();
  try {
    const [targetId] = await runningWorkers(session, origin);
    if (targetId === undefined) throw new Error('The background worker is not running.');
    await session.send('Target.closeTarget', { targetId });
    // No event tells of a worker's end, so the browser is asked until it is so.
    const limit = Date.now() + KILL_LIMIT_MS;
    while ((await runningWorkers(session, origin)).includes(targetId)) {
      if (Date.now() > limit) throw new Error('The background worker did not end.');
    }
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
