import { browser } from '../../utils/browser.ts';

const PERMISSION = { permissions: ['clipboardRead' as const] };

export interface Clipboard {
  /** Whether it may be read without asking. */
  isAllowed(): Promise<boolean>;
  /** Asks the agent for the permission; only inside a click. */
  request(): Promise<boolean>;
  /** @returns the text, or `undefined` where the browser refuses */
  read(): Promise<string | undefined>;
}

/** The clipboard behind its optional permission. */
export const clipboard: Clipboard = {
  isAllowed: () => browser.permissions.contains(PERMISSION),
  async request() {
    try {
      return await browser.permissions.request(PERMISSION);
    } catch {
      // Not offered by this browser: reading may work all the same, or refuse by itself.
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
