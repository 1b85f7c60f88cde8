import {
  type BackgroundMessages,
  englishBackgroundMessages,
  type ReadMessages,
} from './background-catalogue.ts';
import type { Language } from './language/model.ts';

const CATALOGUES: Record<Language, BackgroundMessages> = {
  en: englishBackgroundMessages,
  fr: englishBackgroundMessages,
  es: englishBackgroundMessages,
};

/**
 * Gives the background its strings.
 * @param readLanguage reads the language of the interface, at each use: the browser stops the background between them
 */
export function createReadMessages(readLanguage: () => Promise<Language>): ReadMessages {
  return async () => CATALOGUES[await readLanguage()];
}
