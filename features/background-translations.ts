import {
  type BackgroundMessages,
  englishBackgroundMessages,
  type ReadMessages,
} from './background-catalogue.ts';
import type { Language } from './language/model.ts';
import { spanishLaunchText } from './launch/text.es.ts';
import { spanishStateText } from './shipment/text.es.ts';
import { spanishNoticeText } from './watch/text.es.ts';

const CATALOGUES: Record<Language, BackgroundMessages> = {
  en: englishBackgroundMessages,
  // French is in all pages, but not here: it would exceed the bound of the background's script.
  fr: englishBackgroundMessages,
  es: { shipment: spanishStateText, watch: spanishNoticeText, browserUi: spanishLaunchText },
};

/**
 * Gives the background its strings.
 * @param readLanguage reads the language of the interface, at each use: the browser stops the background between them
 */
export function createReadMessages(readLanguage: () => Promise<Language>): ReadMessages {
  return async () => CATALOGUES[await readLanguage()];
}
