import { catalogueFor } from './background-catalogue.ts';
import { bulkLookupText } from './bulk-lookup/text.en.ts';
import { popupText } from './popup/text.en.ts';
import { englishSharedMessages } from './shared-catalogue.ts';

/** The strings of popup and side panel in English. */
export const englishPopupMessages = {
  ...englishSharedMessages,
  popup: popupText,
  bulkLookup: bulkLookupText,
};

export type PopupMessages = typeof englishPopupMessages;

/**
 * Picks the strings of popup and side panel for a browser language.
 * @param language BCP 47 tag such as `fr-CA`
 */
export function popupMessagesFor(language: string): PopupMessages {
  return catalogueFor(language, { en: englishPopupMessages });
}
