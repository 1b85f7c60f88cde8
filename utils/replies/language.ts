import { z } from '../zod.ts';

/** Languages in which customers are answered. Another one is an entry here, in `words.ts` and in `defaults/`. */
export const REPLY_LANGUAGES = ['en', 'fr', 'es'] as const;

export const ReplyLanguageSchema = z.enum(REPLY_LANGUAGES);
export type ReplyLanguage = z.infer<typeof ReplyLanguageSchema>;

/**
 * The language to begin with, until an agent has chosen one: the browser's own where replies can be written in it.
 * @param language BCP 47 tag such as `fr-CA`
 */
export function replyLanguageFor(language: string): ReplyLanguage {
  return REPLY_LANGUAGES.find((each) => each === language.split('-')[0]) ?? 'en';
}

/**
 * The locale for dates in a reply: the agent's own where it is of the customer's language, because its clock and order
 * are then the familiar ones.
 */
export function replyLocale(language: ReplyLanguage, agentLocale: string): string {
  return agentLocale.split('-')[0] === language ? agentLocale : language;
}
