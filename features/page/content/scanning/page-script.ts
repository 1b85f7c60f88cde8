import { browser } from 'wxt/browser';
import { contentWorld, type PageScript } from '../../page-features.ts';
import { yieldToPage } from './slices.ts';

type ScriptPath = '/frame.js' | '/page.js';

/**
 * Whether the browser keeps the compiled code of these scripts for the next page. Chrome does so only for addresses that
 * are not redirected, as the secret ones of `getURL` are. So known helpdesks may load the static ones
 * (docs/decisions.md#6).
 */
export const keepsCompiledCode = (): boolean => !import.meta.env.FIREFOX && !contentWorld.waybillIsAddedSite;

function addressOf(path: ScriptPath): string {
  return keepsCompiledCode()
    ? `chrome-extension://${browser.runtime.id}${path}`
    : browser.runtime.getURL(path);
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
  const script = contentWorld.waybillPage;
  for (const warmUp of script?.warmUpSteps ?? []) {
    await yieldToPage();
    warmUp();
  }
  await yieldToPage();
  return script;
}
