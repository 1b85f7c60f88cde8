import { browser } from '../../utils/browser.ts';

const PERMISSION = { permissions: ['clipboardRead' as const] };

export interface ClipboardAccess {
  /** Whether the clipboard may be read without a permission prompt. */
  isAllowed(): Promise<boolean>;
  /** Requests the permission from the user. Call it only during a click. */
  request(): Promise<boolean>;
  /** @returns the text, or `undefined` if the browser denies access */
  read(): Promise<string | undefined>;
}

/** The clipboard, which needs an optional permission. */
export const browserClipboard: ClipboardAccess = {
  isAllowed: () => browser.permissions.contains(PERMISSION),
  async request() {
    try {
      return await browser.permissions.request(PERMISSION);
    } catch {
      // This browser does not support the permission: reading may work without it, or fail.
      return true;
    }
  },
  async read() {
    try {
      return await navigator.clipboard.readText();
    } catch {
      return undefined;
    }
  },
};
