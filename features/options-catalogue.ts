import { settingsFailuresText } from '../components/texts/settings-text.en.ts';
import { optionsText } from './connection/text.en.ts';
import { detectionText, rulesText } from './detection/text.en.ts';
import { selfTestText } from './diagnostics/self-test-text.en.ts';
import { diagnosticsText } from './diagnostics/text.en.ts';
import { helpdesksText } from './helpdesks/text.en.ts';
import { languageText } from './language/text.en.ts';
import { newerDataText } from './newer-data/text.en.ts';
import { policyText } from './policy/text.en.ts';
import { replyTemplatesText } from './replies/templates-text.en.ts';
import { setUpText } from './set-up/text.en.ts';
import { settingsFileText } from './settings-file/text.en.ts';
import { englishSharedMessages, type SharedMessages } from './shared-catalogue.ts';
import { statusColorsText } from './status-colors/text.en.ts';
import { webhookText } from './webhook/text.en.ts';

/** The strings of the options in English. */
export const englishOptionsMessages = {
  ...englishSharedMessages,
  settingsFailures: settingsFailuresText,
  options: optionsText,
  language: languageText,
  helpdesks: helpdesksText,
  detection: detectionText,
  rules: rulesText,
  setUp: setUpText,
  statusColors: statusColorsText,
  replyTemplates: replyTemplatesText,
  diagnostics: diagnosticsText,
  selfTest: selfTestText,
  webhook: webhookText,
  policy: policyText,
  newerData: newerDataText,
  settingsFile: settingsFileText,
};

export type OptionsMessages = typeof englishOptionsMessages & SharedMessages;
