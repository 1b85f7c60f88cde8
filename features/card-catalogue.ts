import { cardText } from './card/text.en.ts';
import { launchText } from './launch/text.en.ts';
import { englishSharedMessages, type SharedMessages } from './shared-catalogue.ts';

/** The strings of the card in English. */
export const englishCardPageMessages = {
  ...englishSharedMessages,
  card: cardText,
  browserUi: launchText,
};

export type CardPageMessages = typeof englishCardPageMessages & SharedMessages;
