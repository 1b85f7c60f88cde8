import { englishMessages } from './catalogue.en.ts';
import type { LaterMessages } from './later-catalogue.ts';
import { evidenceText } from './proof/evidence-text.en.ts';
import { imagesText } from './proof/images-text.en.ts';
import { photosText } from './proof/photos-text.en.ts';
import { replyFormText } from './replies/reply-form-text.en.ts';
import { technicalText } from './shipment/technical-text.en.ts';
import { keyCapsText } from './shortcuts/caps-text.en.ts';
import { shortcutsText } from './shortcuts/text.en.ts';

/** The strings of every page. */
export type Messages = typeof englishMessages & LaterMessages;

/** Every string that a person can see or hear, by screen. */
export type AllMessages = typeof englishMessages & Required<LaterMessages>;

/** Every string in the language of the sources. */
export const allEnglishMessages: AllMessages = {
  ...englishMessages,
  replyForm: replyFormText,
  technical: technicalText,
  evidence: evidenceText,
  images: imagesText,
  photos: photosText,
  keyCaps: keyCapsText,
  shortcuts: shortcutsText,
};
