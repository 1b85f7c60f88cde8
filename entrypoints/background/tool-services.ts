import { createOpenOptions } from '../../features/connection/background/connection-handlers.ts';
import { prepareRecogniser } from '../../features/detection/late-recogniser.ts';
import { createLanguage } from '../../features/language/background.ts';
import { createParseLookupRequest } from '../../features/launch/background/browser-ui.ts';
import {
  createBrowserWindows,
  createLookupPresenter,
} from '../../features/launch/background/lookup-presenter.ts';
import { pendingLookupItem } from '../../features/launch/storage.ts';
import { createProofPreference } from '../../features/proof/background.ts';
import { proofPreferenceItem } from '../../features/proof/storage.ts';
import { createReplies } from '../../features/replies/background.ts';
import { replyChoicesItem, replyTemplatesItem } from '../../features/replies/storage.ts';
import { createWebhooks } from '../../features/webhook/background/webhooks.ts';
import { webhookHistoryItem } from '../../features/webhook/storage.ts';
import { browser } from '../../utils/browser.ts';
import { createShowInOptions, ownTabs } from '../../utils/options-tab.ts';
import type { StorageAccess } from '../../utils/storage.ts';
import type { PageServices } from './page-services.ts';
import type { PlatformServices } from './platform-services.ts';

export type ToolServices = ReturnType<typeof createToolServices>;

/** Creates all other services: replies, proof images, test webhooks, and those that open popup and options. */
export function createToolServices(
  storage: StorageAccess,
  { connections, policy, sendWebhook, enqueueChange }: PlatformServices,
  { detection }: PageServices,
) {
  const showInOptions = createShowInOptions(browser.runtime.getURL('options.html'), ownTabs);
  return {
    showInOptions,
    openOptions: createOpenOptions({ getView: connections.getView, showInOptions }),
    parseLookupRequest: createParseLookupRequest(
      detection.getSettings,
      prepareRecogniser(browser.runtime.getURL('recogniser.js')),
    ),
    lookupPresenter: createLookupPresenter(
      () => storage.readValue(pendingLookupItem),
      (pending) => storage.write(pendingLookupItem, pending),
      Date.now,
      createBrowserWindows(),
    ),
    language: createLanguage(storage),
    proofPreference: createProofPreference({
      read: () => storage.read(proofPreferenceItem),
      write: (preference) => storage.write(proofPreferenceItem, preference),
    }),
    replies: createReplies({
      enqueue: enqueueChange,
      readManaged: async () => (await policy.current()).replyTemplates,
      readTemplates: () => storage.read(replyTemplatesItem),
      writeTemplates: (edits) => storage.write(replyTemplatesItem, edits),
      readChoices: () => storage.read(replyChoicesItem),
      writeChoices: (choices) => storage.write(replyChoicesItem, choices),
    }),
    webhooks: createWebhooks({
      connections,
      sendWebhook,
      read: () => storage.read(webhookHistoryItem),
      write: (sends) => storage.write(webhookHistoryItem, sends),
      now: Date.now,
    }),
  };
}
