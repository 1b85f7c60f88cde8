import { failuresText, settingsFailuresText } from '../components/text.en.ts';
import { englishBackgroundMessages } from './background-catalogue.ts';
import { bulkLookupText } from './bulk-lookup/text.en.ts';
import { optionsText, setUpText } from './connection/text.en.ts';
import { detectionText, rulesText } from './detection/text.en.ts';
import { selfTestText } from './diagnostics/self-test-text.en.ts';
import { diagnosticsText } from './diagnostics/text.en.ts';
import { helpdesksText } from './helpdesks/text.en.ts';
import { newerDataText } from './newer-data/text.en.ts';
import { policyText } from './policy/text.en.ts';
import { popupText } from './popup/text.en.ts';
import { evidenceText, proofText } from './proof/text.en.ts';
import { recentText } from './recent/text.en.ts';
import { copyingText, replyTemplatesText } from './replies/text.en.ts';
import { settingsFileText } from './settings-file/text.en.ts';
import { statusColorsText } from './status-colors/text.en.ts';
import { webhookText } from './webhook/text.en.ts';

/** The strings of all features in English. Another language is an object of the same type. */
export const englishMessages = {
  ...englishBackgroundMessages,
  failures: failuresText,
  settingsFailures: settingsFailuresText,
  popup: popupText,
  options: optionsText,
  helpdesks: helpdesksText,
  detection: detectionText,
  rules: rulesText,
  setUp: setUpText,
  statusColors: statusColorsText,
  recent: recentText,
  bulkLookup: bulkLookupText,
  proof: proofText,
  evidence: evidenceText,
  copying: copyingText,
  replyTemplates: replyTemplatesText,
  diagnostics: diagnosticsText,
  selfTest: selfTestText,
  webhook: webhookText,
  policy: policyText,
  newerData: newerDataText,
  settingsFile: settingsFileText,
};
