import { browser } from './browser.ts';
import type { StoredItem } from './storage.ts';

/** Calls `act` whenever a stored item was written or removed, here or elsewhere. */
export function onStoredChange(
  { area, key }: Pick<StoredItem<unknown>, 'area' | 'key'>,
  act: () => void,
): void {
  browser.storage.onChanged.addListener((changes, changedArea) => {
    if (changedArea === area && key in changes) act();
  });
}
