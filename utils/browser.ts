/**
 * The extension APIs: background, card, popup and panel use them through this module. Their functions return promises in
 * all browsers that Waybill runs in, so only the polyfill's types are used (docs/decisions.md#35). Newer APIs must be
 * feature-detected. Message listeners reply by `sendResponse`, never with a promise.
 */
import type { Browser, Windows } from 'webextension-polyfill';
import type { StoredItem } from './storage.ts';

const { browser: firefoxBrowser, chrome } = globalThis as unknown as { browser?: Browser; chrome: Browser };

export const browser = firefoxBrowser ?? chrome;

type Place = Pick<StoredItem<unknown>, 'area' | 'key'>;

type ChangeListener = (area: string, names: readonly string[]) => void;

/** The listeners by the browser's event, of which a context has one. */
const changeListeners = new WeakMap<object, ChangeListener[]>();

/**
 * Calls `listener` with the area and the names of values that any context has changed. All listeners share one
 * registration: Firefox sends each registration a copy of the old and the new value, which may be megabytes.
 */
function onChange(listener: ChangeListener): void {
  const { onChanged } = browser.storage;
  const listeners = changeListeners.get(onChanged) ?? [];
  listeners.push(listener);
  if (changeListeners.has(onChanged)) return;
  changeListeners.set(onChanged, listeners);
  onChanged.addListener((changes, area) => {
    const names = Object.keys(changes);
    for (const each of listeners) each(area, names);
  });
}

/** Calls `listener` whenever a stored item is written or removed in any context. */
export function onStoredChange({ area, key }: Place, listener: () => void): void {
  onAreaChange(area, (names) => {
    if (names.includes(key)) listener();
  });
}

/**
 * Calls `load` whenever one of several stored items, or an organisation's policy about them, may have changed; only once
 * if several were written together.
 */
export function follow(items: readonly Place[], load: () => Promise<unknown> | undefined): void {
  onChange((changedArea, names) => {
    const isChanged = ({ area, key }: Place) => area === changedArea && names.includes(key);
    if (changedArea === 'managed' || items.some(isChanged)) void load();
  });
}

/** Calls `listener` with the names of values in an area of `storage` whenever any context has changed them. */
export function onAreaChange(
  area: StoredItem<unknown>['area'] | 'managed',
  listener: (names: readonly string[]) => void,
): void {
  onChange((changedArea, names) => {
    if (changedArea === area) listener(names);
  });
}

/**
 * The window that this page, which may be the popup or the side panel, belongs to. A tab that stands in for a popup names
 * it in its address: Chrome opens the tabs of an extension in a normal window, although they were asked for in a private
 * one.
 */
export async function ownWindow(): Promise<Windows.Window> {
  const named = Number(location.hash.slice(1));
  const current = () => browser.windows.getCurrent();
  return named ? browser.windows.get(named).catch(current) : current();
}

/**
 * Whether this page, which may be the popup or the side panel, is in a private window. `inIncognitoContext` alone does
 * not show it: in Chrome, all extension pages run outside of private contexts. Never rejects.
 */
export async function isInPrivateWindow(): Promise<boolean> {
  try {
    return (await ownWindow()).incognito;
  } catch {
    return browser.extension.inIncognitoContext === true;
  }
}
