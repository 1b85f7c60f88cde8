import { afterAll, vi } from 'vitest';

// Lets tests import modules that use `utils/browser.ts`, which reads `browser` when it is loaded, and the polyfill of the
// self-test, which throws outside an extension. Each test adds the functions that it needs.
const runtime = { id: 'waybill' };
Object.assign(globalThis, { chrome: { runtime }, browser: { runtime } });

// A module that a file's last test still loads would fail then, and with it the next file that needs it.
afterAll(() => vi.dynamicImportSettled());
