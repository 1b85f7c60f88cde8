import { catalogueFor } from './background-catalogue.ts';
import { englishMessages } from './catalogue.en.ts';

/** Every string that a person can see or hear, by screen. */
export type Messages = typeof englishMessages;

/**
 * Picks the catalogue for a browser language.
 * @param language BCP 47 tag such as `fr-CA`
 */
export function messagesFor(language: string): Messages {
  return catalogueFor(language, { en: englishMessages });
}

/**
 * The locale for dates and times. Without a catalogue for the browser's language, the interface is English: then dates
 * are English too, but keep the 24- or 12-hour clock of the browser's language.
 * @param language BCP 47 tag of the browser's language, such as `de-AT`
 */
export function timeLocale(language: string): string {
  const isEnglish = /^en\b/i.test(language);
  if (isEnglish || messagesFor(language) !== englishMessages) return language;
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  return new Intl.Locale('en-GB', hourCycle ? { hourCycle } : {}).toString();
}
