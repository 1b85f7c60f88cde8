import { defineBackground } from 'wxt/utils/define-background';
import { createReadMessages } from '../../features/background-translations.ts';
import { LAST_CHANGE_KEY } from '../../features/connection/storage.ts';
import { languageOf } from '../../features/language/model.ts';
import { languageItem } from '../../features/language/storage.ts';
import { registerBrowserUi } from '../../features/launch/background/browser-ui.ts';
import { createCommandListener } from '../../features/launch/background/commands.ts';
import { readSelection, sendDetectionChanged } from '../../features/page/background/tab-messages.ts';
import { listenForPolicy } from '../../features/policy/background.ts';
import { protocol } from '../../features/protocol.ts';
import { listenForWatches } from '../../features/watch/background/watch-browser.ts';
import { browser, onStoredChange } from '../../utils/browser.ts';
import { logUnexpected } from '../../utils/logger.ts';
import { openRenamed } from '../../utils/renamed-storage.ts';
import { openSecretStore } from '../../utils/secret-store.ts';
import { serve } from '../../utils/serve.ts';
import { createStorageAccess } from '../../utils/storage.ts';
import { openAreas } from './areas.ts';
import { createHandlers } from './handlers.ts';
import { createLookupServices } from './lookup-services.ts';
import { createPageServices, type PageServices } from './page-services.ts';
import { createPlatformServices } from './platform-services.ts';
import { RENAMED_ITEMS, RENAMED_SECRETS } from './renamed-items.ts';
import { createToolServices } from './tool-services.ts';

/** Creates all services and registers all listeners synchronously, because a message may have started the worker. */
export default defineBackground(() => {
  const areas = openAreas();
  const local = openRenamed(areas.local, RENAMED_ITEMS);
  const storage = createStorageAccess({ local, session: areas.session });
  const secrets = openSecretStore({ local, lastChangeKey: LAST_CHANGE_KEY, renames: RENAMED_SECRETS });
  const messages = createReadMessages(
    async () => languageOf(await storage.readValue(languageItem), browser.i18n.getUILanguage()),
    (listener) => onStoredChange(languageItem, listener),
  );
  const platform = createPlatformServices(storage, secrets, (before) =>
    pages.helpdesks.platformReplaced(before),
  );
  const lookups = createLookupServices(storage, platform, messages);
  const pages: PageServices = createPageServices(storage, platform, lookups, messages);
  const tools = createToolServices(storage, platform, pages);
  const { connections, policy } = platform;
  const { idFrames, statusColors, helpdesks } = pages;
  const { lookupPresenter, parseLookupRequest, openOptions } = tools;

  serve(protocol, createHandlers({ ...platform, ...lookups, ...pages, ...tools }, storage, messages));
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install')
      openOptions.welcome().catch((error: unknown) => logUnexpected('the set-up', error));
  });
  browser.commands.onCommand.addListener(
    createCommandListener({
      step: idFrames.step,
      activeTab: async () => (await browser.tabs.query({ active: true, lastFocusedWindow: true }))[0],
      readSelection,
      parseLookupRequest,
      present: lookupPresenter.present,
    }),
  );
  registerBrowserUi({
    presenter: lookupPresenter,
    parseLookupRequest,
    recent: async () => lookups.cache.idsOf((await connections.selected()).environment),
    messages,
  });
  browser.tabs.onRemoved.addListener((tabId) => {
    idFrames.forget(tabId).catch((error: unknown) => logUnexpected('a tab that was closed', error));
  });
  listenForWatches(lookups.watches, connections.selected, lookupPresenter.enqueue);
  onStoredChange(languageItem, () => void sendDetectionChanged());
  listenForPolicy(policy, [
    connections.policyChanged,
    statusColors.settingsChanged,
    helpdesks.reconcile,
    sendDetectionChanged,
  ]);
});
