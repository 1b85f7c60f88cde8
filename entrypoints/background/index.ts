import { defineBackground } from 'wxt/utils/define-background';
import { browser } from '../../utils/browser.ts';
import { detectionRulesItem, patternsItem } from '../../utils/detection-storage.ts';
import { logUnexpected } from '../../utils/logger.ts';
import { messagesFor } from '../../utils/messages/catalogue.ts';
import { createExchange } from '../../utils/platform/exchange.ts';
import { createHttp } from '../../utils/platform/http.ts';
import { createLookUp } from '../../utils/platform/lookup.ts';
import { createReach } from '../../utils/platform/reach.ts';
import { createTokenSource } from '../../utils/platform/token-source.ts';
import { createSendWebhook } from '../../utils/platform/webhook.ts';
import { openSecretStore } from '../../utils/secret-store.ts';
import { serve } from '../../utils/serve.ts';
import {
  activityItem,
  cardTicketsItem,
  idTabsItem,
  leftRequestItem,
  lookupsItem,
  proofPreferenceItem,
  recentItem,
  replyChoicesItem,
  replyTemplatesItem,
  settingsItem,
  statusColoursItem,
  tonesItem,
  unsavedRecentItem,
  watchesItem,
} from '../../utils/storage.ts';
import { createStorageAccess } from '../../utils/storage-access.ts';
import { notificationText } from '../../utils/watch-words.ts';
import { webhookHistoryItem } from '../../utils/webhook-storage.ts';
import { createActivityLog } from './activity.ts';
import { createAnswers } from './answers.ts';
import { createAsk } from './asked-lookup.ts';
import { serveAtHand } from './at-hand.ts';
import { createShowCount } from './badge.ts';
import { openHelpdesks } from './browser-helpdesks.ts';
import { createWindows } from './browser-windows.ts';
import { createCheckCard } from './card-fallback.ts';
import { createCardTickets } from './card-tickets.ts';
import { createObeyCommand } from './commands.ts';
import { createConnections } from './connections.ts';
import { createDetection } from './detection.ts';
import { createHandlers } from './handlers.ts';
import { createHistory, withHistory } from './history.ts';
import { createIdFrames } from './id-frames.ts';
import { createGetKept } from './kept-answers.ts';
import { createLookupCache } from './lookup-cache.ts';
import { createOpenConnection } from './open-connection.ts';
import { createShowInOptions } from './options-tab.ts';
import { ownTabs } from './own-tabs.ts';
import {
  askPageToStep,
  insertIntoPage,
  readSelection,
  tellDetectionChanged,
  tellPage,
  tellTone,
} from './page-commands.ts';
import { openPolicy } from './policy-area.ts';
import { listenForPolicy } from './policy-listener.ts';
import { createProofPreference } from './proof-preference.ts';
import { createRecentStore } from './recent-store.ts';
import { createReplies } from './replies.ts';
import { createGetShipment } from './shipments.ts';
import { createSurfaces } from './surfaces.ts';
import { createTokenStore } from './token-store.ts';
import { createTones } from './tones.ts';
import { createWatches } from './watch.ts';
import { watchAlarm } from './watch-alarm.ts';
import { listenForWatches } from './watch-listeners.ts';
import { showNotice } from './watch-notices.ts';
import { createWebhooks } from './webhooks.ts';

