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
