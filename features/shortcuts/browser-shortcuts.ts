import { browser } from '../../utils/browser.ts';
import { logUnexpected } from '../../utils/logger.ts';
import type { ShortcutSource } from './model.ts';

/** Chrome's page for extension shortcuts. Firefox has a function that opens its own. */
const CHROME_PAGE = 'chrome://extensions/shortcuts';

/** Firefox's own function; the polyfill passes it through but has no type for it. */
interface WithShortcutSettings {
  openShortcutSettings?(): Promise<void>;
}

/** The browser's commands. Neither function rejects. */
export const browserShortcuts: ShortcutSource = {
  async read() {
    try {
      const commands = await browser.commands.getAll();
      return new Map(commands.map(({ name = '', shortcut = '' }) => [name, shortcut]));
    } catch (error) {
      logUnexpected('the keys of commands', error);
      return new Map();
    }
  },
  async change() {
    try {
      const { openShortcutSettings } = browser.commands as WithShortcutSettings;
      if (openShortcutSettings) await openShortcutSettings();
      else await browser.tabs.create({ url: CHROME_PAGE });
    } catch (error) {
      logUnexpected('the browser’s page of shortcuts', error);
    }
  },
};
