import type { ReplyLanguage } from '../languages.ts';
import type { ReplyLanguageText } from '../model.ts';
import { englishReplies } from './reply-text.en.ts';
import { spanishReplies } from './reply-text.es.ts';
import { frenchReplies } from './reply-text.fr.ts';

/** To add a language, extend `REPLY_LANGUAGES`, add a file beside these and a line here. */
export const REPLY_TEXTS: Record<ReplyLanguage, ReplyLanguageText> = {
  en: englishReplies,
  fr: frenchReplies,
  es: spanishReplies,
};
