import { browser } from '../../utils/browser.ts';
import type { BrowserFacts } from './facts.ts';

/** Reads how many bytes a storage area contains. @returns `undefined` if the browser cannot report it for this area */
async function bytesIn(area: 'local' | 'session'): Promise<number | undefined> {
  try {
    return await browser.storage[area].getBytesInUse(null);
  } catch {
    return undefined;
  }
}

/** Reads the facts from the browser. */
export async function readFacts(): Promise<BrowserFacts> {
  const [{ permissions = [], origins = [] }, local, session] = await Promise.all([
    browser.permissions.getAll(),
    bytesIn('local'),
    bytesIn('session'),
  ]);
  return {
    version: browser.runtime.getManifest().version,
    browser: navigator.userAgent,
    language: browser.i18n.getUILanguage(),
    permissions,
    hosts: origins,
    storage: { local, session },
  };
}
