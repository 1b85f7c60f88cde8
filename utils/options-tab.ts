import { browser } from './browser.ts';

/**
 * Shows the options page at a place.
 * @param place the address's fragment, without `#`
 */
export type ShowInOptions = (place: string) => Promise<void>;

/** A tab with one of the extension's own pages. */
export interface OwnTab {
  tabId: number;
  windowId: number;
  url: string;
}

/** What is needed of the browser's tabs. */
export interface Tabs {
  own(): Promise<OwnTab[]>;
  open(url: string): Promise<void>;
  /** Brings a tab to the front and leads it to an address. */
  lead(tab: OwnTab, url: string): Promise<void>;
}

/**
 * A tab that shows the options already is reused: only its fragment changes, so that what was typed there stays.
 * Asking twice for the same place before it shows, as by a double click, is asking once.
 */
export function createShowInOptions(optionsUrl: string, tabs: Tabs): ShowInOptions {
  const underWay = new Map<string, Promise<void>>();

  async function show(url: string): Promise<void> {
    const tab = (await tabs.own()).find((each) => each.url.split('#')[0] === optionsUrl);
    await (tab ? tabs.lead(tab, url) : tabs.open(url));
  }

  return (place) => {
    const known = underWay.get(place);
    if (known) return known;
    const shown = show(`${optionsUrl}#${place}`).finally(() => underWay.delete(place));
    underWay.set(place, shown);
    return shown;
  };
}

/** `Tabs` over `runtime.getContexts`, which knows the extension's own tabs without the permission to see all tabs. */
export const ownTabs: Tabs = {
  async own() {
    const contexts = await browser.runtime.getContexts({ contextTypes: ['TAB'] });
    // Cards are in frames of other pages' tabs.
    return contexts.flatMap(({ tabId, windowId, frameId, documentUrl: url }) =>
      frameId === 0 && url ? [{ tabId, windowId, url }] : [],
    );
  },
  async open(url) {
    await browser.tabs.create({ url });
  },
  async lead({ tabId, windowId }, url) {
    await browser.tabs.update(tabId, { active: true, url });
    await browser.windows.update(windowId, { focused: true });
  },
};
