import { frenchSettingsFailuresText } from '../components/texts/settings-text.fr.ts';
import { frenchCommonText, frenchFailuresText } from '../components/texts/text.fr.ts';
import { frenchBulkLookupText, frenchBulkViewText } from './bulk-lookup/text.fr.ts';
import { frenchCardText } from './card/text.fr.ts';
import type { AllMessages } from './catalogue.ts';
import { frenchOptionsText } from './connection/text.fr.ts';
import { frenchDetectionText, frenchRulesText } from './detection/text.fr.ts';
import { frenchSelfTestText } from './diagnostics/self-test-text.fr.ts';
import { frenchDiagnosticsText } from './diagnostics/text.fr.ts';
import { frenchHelpdesksText } from './helpdesks/text.fr.ts';
import { frenchLanguageText } from './language/text.fr.ts';
import { frenchLaunchText } from './launch/text.fr.ts';
import { frenchNewerDataText } from './newer-data/text.fr.ts';
import { frenchPolicyText } from './policy/text.fr.ts';
import { frenchPopupText } from './popup/text.fr.ts';
import {
  frenchEvidenceText,
  frenchImagesText,
  frenchNoImagesText,
  frenchPhotosText,
  frenchProofText,
} from './proof/text.fr.ts';
import { frenchRecentText } from './recent/text.fr.ts';
import { frenchReplyTemplatesText } from './replies/templates-text.fr.ts';
import { frenchCopyingText, frenchReplyFormText } from './replies/text.fr.ts';
import { frenchSetUpText } from './set-up/text.fr.ts';
import { frenchSettingsFileText } from './settings-file/text.fr.ts';
import { frenchShipmentText, frenchTechnicalText } from './shipment/text.fr.ts';
import { frenchKeyCapsText, frenchShortcutsText } from './shortcuts/text.fr.ts';
import { frenchStatusColorsText } from './status-colors/text.fr.ts';
import { frenchWatchText } from './watch/text.fr.ts';
import { frenchWebhookText } from './webhook/text.fr.ts';

/** The strings of all features in French. */
export const frenchMessages: AllMessages = {
  common: frenchCommonText,
  card: frenchCardText,
  shipment: frenchShipmentText,
  technical: frenchTechnicalText,
  watch: frenchWatchText,
  browserUi: frenchLaunchText,
  failures: frenchFailuresText,
  recent: frenchRecentText,
  proof: frenchProofText,
  images: frenchImagesText,
  noImages: frenchNoImagesText,
  evidence: frenchEvidenceText,
  photos: frenchPhotosText,
  copying: frenchCopyingText,
  replyForm: frenchReplyFormText,
  popup: frenchPopupText,
  bulkLookup: frenchBulkLookupText,
  bulkView: frenchBulkViewText,
  settingsFailures: frenchSettingsFailuresText,
  options: frenchOptionsText,
  language: frenchLanguageText,
  helpdesks: frenchHelpdesksText,
  detection: frenchDetectionText,
  rules: frenchRulesText,
  setUp: frenchSetUpText,
  statusColors: frenchStatusColorsText,
  replyTemplates: frenchReplyTemplatesText,
  diagnostics: frenchDiagnosticsText,
  selfTest: frenchSelfTestText,
  webhook: frenchWebhookText,
  policy: frenchPolicyText,
  newerData: frenchNewerDataText,
  settingsFile: frenchSettingsFileText,
  keyCaps: frenchKeyCapsText,
  shortcuts: frenchShortcutsText,
};
