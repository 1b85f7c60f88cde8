/**
 * The extension APIs: background, card, popup and panel use them through this module. Their functions return promises in
 * all browsers that Waybill runs in, so the polyfill lends only its types here; the options have it (docs/decisions.md#35).
 * Newer APIs must be feature-detected. A listener of messages answers by `sendResponse`, never with a promise.
 */
import type { Browser } from 'webextension-polyfill';
import type { StoredItem } from './storage.ts';

const { browser: ofFirefox, chrome } = globalThis as unknown as { browser?: Browser; chrome: Browser };

export const browser = ofFirefox ?? chrome;

type Place = Pick<StoredItem<unknown>, 'area' | 'key'>;

/** Calls `act` whenever a stored item is written or removed in any context. */
export function onStoredChange({ area, key }: Place, act: () => void): void {
  onAreaChange(area, (names) => {
    if (names.includes(key)) act();
  });
}

/** Calls `load` whenever one of several stored items, or an organisation's policy about them, may have changed. */
export function follow(items: readonly Place[], load: () => Promise<unknown> | undefined): void {
  for (const item of items) onStoredChange(item, () => void load());
  onAreaChange('managed', () => void load());
}

/** Calls `act` with the names of values in an area of `storage` whenever any context has changed them. */
export function onAreaChange(
  area: StoredItem<unknown>['area'] | 'managed',
  act: (names: readonly string[]) => void,
): void {
  browser.storage.onChanged.addListener((changes, changedArea) => {
    if (changedArea === area) act(Object.keys(changes));
  });
}

/**
 * Whether this page, which may be the popup or the side panel, is in a private window. `inIncognitoContext` alone does
 * not show it: in Chrome, all extension pages run outside of private contexts. Never rejects.
 */
export async function isInPrivateWindow(): Promise<boolean> {
  try {
    return (await browser.windows.getCurrent()).incognito;
  } catch {
    return browser.extension.inIncognitoContext === true;
  }
}
