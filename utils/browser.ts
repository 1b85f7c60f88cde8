/**
 * The one seam to the browser: everything but the content script reaches the extension APIs through here. The
 * polyfill gives Chrome the promises that Firefox has; newer APIs pass through it and are reached by feature detection.
 */
import polyfill from 'webextension-polyfill';
import type { StoredItem } from './storage.ts';

export const browser = polyfill;

/** Calls `act` whenever a stored item is written or removed, in any context. */
export function onStoredChange(
  { area, key }: Pick<StoredItem<unknown>, 'area' | 'key'>,
  act: () => void,
): void {
  browser.storage.onChanged.addListener((changes, changedArea) => {
    if (changedArea === area && key in changes) act();
  });
}
