import type { Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../../dev/chromium.ts';
import { POPUP } from '../../../dev/journeys/look-up-from-popup.ts';
import { createQueue } from '../../../utils/async.ts';
import { HTML_PAGE, serveHtml } from '../../e2e/support/html-page.ts';
import { BLANK_PAGE } from '../../e2e/support/reset-browser.ts';
import { recordSavedStates } from './saved-sets.ts';
import { IDS, type MonkeyPlatform, type PlatformName } from './sources.ts';
import { type Witness, watchBrowser } from './witness.ts';

/** Where the monkey plays: all pages of Waybill at once, in one browser, with two platforms. */
export interface Stage {
  browser: ChromiumWithExtension;
  platforms: readonly MonkeyPlatform[];
  platformAt(host: string): PlatformName | undefined;
  witness: Witness;
  popup: Page;
  panel: Page;
  options: Page;
  helpdesk: Page;
  /** Runs what selects an environment after all earlier ones, so that the selected environment is known in it. */
  selecting<T>(act: () => Promise<T>): Promise<T>;
  /** The test webhooks that were sent: fingerprint of the payload, and for where it was. */
  webhooks: Map<string, string>;
}

/** The IDs in the ticket, few enough that none of them is below the window. */
export const IDS_IN_TICKET: readonly string[] = IDS.slice(0, 4);

/** Opens the popup, the side panel, the options and a ticket side by side. */
export async function openStage(
  browser: ChromiumWithExtension,
  platforms: readonly MonkeyPlatform[],
): Promise<Stage> {
  const { context, firstPage, extensionUrl } = browser;
  const platformAt = (host: string) =>
    platforms.find(({ platform: { production, sandbox } }) =>
      [production, sandbox].some(({ partnerUrl, clientUrl }) =>
        [partnerUrl, clientUrl].some((url) => new URL(url).host === host),
      ),
    )?.name;
  const witness = await watchBrowser(browser, platformAt);
  await firstPage.goto(extensionUrl(BLANK_PAGE));
  await recordSavedStates(firstPage);
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.goto(extensionUrl(path));
    return page;
  };
  const helpdesk = await context.newPage();
  await serveHtml(helpdesk, IDS_IN_TICKET.map((id) => `<p>Tracking number ${id}</p>`).join('<hr>'));
  await helpdesk.goto(HTML_PAGE);
  const [popup, panel, options] = [
    await open('popup.html'),
    await open('sidepanel.html'),
    await open('options.html'),
  ];
  await popup.setViewportSize(POPUP);
  return {
    browser,
    platforms,
    platformAt,
    witness,
    popup,
    panel,
    options,
    helpdesk,
    selecting: createQueue(),
    webhooks: new Map(),
  };
}
