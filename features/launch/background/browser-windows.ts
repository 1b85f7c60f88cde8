import { browser } from '../../../utils/browser.ts';
import type { AskSurface } from '../../../utils/page-commands.ts';
import type { Windows } from './surfaces.ts';

/** The panel's page adapts to any width, so it serves as a tab as well. */
const TAB_PAGE = 'sidepanel.html';

/** `Windows` over the browser's own. Firefox knows `sidebarAction`, and opens no popup once a click is over. */
export function createWindows(): Windows {
  const needsClick = browser.sidebarAction !== undefined;
  return {
    current: async () => (await browser.windows.getLastFocused()).id,
    hasSurface: needsClick ? undefined : hasSurface,
    openPopup: (windowId) => browser.action.openPopup({ windowId }),
    async openTab(windowId) {
      await browser.tabs.create({ windowId, url: browser.runtime.getURL(TAB_PAGE) });
    },
  };
}

/** They are asked themselves: `runtime.getContexts` names no window of popups and panels. */
async function hasSurface(windowId: number): Promise<boolean> {
  const question: AskSurface = { command: 'askSurface', windowId };
  try {
    return (await browser.runtime.sendMessage(question)) === true;
  } catch {
    // Nobody is there to be asked.
    return false;
  }
}
