import { browser } from 'wxt/browser';
import { contentWorld, type PageScript } from '../../page-features.ts';
import { yieldToPage } from './slices.ts';

/** Runs a script of the extension in this frame. Does nothing if the extension was updated or removed. */
export async function importScript(path: '/frame.js' | '/page.js'): Promise<void> {
  try {
    await import(/* @vite-ignore */ browser.runtime.getURL(path));
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
