import type { ReplyLanguage, ReplyText } from './model.ts';
import { en } from './reply-text.en.ts';
import { es } from './reply-text.es.ts';
import { fr } from './reply-text.fr.ts';

/** Another language is an entry in `REPLY_LANGUAGES`, a file beside these, and a line here. */
export const REPLY_TEXTS: Record<ReplyLanguage, ReplyText> = { en, fr, es };
