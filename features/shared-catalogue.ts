import { commonText, failuresText } from '../components/texts/text.en.ts';
import { englishBackgroundMessages } from './background-catalogue.ts';
import { cardText } from './card/text.en.ts';
import type { LaterMessages } from './later-catalogue.ts';
import { proofText } from './proof/text.en.ts';
import { copyingText } from './replies/text.en.ts';
import { shipmentText } from './shipment/text.en.ts';

/** The strings that any page may need, in English: those of an answer. They are all that the card loads. */
export const englishSharedMessages = {
  ...englishBackgroundMessages,
  common: commonText,
  card: cardText,
  shipment: shipmentText,
  failures: failuresText,
  proof: proofText,
  copying: copyingText,
};

export type SharedMessages = typeof englishSharedMessages & LaterMessages;
