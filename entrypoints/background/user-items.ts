import { settingsItem } from '../../features/connection/storage.ts';
import { detectionRulesItem, patternsItem } from '../../features/detection/storage.ts';
import { helpdesksItem } from '../../features/helpdesks/storage.ts';
import { languageItem } from '../../features/language/storage.ts';
import { proofPreferenceItem } from '../../features/proof/storage.ts';
import { recentItem } from '../../features/recent/storage.ts';
import { replyChoicesItem, replyTemplatesItem } from '../../features/replies/storage.ts';
import { statusColorsItem } from '../../features/status-colors/storage.ts';
import { watchesItem } from '../../features/watch/storage.ts';
import { webhookHistoryItem } from '../../features/webhook/storage.ts';
import type { StoredItem } from '../../utils/storage.ts';

/** The items that outlive the browser session, without `policy.hadPolicy`, which users never see. */
export const USER_ITEMS: readonly StoredItem<unknown>[] = [
  settingsItem,
  helpdesksItem,
  patternsItem,
  detectionRulesItem,
  statusColorsItem,
  proofPreferenceItem,
  languageItem,
  replyTemplatesItem,
  replyChoicesItem,
  watchesItem,
  recentItem,
  webhookHistoryItem,
];
