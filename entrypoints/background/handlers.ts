import type { ReadMessages } from '../../features/background-catalogue.ts';
import { cardHandlers } from '../../features/card/background/card.ts';
import { createClickBudget } from '../../features/card/background/click-budget.ts';
import { connectionHandlers } from '../../features/connection/background/connection-handlers.ts';
import { detectionHandlers } from '../../features/detection/background/detection.ts';
import { diagnosticsHandlers } from '../../features/diagnostics/background.ts';
import { helpdesksHandlers } from '../../features/helpdesks/background/helpdesks.ts';
import { languageHandlers } from '../../features/language/background.ts';
import { launchHandlers } from '../../features/launch/background/lookup-presenter.ts';
import { lookupHandlers } from '../../features/lookup/background/shipments.ts';
import { newerDataHandlers } from '../../features/newer-data/background.ts';
import { pageHandlers } from '../../features/page/background/id-frame-registry.ts';
import {
  insertIntoPage,
  restoreFocus,
  sendDetectionChanged,
  verifyCardSeen,
} from '../../features/page/background/tab-messages.ts';
import { policyHandlers } from '../../features/policy/background.ts';
import { proofHandlers } from '../../features/proof/background.ts';
import type { Handlers } from '../../features/protocol.ts';
import { recentHandlers } from '../../features/recent/background/history.ts';
import { repliesHandlers } from '../../features/replies/background.ts';
import { settingsFileHandlers } from '../../features/settings-file/background.ts';
import { statusColorsHandlers } from '../../features/status-colors/background/status-colors.ts';
import { watchHandlers } from '../../features/watch/background/watch.ts';
import { mayNotify } from '../../features/watch/background/watch-browser.ts';
import { webhookHandlers } from '../../features/webhook/background/webhooks.ts';
import type { StorageAccess } from '../../utils/storage.ts';
import { sendToFrame, sendToTab } from '../../utils/tab-messaging.ts';
import type { LookupServices } from './lookup-services.ts';
import type { PageServices } from './page-services.ts';
import type { PlatformServices } from './platform-services.ts';
import type { ToolServices } from './tool-services.ts';
import { USER_ITEMS } from './user-items.ts';

export type Services = PlatformServices & LookupServices & PageServices & ToolServices;

/** Connects every message of the protocol with the service that handles it. */
export function createHandlers(services: Services, storage: StorageAccess, messages: ReadMessages): Handlers {
  const { detection, helpdesks, idFrames, showInOptions, lookupPresenter, statusColors } = services;
  return {
    ...cardHandlers({
      ...services,
      sendToFrame,
      sendToTab,
      verifyCardSeen,
      cardTitle: async (trackingId) => (await messages()).browserUi.cardOf(trackingId),
      showOutsidePage: (trackingId, windowId) =>
        lookupPresenter.present(Promise.resolve({ kind: 'lookUp', trackingId }), windowId),
      showInPanel: (trackingId, windowId) =>
        lookupPresenter.presentInPanel({ kind: 'lookUp', trackingId }, windowId),
      isOnAt: helpdesks.isOnAt,
      budget: createClickBudget(() => performance.now()),
    }),
    ...connectionHandlers({ ...services, settingsChanged: statusColors.settingsChanged }),
    ...detectionHandlers(detection, showInOptions),
    ...diagnosticsHandlers(services.activity),
    ...helpdesksHandlers(helpdesks),
    ...languageHandlers(services.language),
    ...launchHandlers(lookupPresenter),
    ...lookupHandlers(services),
    ...newerDataHandlers({
      items: USER_ITEMS,
      storage,
      forget: [services.connections.forget, services.history.forget],
    }),
    ...pageHandlers({
      idFrames,
      getSettings: detection.getSettings,
      hasStatusColors: async () => (await statusColors.getState()).isOn,
      language: services.language.get,
      restoreFocus,
      isOnAt: helpdesks.isOnAt,
    }),
    ...policyHandlers(services.policy),
    ...proofHandlers(services.proofPreference, services.hasHostAccess),
    ...recentHandlers(services),
    ...repliesHandlers(services.replies, insertIntoPage),
    ...settingsFileHandlers({
      ...services,
      enqueue: services.enqueueChange,
      storage,
      notifyPages: sendDetectionChanged,
    }),
    ...statusColorsHandlers(statusColors, idFrames.settled, helpdesks.isOnAt),
    ...watchHandlers(services.watches, mayNotify),
    ...webhookHandlers(services.webhooks),
  };
}
