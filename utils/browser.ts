/**
 * The extension APIs: all code except the content scripts uses them through this module. The polyfill gives Chrome the
 * promises that Firefox has; it passes newer APIs through, which must be feature-detected.
 */
import polyfill from 'webextension-polyfill';
import type { StoredItem } from './storage.ts';

export const browser = polyfill;

/** Calls `act` whenever a stored item is written or removed in any context. */
export function onStoredChange(
  { area, key }: Pick<StoredItem<unknown>, 'area' | 'key'>,
  act: () => void,
): void {
  browser.storage.onChanged.addListener((changes, changedArea) => {
    if (changedArea === area && key in changes) act();
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
