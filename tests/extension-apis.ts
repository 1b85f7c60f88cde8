import { afterAll, vi } from 'vitest';

// Lets tests import modules that use `utils/browser.ts`: outside an extension the polyfill throws when it is loaded.
// With these two globals it exports `globalThis.browser` unchanged; each test adds the functions that it needs.
const runtime = { id: 'waybill' };
Object.assign(globalThis, { chrome: { runtime }, browser: { runtime } });

// A module that a file's last test still loads would fail then, and with it the next file that needs it.
afterAll(() => vi.dynamicImportSettled());
