import type { Scripting } from 'webextension-polyfill';
import { browser } from '../../../utils/browser.ts';

/** The content scripts of added sites, each identified by its match pattern. */
export interface SiteScripts {
  registered(): Promise<string[]>;
  register(patterns: string[]): Promise<void>;
  unregister(patterns: string[]): Promise<void>;
  /** Starts the scripts in open pages. */
  inject(patterns: string[]): Promise<void>;
}

/** As in the manifest: in Firefox, author style sheets do not apply inside shadow roots, but user style sheets do. */
const IS_FIREFOX = import.meta.env.FIREFOX;
/** Output files of the content scripts that the manifest declares for known helpdesks, and of one for added sites alone. */
const ADDED_FILES = IS_FIREFOX ? [] : ['content-scripts/added-site.js'];
const EARLY_FILES = [...ADDED_FILES, 'content-scripts/early.js'];
const FILES = { js: [...ADDED_FILES, 'content-scripts/helpdesk.js'], css: ['content-scripts/helpdesk.css'] };
const STYLE_ORIGINS = IS_FIREFOX ? (['USER', 'AUTHOR'] as const) : (['AUTHOR'] as const);
/** Distinguishes the IDs of these scripts from those that WXT registers during development. */
const PREFIX = 'site:';
const EARLY_PREFIX = 'early:';
const STYLE_PREFIX = 'style:';

/** Adds members that the types do not include yet. */
type Script = Scripting.RegisteredContentScript & { css?: string[]; cssOrigin?: 'user' };

/**
 * Returns the scripts of the manifest, and that of added sites. `matchOriginAsFallback` includes blank frames. By default,
 * browsers keep registered scripts across restarts.
 */
function scriptsOf(pattern: string): Script[] {
  const common = { matches: [pattern] };
  const inFrames = { ...common, allFrames: true, matchOriginAsFallback: true };
  return [
    { ...common, id: EARLY_PREFIX + pattern, js: EARLY_FILES, runAt: 'document_start' },
    { ...inFrames, id: PREFIX + pattern, ...FILES },
    // As in the manifest (wxt.config.ts), the rules are there as a user and as an author style sheet.
    ...(IS_FIREFOX ? [{ ...inFrames, id: STYLE_PREFIX + pattern, css: FILES.css }] : []),
  ];
}

/** Registers scripts, without `cssOrigin` if Firefox is too old to accept it. */
async function register(patterns: string[]): Promise<void> {
  const scripts = patterns.flatMap(scriptsOf);
  if (!IS_FIREFOX) return browser.scripting.registerContentScripts(scripts);
  try {
    const withOrigin: Script[] = scripts.map((script) =>
      script.css && script.js ? { ...script, cssOrigin: 'user' } : script,
    );
    await browser.scripting.registerContentScripts(withOrigin);
  } catch {
    await browser.scripting.registerContentScripts(scripts);
  }
}

/** Injects scripts into open tabs. Frames inside pages of other sites get the script on their next load only. */
async function inject(patterns: string[]): Promise<void> {
  const tabs = await browser.tabs.query({ url: patterns, discarded: false });
  await Promise.allSettled(
    tabs.map(async ({ id: tabId }) => {
      if (tabId === undefined) return;
      const target = { tabId, allFrames: true };
      for (const origin of STYLE_ORIGINS)
        await browser.scripting.insertCSS({ target, files: FILES.css, origin });
      await browser.scripting.executeScript({ target, files: FILES.js });
    }),
  );
}

/** `SiteScripts` based on `browser.scripting`. After removal, the style rules stay in open pages without effect. */
export const browserSiteScripts: SiteScripts = {
  async registered() {
    const scripts = await browser.scripting.getRegisteredContentScripts();
    return scripts.filter(({ id }) => id.startsWith(PREFIX)).map(({ id }) => id.slice(PREFIX.length));
  },
  register,
  unregister: (patterns) =>
    browser.scripting.unregisterContentScripts({ ids: patterns.flatMap(scriptsOf).map(({ id }) => id) }),
  inject,
};
