import { logUnexpected } from '../../../utils/logger.ts';
import type { Handlers } from '../../../utils/messaging.ts';
import { succeed } from '../../../utils/outcome.ts';
import { createQueue } from '../../../utils/serial-queue.ts';
import type { LookupRequest } from '../../lookup/model.ts';
import type { launchMessages } from '../messages.ts';
import type { LeftRequest } from '../storage.ts';

/** What is needed of the browser. */
export interface Windows {
  /** The window that a person works in. */
  current(): Promise<number | undefined>;
  /**
   * Whether a popup or panel is open there already. Absent where the browser opens a popup only while it still handles
   * the click, so that nothing may be asked before.
   */
  hasSurface?: ((windowId: number) => Promise<boolean>) | undefined;
  /** Rejects where the browser has no place for it, or opens none without a click. */
  openPopup(windowId: number): Promise<void>;
  openTab(windowId: number): Promise<void>;
}

export interface Surfaces {
  /**
   * Shows what somebody asked for outside of popup and panel. To be called before anything is waited for.
   * @param windowId where it was asked; `undefined` for the window in front
   */
  show(request: Promise<LookupRequest>, windowId: number | undefined): Promise<void>;
  /** Leaves a request for a surface that is opening, or is open. */
  leave(request: LookupRequest, windowId: number): Promise<void>;
  /** Takes what was left for a window. Only one surface gets it. */
  take(windowId: number): Promise<LookupRequest | undefined>;
}

/** Long enough for a slow machine to load a surface; later nobody waits for the answer any more. */
const VALID_MS = 10_000;

/**
 * Where a lookup shows that was asked for in the context menu, in the address bar, by a key, or on a page that shows no
 * card. A panel that is open in the window has it: the agent has chosen that place. Otherwise the popup, which stands
 * over the page without changing its width, goes by itself, and is the place for answers that agents know. The panel
 * is not opened uninvited: it moves the whole ticket. A window without toolbar, or one in the background, shows no
 * popup: there it is a tab.
 */
export function createSurfaces(
  load: () => Promise<LeftRequest | null>,
  store: (request: LeftRequest | null) => Promise<void>,
  now: () => number,
  windows: Windows,
): Surfaces {
  const enqueue = createQueue();

  function leave(request: LookupRequest | Promise<LookupRequest>, windowId: number): Promise<void> {
    return enqueue(async () => store({ request: await request, windowId, askedAt: now() }));
  }

  async function open(windowId: number): Promise<void> {
    // Without the question nothing is waited for before the popup is opened.
    if (windows.hasSurface && (await windows.hasSurface(windowId))) return;
    try {
      await windows.openPopup(windowId);
    } catch {
      // Not logged: browsers refuse it for many reasons, all of which mean that there is no popup now.
      await windows.openTab(windowId);
    }
  }

  return {
    async show(request, windowId) {
      try {
        const place = windowId ?? (await windows.current());
        if (place === undefined) return;
        await Promise.all([leave(request, place), open(place)]);
      } catch (error) {
        logUnexpected('a lookup from outside', error);
      }
    },
    leave,
    take: (windowId) =>
      enqueue(async () => {
        const left = await load();
        if (left?.windowId !== windowId) return undefined;
        await store(null);
        return Math.abs(now() - left.askedAt) < VALID_MS ? left.request : undefined;
      }),
  };
}

/** Lookups that were asked for outside of popup and panel. */
export function launchHandlers(surfaces: Surfaces): Handlers<typeof launchMessages> {
  return {
    takeLookupRequest: async ({ windowId }) => succeed({ request: await surfaces.take(windowId) }),
    async leaveLookup({ windowId, trackingId }) {
      await surfaces.leave({ kind: 'lookUp', trackingId }, windowId);
      return succeed({});
    },
  };
}
