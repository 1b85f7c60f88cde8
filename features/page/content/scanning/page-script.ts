import { browser } from 'wxt/browser';
import { contentWorld, type PageScript } from '../../page-features.ts';
import { yieldToPage } from './slices.ts';

type ScriptPath = '/frame.js' | '/page.js';

/**
 * The address that a script is loaded from. In Chrome, `getURL` returns a secret one, which is redirected, and Chrome keeps
 * compiled code only for addresses that are not. So known helpdesks may load the static one (docs/decisions.md#6).
 */
function addressOf(path: ScriptPath): string {
  return import.meta.env.FIREFOX || contentWorld.waybillIsAddedSite
    ? browser.runtime.getURL(path)
    : `chrome-extension://${browser.runtime.id}${path}`;
}

/** Runs a script of the extension in this frame. Does nothing if the extension was updated or removed. */
export async function importScript(path: ScriptPath): Promise<void> {
  try {
    await import(/* @vite-ignore */ addressOf(path));
  } catch {
    // Its scripts are gone.
  }
}

/** Runs the page script in this frame, once. Only its search works at once: the rest is prepared when it is loaded. */
export function importPageScript(): Promise<void> {
  contentWorld.waybillImport ??= importScript('/page.js');
  return contentWorld.waybillImport;
}

/**
 * Loads the page script into this frame, once.
 * @returns `undefined` if the extension was updated or removed
 */
export function loadPageScript(): Promise<PageScript | undefined> {
  contentWorld.waybillLoading ??= load();
  return contentWorld.waybillLoading;
}

async function load(): Promise<PageScript | undefined> {
  await importPageScript();
  await yieldToPage();
  const script = contentWorld.waybillPage;
  script?.warmUp();
  await yieldToPage();
  return script;
}
