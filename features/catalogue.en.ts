import { commonText, failuresText, settingsFailuresText } from '../components/text.en.ts';
import { bulkLookupText } from './bulk-lookup/text.en.ts';
import { cardText } from './card/text.en.ts';
import { optionsText, setUpText } from './connection/text.en.ts';
import { detectionText, rulesText } from './detection/text.en.ts';
import { selfTestText } from './diagnostics/self-test-text.en.ts';
import { diagnosticsText } from './diagnostics/text.en.ts';
import { helpdesksText } from './helpdesks/text.en.ts';
import { launchText } from './launch/text.en.ts';
import { evidenceText, proofText } from './proof/text.en.ts';
import { recentText } from './recent/text.en.ts';
import { copyingText, replyTemplatesText } from './replies/text.en.ts';
import { settingsFileText } from './settings-file/text.en.ts';
import { shipmentText } from './shipment/text.en.ts';
import { statusColoursText } from './status-colors/text.en.ts';
import { watchText } from './watch/text.en.ts';
import { webhookText } from './webhook/text.en.ts';

/** The popup itself; the views that it shows have their texts in their features. */
const popupText = {
  /** Other words that mean the same must not be in another control's name: tests and people look for this one. */
  field: 'Tracking ID',
  placeholder: 'Tracking ID or a list',
  lookUp: 'Look up',
  nothingEntered: 'Enter an ID first.',

  paste: 'Paste',
  clipboardTitle: 'From the clipboard',
  clipboardRefused: 'Your browser doesn’t let Waybill read the clipboard. Paste into the field instead.',
  clipboardEmpty: 'There is no text on the clipboard.',
  notRecognised: 'No tracking ID on the clipboard. Paste into the field to look it up anyway.',

  onThisPage: (count: number) => `On this page · ${count}`,
  lookUpNamed: (trackingId: string) => `Look up ${trackingId}`,
  back: 'Back to the list',
  nothingHereTitle: 'No IDs found on this page.',
  nothingHereAdvice: 'Enter or paste one above.',
};

/** The strings of all features in English. Another language is an object of the same type. */
export const englishMessages = {
  common: commonText,
  failures: failuresText,
  settingsFailures: settingsFailuresText,
  shipment: shipmentText,
  card: cardText,
  popup: popupText,
  options: optionsText,
  helpdesks: helpdesksText,
  detection: detectionText,
  rules: rulesText,
  setUp: setUpText,
  statusColours: statusColoursText,
  recent: recentText,
  bulkLookup: bulkLookupText,
  watch: watchText,
  proof: proofText,
  evidence: evidenceText,
  copying: copyingText,
  replyTemplates: replyTemplatesText,
  browserUi: launchText,
  diagnostics: diagnosticsText,
  selfTest: selfTestText,
  webhook: webhookText,
  fleet: settingsFileText,
};
