import { logUnexpected } from '../../utils/logger.ts';
import type { lookupRequestFor } from './recognise-id.ts';

/** Returns the lookup that a selected or typed text requests (`recognise-id.ts`). */
export type Recogniser = typeof lookupRequestFor;

/** The part of the background's global object that is used here. Event pages have no `importScripts`. */
interface BackgroundWorld {
  importScripts?(url: string): void;
  addEventListener(type: 'install', listener: () => void): void;
  waybillRecogniser?: Recogniser;
}

/**
 * Called by the script `entrypoints/recogniser`. It is a separate script because the detector is a third of what the
 * background would load at each start, and most starts need none of it.
 */
export function registerRecogniser(recogniser: Recogniser, world: BackgroundWorld = globalThis): void {
  world.waybillRecogniser = recogniser;
}

/**
 * Prepares the recogniser for the background, which loads it at its first use. Call this synchronously at each start.
 *
 * A service worker has no `import()`. Once it is installed, `importScripts` takes only scripts that it has imported
 * during its installation, which the browser stores (https://w3c.github.io/ServiceWorker/#importscripts).
 * @param url of the script that registers it
 * @returns a function that loads the recogniser; it rejects if that fails, for example after an update of the extension
 */
export function prepareRecogniser(
  url: string,
  world: BackgroundWorld = globalThis,
): () => Promise<Recogniser> {
  if (world.importScripts) {
    world.addEventListener('install', () => {
      try {
        world.importScripts?.(url);
      } catch (error) {
        logUnexpected('importing the recogniser', error);
      }
    });
  }
  return async () => {
    if (world.waybillRecogniser) return world.waybillRecogniser;
    if (world.importScripts) world.importScripts(url);
    else await import(/* @vite-ignore */ url);
    if (!world.waybillRecogniser) throw new Error('The script has registered no recogniser.');
    return world.waybillRecogniser;
  };
}
