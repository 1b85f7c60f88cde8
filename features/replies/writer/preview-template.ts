import { type ReplyLanguage, type ReplyState, replyLocale } from '../model.ts';
import { SAMPLE_ID, sampleList, sampleShipment } from './sample-shipment.ts';
import { placeholderValues } from './values.ts';
import { type ReplyResult, writeReply } from './write-reply.ts';
import { writeReplyAboutSeveral } from './write-several.ts';

interface Previewed {
  text: string;
  language: ReplyLanguage;
  state: ReplyState;
  /** The agent's locale, for dates in replies of the same language. */
  locale: string;
  /** Whether the platform knows everything about the sample; otherwise only its ID. */
  isAllKnown: boolean;
}

/** Fills in a template for a sample shipment; the one about several IDs for sample IDs in three situations. */
export function previewTemplate({ text, language, state, locale, isAllKnown }: Previewed): ReplyResult {
  if (state === 'several') {
    const options = { language, edits: { [language]: { several: text } }, isSandbox: false };
    return writeReplyAboutSeveral(sampleList(), options, locale);
  }
  const values = placeholderValues(SAMPLE_ID, isAllKnown ? sampleShipment(state) : { problems: [] }, {
    language,
    locale: replyLocale(language, locale),
  });
  return writeReply(text, values, { language, isSandbox: false });
}
