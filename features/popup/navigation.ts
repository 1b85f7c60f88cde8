import { browser } from '../../utils/browser.ts';
import { logUnexpected } from '../../utils/logger.ts';
import type { RequestOf } from '../../utils/messaging.ts';
import { hasSidePanel, openSidePanel } from '../../utils/optional-apis.ts';
import type { Outcome } from '../../utils/outcome.ts';
import type { LookupRequest } from '../lookup/model.ts';
import type { PopupProtocol, PopupSend } from '../shared-protocol.ts';

export interface PopupNavigation {
  /** Opens the options at the connection, or the set-up. */
  openOptions(): void;
  /** Opens the options where the agent last was. */
  openLastOptions(): void;
  /** Opens the options at the reply templates. */
  openTemplates(): void;
  /** Opens the options at the field for the address of a helpdesk. */
  openHelpdesks(): void;
  /** Opens the options at the switches of the known helpdesks. */
  openSites(): void;
  /** Opens the options at the custom patterns, with an ID as the first example. */
  addPattern(trackingId: string): void;
  /**
   * Opens the side panel with the current shipment or list. `undefined` in the panel, and in browsers without a side
   * panel.
   */
  openPanel: ((request: LookupRequest | undefined) => void) | undefined;
  /** Whether the popup is handing its shipment or list to the side panel, and closes afterwards. */
  isHandingOver(): boolean;
}

/** Navigation from popup and panel to other pages. The popup closes afterwards, the panel stays open. */
export function createNavigation(send: PopupSend, isPanel: boolean): PopupNavigation {
  // Requested early: browsers open a panel only during a click, when the window's ID must already be known.
  let windowId: number | undefined;
  void browser.windows.getCurrent().then(({ id }) => {
    windowId = id;
  });

  function close(): void {
    if (!isPanel) window.close();
  }

  const closeAfter = ({ ok }: Outcome<unknown>) => ok && close();
  const openAt = (request: RequestOf<PopupProtocol['openOptions']>) => () =>
    void send('openOptions', request).then(closeAfter);

  let isHandingOver = false;

  async function openPanel(request: LookupRequest | undefined): Promise<void> {
    if (windowId === undefined) return;
    isHandingOver = true;
    try {
      const opened = openSidePanel(windowId);
      if (request) await send('queueLookup', { windowId, request });
      await opened;
      close();
    } catch (error) {
      isHandingOver = false;
      logUnexpected('the side panel', error);
    }
  }

  return {
    openOptions: openAt({ place: 'connection' }),
    openLastOptions: openAt({}),
    openTemplates: openAt({ place: 'replies' }),
    openHelpdesks: openAt({ place: 'helpdesks&field=helpdesk' }),
    openSites: openAt({ place: 'helpdesks&field=known' }),
    addPattern: (trackingId) => void send('openAddPattern', { trackingId }).then(closeAfter),
    openPanel: !isPanel && hasSidePanel() ? (request) => void openPanel(request) : undefined,
    isHandingOver: () => isHandingOver,
  };
}
