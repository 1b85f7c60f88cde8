import { en } from './en.ts';

/** Every string that a person can see or hear, by screen. */
export type Messages = typeof en;

const CATALOGUES: Record<string, Messages> = { en };

/**
 * Picks the catalogue for a browser language.
 * @param language BCP 47 tag such as `fr-CA`
 */
export function messagesFor(language: string): Messages {
  return CATALOGUES[language.split('-')[0] ?? ''] ?? en;
}
