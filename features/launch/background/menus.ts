import type { LookupRequest } from '../../lookup/model.ts';

/** The one entry of the context menu, in every page, over a selection. */
export const MENU_ID = 'look-up';

interface Click {
  menuItemId: string | number;
  selectionText?: string | undefined;
}

/**
 * The listener of the context menu. It waits for nothing before it shows the popup, which Firefox opens only while it
 * handles the click.
 */
export function createObeyMenu(
  ask: (text: string) => Promise<LookupRequest>,
  show: (request: Promise<LookupRequest>, windowId: number | undefined) => Promise<void>,
): (click: Click, tab?: { windowId?: number | undefined }) => Promise<void> {
  return async ({ menuItemId, selectionText }, tab) => {
    if (menuItemId === MENU_ID) await show(ask(selectionText ?? ''), tab?.windowId);
  };
}
