import { failuresText } from '../components/text.en.ts';
import { backgroundMessagesFor, catalogueFor, englishBackgroundMessages } from './background-catalogue.ts';
import { evidenceText, proofText } from './proof/text.en.ts';
import { recentText } from './recent/text.en.ts';
import { copyingText } from './replies/text.en.ts';
import { shipmentText } from './shipment/text.en.ts';

/** The strings that any page may need, in English: those of an answer. They are all that the card loads. */
export const englishSharedMessages = {
  ...englishBackgroundMessages,
  shipment: shipmentText,
  failures: failuresText,
  recent: recentText,
  proof: proofText,
  evidence: evidenceText,
  copying: copyingText,
};

export type SharedMessages = typeof englishSharedMessages;

/**
 * Picks the strings of an answer for a browser language.
 * @param language BCP 47 tag such as `fr-CA`
 */
export function sharedMessagesFor(language: string): SharedMessages {
  return catalogueFor(language, { en: englishSharedMessages });
}

/**
 * The locale for dates and times. Without a catalogue for the browser's language, the interface is English: then dates
 * are English too, but keep the 24- or 12-hour clock of the browser's language.
 * @param language BCP 47 tag of the browser's language, such as `de-AT`
 */
export function timeLocale(language: string): string {
  const isEnglish = /^en\b/i.test(language);
  if (isEnglish || backgroundMessagesFor(language) !== englishBackgroundMessages) return language;
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  return new Intl.Locale('en-GB', hourCycle ? { hourCycle } : {}).toString();
}
