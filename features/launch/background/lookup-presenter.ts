import { createQueue } from '../../../utils/async.ts';
import { browser } from '../../../utils/browser.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { HandlersOf } from '../../../utils/messaging.ts';
import { openSidePanel } from '../../../utils/optional-apis.ts';
import { succeed } from '../../../utils/outcome.ts';
import type { LookupRequest } from '../../lookup/model.ts';
import type { IsViewOpen, launchMessages } from '../messages.ts';
import type { PendingLookup } from '../storage.ts';

/** The browser functions that the presenter needs. */
export interface BrowserWindows {
  /** The window that had the focus last. */
  current(): Promise<number | undefined>;
  /**
   * Whether a popup or panel is already open in a window. Not a promise in browsers that open a popup only while they
   * handle the click, because nothing may be awaited before.
   */
  isViewOpen(windowId: number): boolean | Promise<boolean>;
  /** Rejects if the window cannot show a popup, or if the browser requires a click. */
  openPopup(windowId: number): Promise<void>;
  openTab(windowId: number): Promise<void>;
  /** Rejects if the browser requires a click. Nothing may be awaited before. */
  openPanel(windowId: number): Promise<void>;
}

export interface LookupPresenter {
  /**
   * Shows a lookup requested outside popup and panel. Call it before awaiting anything.
   * @param windowId the window of the request; `undefined` for the current one
   */
  present(request: Promise<LookupRequest>, windowId: number | undefined): Promise<void>;
  /**
   * Shows a lookup in the side panel; where the browser does not open it, as `present` does. Call it during a click, before
   * awaiting anything: Firefox opens its sidebar only for a click in one of Waybill's own places, not in a page.
   */
  presentInPanel(request: LookupRequest, windowId: number): Promise<void>;
  /** Stores a request for a popup or panel that is open in the window, or is opening. */
  enqueue(request: LookupRequest, windowId: number): Promise<void>;
  /** Returns the request stored for a window, and removes it. */
  claim(windowId: number): Promise<LookupRequest | undefined>;
}

/** Long enough for a slow machine to load a popup. Later, the agent no longer expects the answer. */
const PENDING_MS = 10_000;
/** The panel's page adapts to any width, so it also works as a tab, with the window that it is for (`ownWindow`). */
const TAB_PAGE = 'sidepanel.html';

/**
 * Chooses where to show a lookup requested in the context menu, in the address bar, by a shortcut, or on a page that
 * cannot show a card. An open side panel comes first: the agent has chosen that place. Then the popup, which covers the
 * page without changing its width and closes by itself. The panel is opened only by the agent, because it moves the
 * whole ticket. Windows without a toolbar, or in the background, cannot show a popup, so a tab is opened there.
 */
export function createLookupPresenter(
  load: () => Promise<PendingLookup[]>,
  store: (pending: PendingLookup[]) => Promise<void>,
  now: () => number,
  windows: BrowserWindows,
): LookupPresenter {
  const inOrder = createQueue();

  function enqueue(request: LookupRequest | Promise<LookupRequest>, windowId: number): Promise<void> {
    return inOrder(async () => store([{ request: await request, windowId, askedAt: now() }]));
  }

  async function open(windowId: number): Promise<void> {
    const isOpen = windows.isViewOpen(windowId);
    if (typeof isOpen === 'boolean' ? isOpen : await isOpen) return;
    try {
      await windows.openPopup(windowId);
    } catch {
      // Not logged: browsers reject for many reasons, all of which mean that no popup can be shown now.
      await windows.openTab(windowId);
    }
  }

  return {
    async present(request, windowId) {
      try {
        const target = windowId ?? (await windows.current());
        if (target === undefined) return;
        await Promise.all([enqueue(request, target), open(target)]);
      } catch (error) {
        logUnexpected('a lookup from outside', error);
      }
    },
    async presentInPanel(request, windowId) {
      const opening = windows.openPanel(windowId);
      try {
        await Promise.all([enqueue(request, windowId), opening.catch(() => open(windowId))]);
      } catch (error) {
        logUnexpected('a lookup for the side panel', error);
      }
    },
    enqueue,
    claim: (windowId) =>
      inOrder(async () => {
        const [pending] = await load();
        if (pending?.windowId !== windowId) return undefined;
        await store([]);
        return Math.abs(now() - pending.askedAt) < PENDING_MS ? pending.request : undefined;
      }),
  };
}

/** `BrowserWindows` for the real browser. Only Firefox has `sidebarAction`, and it opens popups only during a click. */
export function createBrowserWindows(): BrowserWindows {
  const needsClick = browser.sidebarAction !== undefined;
  return {
    current: async () => (await browser.windows.getLastFocused()).id,
    isViewOpen: needsClick ? isSidebarOpen : isViewOpen,
    openPopup: (windowId) => browser.action.openPopup({ windowId }),
    openPanel: async (windowId) => openSidePanel(windowId),
    async openTab(windowId) {
      await browser.tabs.create({ windowId, url: browser.runtime.getURL(`${TAB_PAGE}#${windowId}`) });
    },
  };
}

/**
 * Whether a sidebar is open in a window, without waiting: in Firefox the background is a page, which can list the other
 * pages of the extension. A popup needs no check, because it closes with the click.
 */
function isSidebarOpen(windowId: number): boolean {
  return browser.extension.getViews({ type: 'sidebar', windowId }).length > 0;
}

/** Sends a message, because `runtime.getContexts` does not return the window of a popup or panel. */
async function isViewOpen(windowId: number): Promise<boolean> {
  const question: IsViewOpen = { command: 'isViewOpen', windowId };
  try {
    return (await browser.runtime.sendMessage(question)) === true;
  } catch {
    // No popup or panel is open.
    return false;
  }
}

/** Handles lookups requested outside popup and panel. */
export function launchHandlers(presenter: LookupPresenter): HandlersOf<typeof launchMessages> {
  return {
    claimLookup: async ({ windowId }) => succeed({ request: await presenter.claim(windowId) }),
    async queueLookup({ windowId, request }) {
      await presenter.enqueue(request, windowId);
      return succeed({});
    },
  };
}
