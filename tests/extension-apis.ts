import { afterAll, vi } from 'vitest';

// Lets tests import modules that use `utils/browser.ts`, which reads `browser` when it is loaded, and the polyfill of the
// self-test, which throws outside an extension. Each test adds the functions that it needs. One object for all files of a
// process: it outlives a file in the modules that have read it.
const world = globalThis as { chrome?: object; browser?: object };
const runtime = { id: 'waybill' };
world.chrome = { runtime };
world.browser ??= { runtime };

// A module that a file's last test still loads would fail then, and with it the next file that needs it.
afterAll(() => vi.dynamicImportSettled());
