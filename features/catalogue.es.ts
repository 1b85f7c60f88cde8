import { spanishSettingsFailuresText } from '../components/texts/settings-text.es.ts';
import { spanishCommonText, spanishFailuresText } from '../components/texts/text.es.ts';
import { spanishBulkLookupText, spanishBulkViewText } from './bulk-lookup/text.es.ts';
import { spanishCardText } from './card/text.es.ts';
import type { AllMessages } from './catalogue.ts';
import { spanishOptionsText } from './connection/text.es.ts';
import { spanishDetectionText, spanishRulesText } from './detection/text.es.ts';
import { spanishSelfTestText } from './diagnostics/self-test-text.es.ts';
import { spanishDiagnosticsText } from './diagnostics/text.es.ts';
import { spanishHelpdesksText } from './helpdesks/text.es.ts';
import { spanishLanguageText } from './language/text.es.ts';
import { spanishLaunchText } from './launch/text.es.ts';
import { spanishNewerDataText } from './newer-data/text.es.ts';
import { spanishPolicyText } from './policy/text.es.ts';
import { spanishPopupText } from './popup/text.es.ts';
import {
  spanishEvidenceText,
  spanishImagesText,
  spanishNoImagesText,
  spanishPhotosText,
  spanishProofText,
} from './proof/text.es.ts';
import { spanishRecentText } from './recent/text.es.ts';
import { spanishReplyTemplatesText } from './replies/templates-text.es.ts';
import { spanishCopyingText, spanishReplyFormText } from './replies/text.es.ts';
import { spanishSetUpText } from './set-up/text.es.ts';
import { spanishSettingsFileText } from './settings-file/text.es.ts';
import { spanishShipmentText, spanishTechnicalText } from './shipment/text.es.ts';
import { spanishKeyCapsText, spanishShortcutsText } from './shortcuts/text.es.ts';
import { spanishStatusColorsText } from './status-colors/text.es.ts';
import { spanishWatchText } from './watch/text.es.ts';
import { spanishWebhookText } from './webhook/text.es.ts';

/** The strings of all features in Spanish. */
export const spanishMessages: AllMessages = {
  common: spanishCommonText,
  card: spanishCardText,
  shipment: spanishShipmentText,
  technical: spanishTechnicalText,
  watch: spanishWatchText,
  browserUi: spanishLaunchText,
  failures: spanishFailuresText,
  recent: spanishRecentText,
  proof: spanishProofText,
  images: spanishImagesText,
  noImages: spanishNoImagesText,
  photos: spanishPhotosText,
  evidence: spanishEvidenceText,
  copying: spanishCopyingText,
  replyForm: spanishReplyFormText,
  popup: spanishPopupText,
  bulkLookup: spanishBulkLookupText,
  bulkView: spanishBulkViewText,
  settingsFailures: spanishSettingsFailuresText,
  options: spanishOptionsText,
  language: spanishLanguageText,
  helpdesks: spanishHelpdesksText,
  detection: spanishDetectionText,
  rules: spanishRulesText,
  setUp: spanishSetUpText,
  statusColors: spanishStatusColorsText,
  replyTemplates: spanishReplyTemplatesText,
  diagnostics: spanishDiagnosticsText,
  selfTest: spanishSelfTestText,
  webhook: spanishWebhookText,
  policy: spanishPolicyText,
  newerData: spanishNewerDataText,
  settingsFile: spanishSettingsFileText,
  keyCaps: spanishKeyCapsText,
  shortcuts: spanishShortcutsText,
};
