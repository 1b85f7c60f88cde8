import { baseLanguage } from '../language/model.ts';

/** Languages of replies to customers. Not in `model.ts` with the schemas, because card and popup load no zod. */
export const REPLY_LANGUAGES = ['en', 'fr', 'es'] as const;
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

/**
 * The language of replies until the agent chooses one: that of the interface if there are replies in it, otherwise
 * English.
 * @param language BCP 47 tag such as `fr-CA`
 */
export function replyLanguageFor(language: string): ReplyLanguage {
  return REPLY_LANGUAGES.find((each) => each === baseLanguage(language)) ?? 'en';
}

/**
 * The locale for dates in a reply: the agent's own locale if it matches the reply's language, because then its regional
 * formats are familiar.
 * @param agentLocale BCP 47 tag such as `en-GB`
 */
export function replyLocale(language: ReplyLanguage, agentLocale: string): string {
  return baseLanguage(agentLocale) === language ? agentLocale : language;
}
