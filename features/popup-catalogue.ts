import { bulkLookupText } from './bulk-lookup/text.en.ts';
import { popupText } from './popup/text.en.ts';
import { englishSharedMessages, type SharedMessages } from './shared-catalogue.ts';

/** The strings of popup and side panel in English. */
export const englishPopupMessages = {
  ...englishSharedMessages,
  popup: popupText,
  bulkLookup: bulkLookupText,
};

export type PopupMessages = typeof englishPopupMessages & SharedMessages;
