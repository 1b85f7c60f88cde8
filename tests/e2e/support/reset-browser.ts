import type { Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../../dev/chromium.ts';
import { LOOPBACK_HOSTS } from '../../../dev/journeys/configure.ts';

declare const chrome: {
  storage: Record<
    'local' | 'session',
    { get(): Promise<object>; set(items: object): Promise<void>; remove(keys: string[]): Promise<void> }
  >;
};

/** A browser that was configured, and how to have it again as it was then. */
export interface Configured {
  waybill: ChromiumWithExtension;
  /** What Waybill kept. */
  kept: object;
  /** Whether a test has changed that on purpose. */
  isChanged: boolean;
}

/** A file of the extension that runs nothing, where its interfaces to the browser can be used nevertheless. */
export const SILENT_PAGE = 'manifest.json';

/** Brings back what Waybill kept at some time, and stops its background, which may remember more. */
export async function restore({ waybill, kept }: Configured): Promise<void> {
  const { firstPage } = waybill;
  // Changes of host permissions have led it away.
  if (!firstPage.url().endsWith(SILENT_PAGE)) {
    await waybill.grantHosts(LOOPBACK_HOSTS);
    await firstPage.goto(waybill.extensionUrl(SILENT_PAGE));
  }
  const session = await firstPage.context().newCDPSession(firstPage);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  // A change wakes the background, which may read what is not yet right or keep again what it remembers.
  let isRight = false;
  while (!isRight) {
    await waybill.stopServiceWorker();
    isRight = !(await changeKept(firstPage, kept));
  }
}

/** Makes what is kept equal to `local`, without a moment in which more is missing. Whether there was anything to change. */
function changeKept(page: Page, local: object): Promise<boolean> {
  return page.evaluate(
    async (wanted) => {
      const isNeeded = await Promise.all(
        (['local', 'session'] as const).map(async (name) => {
          const area = chrome.storage[name];
          const have = Object.entries(await area.get());
          const want = Object.entries(wanted[name]);
          const isIn = (entries: [string, unknown][], [key, value]: [string, unknown]) =>
            entries.some(([other, its]) => other === key && JSON.stringify(its) === JSON.stringify(value));
          const missing = want.filter((entry) => !isIn(have, entry));
          const extra = have
            .map(([key]) => key)
            .filter((key) => !want.some(([wantedKey]) => wantedKey === key));
          if (missing.length > 0) await area.set(Object.fromEntries(missing));
          if (extra.length > 0) await area.remove(extra);
          return missing.length + extra.length > 0;
        }),
      );
      return isNeeded.includes(true);
    },
    { local, session: {} },
  );
}
