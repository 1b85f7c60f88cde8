import type { ReadMessages } from '../../features/background-catalogue.ts';
import { createCardGrants } from '../../features/card/background/card-grants.ts';
import { cardGrantsItem } from '../../features/card/storage.ts';
import { createDetectionService } from '../../features/detection/background/detection.ts';
import { detectionRulesItem, examplesItem, patternsItem } from '../../features/detection/storage.ts';
import { openHelpdesks } from '../../features/helpdesks/background/helpdesks.ts';
import { languageItem } from '../../features/language/storage.ts';
import { createShowIdCount } from '../../features/launch/background/browser-ui.ts';
import { createIdFrameRegistry } from '../../features/page/background/id-frame-registry.ts';
import { createTabIds } from '../../features/page/background/tab-ids.ts';
import {
  listIdsInFrame,
  navigateInFrame,
  openIdInFrame,
  sendDetectionChanged,
  sendIdsReported,
  sendKnownStatus,
} from '../../features/page/background/tab-messages.ts';
import { idTabsItem } from '../../features/page/storage.ts';
import { createStatusColors } from '../../features/status-colors/background/status-colors.ts';
import { knownStatusesItem, statusColorsItem } from '../../features/status-colors/storage.ts';
import { browser, onStoredChange } from '../../utils/browser.ts';
import { logUnexpected } from '../../utils/logger.ts';
import type { StorageAccess } from '../../utils/storage.ts';
import type { LookupServices } from './lookup-services.ts';
import type { PlatformServices } from './platform-services.ts';

export type PageServices = ReturnType<typeof createPageServices>;

/** Creates the services for helpdesk pages: sites, detection, status colours and the card. */
export function createPageServices(
  storage: StorageAccess,
  { connections, policy, hasHostAccess, enqueueChange }: PlatformServices,
  { lookupEvents }: LookupServices,
  messages: ReadMessages,
) {
  const readIdTabs = () => storage.readValue(idTabsItem);
  const showIdCount = createShowIdCount(() => browser.action, messages);
  const idFrames = createIdFrameRegistry(
    readIdTabs,
    (tabs) => storage.write(idTabsItem, tabs),
    navigateInFrame,
    async (tab) => {
      // Reports reach the extension's other pages, and in Chrome cards.
      if (import.meta.env.FIREFOX) void sendIdsReported(tab.tabId);
      await showIdCount(tab);
    },
  );
  // The toolbar buttons of open tabs still have their titles in the previous language.
  onStoredChange(languageItem, () => {
    readIdTabs()
      .then((tabs) => tabs.map(showIdCount))
      .catch((error: unknown) => logUnexpected('the buttons of open tabs', error));
  });
  const statusColors = createStatusColors({
    readSwitch: () => storage.read(statusColorsItem),
    writeIsOn: (isOn) => storage.write(statusColorsItem, isOn),
    load: () => storage.readValue(knownStatusesItem),
    store: (statuses) => storage.write(knownStatusesItem, statuses),
    selected: connections.selected,
    framesWithIds: async () =>
      (await readIdTabs()).flatMap(({ tabId, frames }) => frames.map(({ frameId }) => ({ tabId, frameId }))),
    sendKnownStatus,
    notifyPages: sendDetectionChanged,
  });
  lookupEvents.on(statusColors.note);
  const detection = createDetectionService({
    enqueue: enqueueChange,
    read: () => storage.read(patternsItem),
    write: (patterns) => storage.write(patternsItem, patterns),
    readManaged: async () => (await policy.current()).patterns,
    readRules: () => storage.read(detectionRulesItem),
    writeRules: (rules) => storage.write(detectionRulesItem, rules),
    readExamples: () => storage.readValue(examplesItem),
    writeExamples: (trackingIds) => storage.write(examplesItem, trackingIds),
    notifyPages: sendDetectionChanged,
  });
  const grants = createCardGrants(
    () => storage.readValue(cardGrantsItem),
    (grants) => storage.write(cardGrantsItem, grants),
    Date.now,
  );
  return {
    idFrames,
    tabIds: createTabIds(idFrames.framesOf, listIdsInFrame, openIdInFrame),
    statusColors,
    detection,
    grants,
    helpdesks: openHelpdesks(storage, connections, policy, hasHostAccess),
  };
}
