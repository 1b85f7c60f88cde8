import { afterEach, expect, type Mock, test, vi } from 'vitest';
import { prepareRecogniser, type Recogniser, registerRecogniser } from './late-recogniser.ts';

const URL_OF_SCRIPT = 'chrome-extension://id/recogniser.js';
type World = NonNullable<Parameters<typeof prepareRecogniser>[1]>;
const recogniser: Recogniser = (trackingId) => ({ kind: 'lookUp', trackingId });

afterEach(() => vi.restoreAllMocks());

/** A service worker that runs `script` when it imports something. */
function createWorker(script: (worker: World) => void) {
  const listeners: (() => void)[] = [];
  const worker: World & { importScripts: Mock; install(): void } = {
    importScripts: vi.fn(() => script(worker)),
    addEventListener: (_type, listener) => void listeners.push(listener),
    install: () => {
      for (const listener of listeners) listener();
    },
  };
  return worker;
}

test('a service worker imports the script while it is installed, or else it could not do so later', async () => {
  const worker = createWorker((world) => registerRecogniser(recogniser, world));
  const load = prepareRecogniser(URL_OF_SCRIPT, worker);
  expect(worker.importScripts).not.toHaveBeenCalled();
  worker.install();
  expect(worker.importScripts).toHaveBeenCalledExactlyOnceWith(URL_OF_SCRIPT);
  expect(await load()).toBe(recogniser);
  expect(worker.importScripts).toHaveBeenCalledOnce();
});

test('a worker that was started again imports the script at its first use', async () => {
  const worker = createWorker((world) => registerRecogniser(recogniser, world));
  const load = prepareRecogniser(URL_OF_SCRIPT, worker);
  expect(await load()).toBe(recogniser);
  expect(await load()).toBe(recogniser);
  expect(worker.importScripts).toHaveBeenCalledExactlyOnceWith(URL_OF_SCRIPT);
});

test('a script that cannot be loaded fails its user, not the installation', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const worker = createWorker(() => {
    throw new Error('NetworkError');
  });
  const load = prepareRecogniser(URL_OF_SCRIPT, worker);
  expect(worker.install).not.toThrow();
  expect(log).toHaveBeenCalledOnce();
  await expect(load()).rejects.toThrow('NetworkError');
});

test('an event page imports the script as a module', async () => {
  const page: World = { addEventListener: vi.fn() };
  Object.assign(globalThis, { registerHere: () => registerRecogniser(recogniser, page) });
  const load = prepareRecogniser('data:text/javascript,globalThis.registerHere()', page);
  expect(page.waybillRecogniser).toBeUndefined();
  expect(await load()).toBe(recogniser);
  expect(page.addEventListener).not.toHaveBeenCalled();
});
