import type { Scripting } from 'webextension-polyfill';
import { browser } from '../../../utils/browser.ts';

/** The content scripts of added sites, each named by its match pattern. */
export interface SiteScripts {
  registered(): Promise<string[]>;
  register(patterns: string[]): Promise<void>;
  unregister(patterns: string[]): Promise<void>;
  /** Starts them in the pages that are open. */
  inject(patterns: string[]): Promise<void>;
}

/** As WXT builds the content script that the manifest has for the known helpdesks. */
const FILES = { js: ['content-scripts/helpdesk.js'], css: ['content-scripts/helpdesk.css'] };
/** Distinguishes them from those that WXT registers during development. */
const PREFIX = 'site:';
/** As in the manifest: sheets of the page's own origin end at shadow roots in Firefox, a person's own sheets do not. */
const IS_FIREFOX = import.meta.env.FIREFOX;

/** Newer than the types. */
type Script = Scripting.RegisteredContentScript & { css: string[]; cssOrigin?: 'user' };

const idOf = (pattern: string): string => PREFIX + pattern;

/** The same as the script in the manifest. `matchOriginAsFallback` takes in blank frames as well. */
function scriptOf(pattern: string): Script {
  return {
    id: idOf(pattern),
    matches: [pattern],
    ...FILES,
    allFrames: true,
    matchOriginAsFallback: true,
    runAt: 'document_idle',
    persistAcrossSessions: true,
  };
}

/** Older versions of Firefox reject `cssOrigin`. */
async function register(patterns: string[]): Promise<void> {
  const scripts = patterns.map(scriptOf);
  if (!IS_FIREFOX) return browser.scripting.registerContentScripts(scripts);
  try {
    const withOrigin: Script[] = scripts.map((script) => ({ ...script, cssOrigin: 'user' }));
    await browser.scripting.registerContentScripts(withOrigin);
  } catch {
    await browser.scripting.registerContentScripts(scripts);
  }
}

/** Frames of these sites inside other pages get the script on their next load: no browser lists them. */
async function inject(patterns: string[]): Promise<void> {
  const tabs = await browser.tabs.query({ url: patterns, discarded: false });
  await Promise.allSettled(
    tabs.map(async ({ id: tabId }) => {
      if (tabId === undefined) return;
      const target = { tabId, allFrames: true };
      await browser.scripting.insertCSS({
        target,
        files: FILES.css,
        origin: IS_FIREFOX ? 'USER' : 'AUTHOR',
      });
      await browser.scripting.executeScript({ target, files: FILES.js });
    }),
  );
}

/** `SiteScripts` over `browser.scripting`. Open pages keep the style rules after removal, without any effect. */
export const browserSiteScripts: SiteScripts = {
  async registered() {
    const scripts = await browser.scripting.getRegisteredContentScripts();
    return scripts.filter(({ id }) => id.startsWith(PREFIX)).map(({ id }) => id.slice(PREFIX.length));
  },
  register,
  unregister: (patterns) => browser.scripting.unregisterContentScripts({ ids: patterns.map(idOf) }),
  inject,
};
