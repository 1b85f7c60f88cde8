import { commonText, failuresText } from '../components/texts/text.en.ts';
import type { LaterMessages } from './later-catalogue.ts';
import { copyingText } from './replies/text.en.ts';
import { shipmentText } from './shipment/text.en.ts';
import { noticeText } from './watch/notice-text.en.ts';

/** The strings that any page may need at its start, in English: those of an answer without its proof. */
export const englishSharedMessages = {
  common: commonText,
  shipment: shipmentText,
  failures: failuresText,
  copying: copyingText,
  watch: noticeText,
};

export type SharedMessages = typeof englishSharedMessages & LaterMessages;
