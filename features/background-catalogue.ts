import { commonText } from '../components/text.en.ts';
import { cardText } from './card/text.en.ts';
import { launchText } from './launch/text.en.ts';
import { stateText } from './shipment/state-text.en.ts';
import { watchText } from './watch/text.en.ts';

/**
 * The strings that the background shows itself, in English: in menus, the address bar, notifications and titles. They stand
 * apart from those of the pages, so that the background script does not carry all of them.
 */
export const englishBackgroundMessages = {
  common: commonText,
  card: cardText,
  shipment: stateText,
  watch: watchText,
  browserUi: launchText,
};

export type BackgroundMessages = typeof englishBackgroundMessages;

/**
 * Picks the background's strings for a browser language.
 * @param language BCP 47 tag such as `fr-CA`
 */
export function backgroundMessagesFor(language: string): BackgroundMessages {
  return catalogueFor(language, { en: englishBackgroundMessages });
}

/**
 * Picks the catalogue for a browser language: English if there is none.
 * @param language BCP 47 tag such as `fr-CA`
 * @param catalogues by language, without region
 */
export function catalogueFor<T>(language: string, catalogues: Record<string, T> & { en: T }): T {
  return catalogues[language.split('-')[0] ?? ''] ?? catalogues.en;
}