export default defineBackground(() => {
  const now = Date.now;
  const secrets = openSecretStore();
  const storage = createStorageAccess(browser.storage);
  const messages = messagesFor(browser.i18n.getUILanguage());
  const http = createHttp((...request) => fetch(...request), now);
  const activity = createActivityLog({
    read: async () => (await storage.read(activityItem)).value,
    write: (entries) => storage.write(activityItem, entries),
    now,
  });
  const policy = openPolicy(storage);
  const connections = createConnections({
    readSettings: () => storage.read(settingsItem),
    writeSettings: (settings) => storage.write(settingsItem, settings),
    readPolicy: policy.current,
    secrets,
    hasAccess: (pattern) => browser.permissions.contains({ origins: [pattern] }),
  });
  const tokens = createTokenSource(
    createExchange(activity.watch(http, 'token')),
    createTokenStore(secrets),
    now,
  );
  const cache = createLookupCache(
    async () => (await storage.read(lookupsItem)).value,
    (lookups) => storage.write(lookupsItem, lookups),
  );
  const answers = createAnswers();
  const getShipment = createGetShipment({
    connections,
    cache,
    answers,
    lookUp: createLookUp(activity.watch(http, 'lookup'), tokens),
    now,
  });
  const history = createHistory(
    createRecentStore({
      readSaved: () => storage.read(recentItem),
      writeSaved: (entries) => storage.write(recentItem, [...entries]),
      readUnsaved: async () => (await storage.read(unsavedRecentItem)).value,
      writeUnsaved: (entries) => storage.write(unsavedRecentItem, [...entries]),
      now,
      days: policy.recentDays,
    }),
    now,
    policy.recentDays,
  );
  const watches = createWatches({
    read: () => storage.read(watchesItem),
    write: (book) => storage.write(watchesItem, book),
    selected: connections.selected,
    ask: ({ environment, trackingId }) => getShipment(trackingId, { refresh: true, watchIn: environment }),
    recall: cache.find,
    alarm: watchAlarm,
    notify: (news) => showNotice(news, notificationText(news, messages)),
    now,
  });
  answers.listen(watches.note);
  const idFrames = createIdFrames(
    async () => (await storage.read(idTabsItem)).value,
    (tabs) => storage.write(idTabsItem, tabs),
    askPageToStep,
    createShowCount(browser.action, messages),
  );
  const tones = createTones({
    readIsOn: async () => (await storage.read(statusColoursItem)).value,
    writeIsOn: (isOn) => storage.write(statusColoursItem, isOn),
    load: async () => (await storage.read(tonesItem)).value,
    store: (kept) => storage.write(tonesItem, kept),
    selectedEnvironment: async () => (await connections.selected()).environment,
    framesWithIds: async () =>
      (await storage.read(idTabsItem)).value.flatMap(({ tabId, frames }) =>
        frames.map(({ frameId }) => ({ tabId, frameId })),
      ),
    tellTone,
    tellPages: tellDetectionChanged,
  });
  answers.listen(tones.note);
  const detection = createDetection({
    read: () => storage.read(patternsItem),
    write: (patterns) => storage.write(patternsItem, patterns),
    readManaged: async () => (await policy.current()).patterns,
    readRules: () => storage.read(detectionRulesItem),
    writeRules: (rules) => storage.write(detectionRulesItem, rules),
    tellPages: tellDetectionChanged,
  });
  const tickets = createCardTickets(
    async () => (await storage.read(cardTicketsItem)).value,
    (kept) => storage.write(cardTicketsItem, kept),
    now,
  );
  const surfaces = createSurfaces(
    async () => (await storage.read(leftRequestItem)).value,
    (request) => storage.write(leftRequestItem, request),
    now,
    createWindows(),
  );
  const ask = createAsk(detection.finding);
  const helpdesks = openHelpdesks(storage, connections, policy);
  const showInOptions = createShowInOptions(browser.runtime.getURL('options.html'), ownTabs);
  const openConnection = createOpenConnection({ describe: connections.describe, showInOptions });
  serve(
    createHandlers({
      activity,
      connections,
      policy,
      detection,
      helpdesks,
      getShipment: withHistory(getShipment, history),
      lookAhead: (trackingId) =>
        void getShipment(trackingId, { refresh: false, isAhead: true }).catch((error: unknown) =>
          logUnexpected('a lookup ahead of its card', error),
        ),
      history,
      getKept: createGetKept({ connections, cache, now }),
      watches,
      proofPreference: createProofPreference({
        read: () => storage.read(proofPreferenceItem),
        write: (preference) => storage.write(proofPreferenceItem, preference),
      }),
      replies: createReplies({
        readManaged: async () => (await policy.current()).replyTemplates,
        readTemplates: () => storage.read(replyTemplatesItem),
        writeTemplates: (edits) => storage.write(replyTemplatesItem, edits),
        readChoices: () => storage.read(replyChoicesItem),
        writeChoices: (choices) => storage.write(replyChoicesItem, choices),
      }),
      insertIntoPage,
      tokens,
      reach: createReach(activity.watch(http, 'selfTest')),
      webhooks: createWebhooks({
        connections,
        sendWebhook: createSendWebhook(activity.watch(http, 'testWebhook'), now),
        read: () => storage.read(webhookHistoryItem),
        write: (sends) => storage.write(webhookHistoryItem, sends),
        now,
      }),
      tickets,
      checkCard: createCheckCard({ tickets, tell: tellPage, show: surfaces.show }),
      surfaces,
      idFrames,
      tones,
      tell: tellPage,
      showInOptions,
      openConnection,
      cardTitle: messages.background.cardTitle,
    }),
  );
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install')
      openConnection.welcome().catch((error: unknown) => logUnexpected('the set-up', error));
  });
  browser.commands.onCommand.addListener(
    createObeyCommand({
      step: idFrames.step,
      activeTab: async () => (await browser.tabs.query({ active: true, lastFocusedWindow: true }))[0],
      readSelection,
      ask,
      show: surfaces.show,
    }),
  );
  serveAtHand({
    surfaces,
    ask,
    recent: async () => cache.idsOf((await connections.selected()).environment),
    messages,
  });
  browser.tabs.onRemoved.addListener((tabId) => {
    idFrames.forget(tabId).catch((error: unknown) => logUnexpected('a tab that was closed', error));
  });
  listenForWatches(watches, connections.selected);
  listenForPolicy(policy, { connections, tones, helpdesks, tellPages: tellDetectionChanged });
});
