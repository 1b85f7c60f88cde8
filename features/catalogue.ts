import { bulkViewText } from './bulk-lookup/view-text.en.ts';
import { type CardPageMessages, englishCardPageMessages } from './card-catalogue.ts';
import type { LaterMessages } from './later-catalogue.ts';
import { englishOptionsMessages } from './options-catalogue.ts';
import { englishPopupMessages } from './popup-catalogue.ts';
import { evidenceText } from './proof/evidence-text.en.ts';
import { imagesText } from './proof/images-text.en.ts';
import { noImagesText } from './proof/no-images-text.en.ts';
import { photosText } from './proof/photos-text.en.ts';
import { proofText } from './proof/text.en.ts';
import { replyFormText } from './replies/reply-form-text.en.ts';
import { technicalText } from './shipment/technical-text.en.ts';
import { keyCapsText } from './shortcuts/caps-text.en.ts';
import { shortcutsText } from './shortcuts/text.en.ts';

/** Every string that a person can see or hear, by screen. Another language is an object of this type. */
export type AllMessages = CardPageMessages &
  typeof englishPopupMessages &
  typeof englishOptionsMessages &
  Required<LaterMessages>;

/** Every string in the language of the sources. */
export const allEnglishMessages: AllMessages = {
  ...englishOptionsMessages,
  ...englishCardPageMessages,
  ...englishPopupMessages,
  bulkView: bulkViewText,
  replyForm: replyFormText,
  technical: technicalText,
  proof: proofText,
  evidence: evidenceText,
  images: imagesText,
  noImages: noImagesText,
  photos: photosText,
  keyCaps: keyCapsText,
  shortcuts: shortcutsText,
};
