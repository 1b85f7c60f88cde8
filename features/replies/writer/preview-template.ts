import { type ReplyLanguage, replyLocale } from '../languages.ts';
import type { ReplySender, ReplyState } from '../model.ts';
import { SAMPLE_ID, sampleList, sampleShipment } from './sample-shipment.ts';
import { personalValues, placeholderValues } from './values.ts';
import { type ReplyResult, withoutMissing, writeReply } from './write-reply.ts';
import { writeReplyAboutSeveral } from './write-several.ts';

interface Previewed {
  text: string;
  language: ReplyLanguage;
  state: ReplyState;
  /** The agent's locale, for dates in replies of the same language. */
  locale: string;
  /** Whether the platform knows everything about the sample; otherwise only its ID. */
  isAllKnown: boolean;
  sender: ReplySender;
}

/** Obviously invented, as the sample shipment is. */
const SAMPLE_CUSTOMER = 'Alex Sample';
const SAMPLE_AGENT = 'Kim Sample';

/** Fills in a template for a sample shipment; the one about several IDs for sample IDs in three situations. */
export function previewTemplate({
  text,
  language,
  state,
  locale,
  isAllKnown,
  sender,
}: Previewed): ReplyResult {
  if (state === 'several') {
    const options = { language, edits: { [language]: { several: text } }, isSandbox: false, sender };
    return writeReplyAboutSeveral(sampleList(), options, locale, SAMPLE_CUSTOMER);
  }
  const people = isAllKnown
    ? personalValues(SAMPLE_CUSTOMER, { ...sender, agent: sender.agent || SAMPLE_AGENT })
    : personalValues('', sender);
  const values = placeholderValues(SAMPLE_ID, isAllKnown ? sampleShipment(state) : { problems: [] }, {
    language,
    locale: replyLocale(language, locale),
  });
  const reply = writeReply(text, { ...values, ...people }, { language, isSandbox: false });
  return withoutMissing(reply, (name) => name === 'customer' || name === 'signature');
}
