import { afterAll, vi } from 'vitest';
import { withResolvers } from './fakes/with-resolvers.ts';

// Lets tests import modules that use `utils/browser.ts`, which reads `browser` when it is loaded, and the polyfill of the
// self-test, which throws outside an extension. Each test adds the functions that it needs. All files of a process share
// the object, because modules that have read it outlive a file; each file starts with an empty one, and with an empty page
// if it has a document: an element that the file before has left would keep the focus.
const world = globalThis as { chrome?: object; browser?: Record<string, unknown> };
const runtime = { id: 'waybill' };
world.browser ??= {};
for (const name of Object.keys(world.browser)) delete world.browser[name];
Object.assign(world.browser, { runtime });
world.chrome = { runtime };
globalThis.document?.body.replaceChildren();
// Every browser that Waybill runs in has these; not every supported Node does, nor happy-dom.
Promise.withResolvers ??= withResolvers;
Object.assign(globalThis, { scheduler: { yield: () => new Promise((resolve) => setTimeout(resolve)) } });

afterAll(async () => {
  // What the last test has replaced would be there when the modules of the next file are loaded.
  vi.unstubAllGlobals();
  // A module that a file's last test still loads would fail then, and with it the next file that needs it.
  await vi.dynamicImportSettled();
});
