import { browser } from 'wxt/browser';
import { contentWorld, type PageScript } from '../../page-features.ts';
import { yieldToPage } from './slices.ts';

/**
 * Loads the second part of the content script into this frame, once.
 * @returns `undefined` if the extension was updated or removed, so that its scripts are gone
 */
export function loadPageScript(): Promise<PageScript | undefined> {
  contentWorld.waybillLoading ??= load();
  return contentWorld.waybillLoading;
}

async function load(): Promise<PageScript | undefined> {
  try {
    await import(/* @vite-ignore */ browser.runtime.getURL('/page.js'));
  } catch {
    return undefined;
  }
  const script = contentWorld.waybillPage;
  for (const warmUp of script?.warmUpSteps ?? []) {
    await yieldToPage();
    warmUp();
  }
  await yieldToPage();
  return script;
}
