import { bulkLookupText } from './bulk-lookup/text.en.ts';
import { popupText } from './popup/text.en.ts';
import { recentText } from './recent/text.en.ts';
import { englishSharedMessages, type SharedMessages } from './shared-catalogue.ts';
import { watchText } from './watch/text.en.ts';

/** The strings of popup and side panel in English. */
export const englishPopupMessages = {
  ...englishSharedMessages,
  popup: popupText,
  recent: recentText,
  watch: watchText,
  bulkLookup: bulkLookupText,
};

export type PopupMessages = typeof englishPopupMessages & SharedMessages;
