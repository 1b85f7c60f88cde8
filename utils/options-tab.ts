import { browser } from './browser.ts';
import { logUnexpected } from './logger.ts';

/**
 * Shows a section of the options page.
 * @param place fragment of the URL, without `#`
 */
export type ShowInOptions = (place: string) => Promise<void>;

/** The place of the page that the user saw last. An open options tab stays on its page. */
export const LAST_PAGE = 'last';

/** A tab with one of the extension's own pages. */
export interface OwnTab {
  tabId: number;
  windowId: number;
  url: string;
}

/** The required functions of the browser's tabs. */
export interface Tabs {
  own(): Promise<OwnTab[]>;
  open(url: string): Promise<void>;
  /** Activates a tab and navigates it to a URL. */
  activate(tab: OwnTab, url: string): Promise<void>;
}

/**
 * Creates `ShowInOptions`. An existing tab of the options page is reused: only its fragment changes, so that unsaved
 * input is preserved. Repeated requests for the same place, for example on a double click, are combined until it is
 * shown.
 */
export function createShowInOptions(optionsUrl: string, tabs: Tabs): ShowInOptions {
  const underWay = new Map<string, Promise<void>>();

  async function show(url: string): Promise<void> {
    // A second tab is better than none.
    const own = await tabs.own().catch((error: unknown) => logUnexpected('the tab of the options', error));
    const tab = own?.find((each) => each.url.split('#')[0] === optionsUrl);
    await (tab ? tabs.activate(tab, url) : tabs.open(url));
  }

  return (place) => {
    const known = underWay.get(place);
    if (known) return known;
    const shown = show(`${optionsUrl}#${place}`).finally(() => underWay.delete(place));
    underWay.set(place, shown);
    return shown;
  };
}

/** `Tabs` over `runtime.getContexts`, which lists the extension's own tabs without the permission for all tabs. */
export const ownTabs: Tabs = {
  async own() {
    const contexts = await browser.runtime.getContexts({ contextTypes: ['TAB'] });
    // Excludes cards, which are in frames of other pages.
    return contexts.flatMap(({ tabId, windowId, frameId, documentUrl: url }) =>
      frameId === 0 && url ? [{ tabId, windowId, url }] : [],
    );
  },
  async open(url) {
    // While the browser starts, there may be no window for a tab.
    await browser.tabs.create({ url }).catch(() => browser.windows.create({ url }));
  },
  async activate({ tabId, windowId }, url) {
    await browser.tabs.update(tabId, { active: true, url });
    await browser.windows.update(windowId, { focused: true });
  },
};
