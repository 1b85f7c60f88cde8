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
