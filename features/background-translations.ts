import {
  type BackgroundMessages,
  englishBackgroundMessages,
  type ReadMessages,
} from './background-catalogue.ts';
import type { Language } from './language/model.ts';
import { spanishLaunchText } from './launch/text.es.ts';
import { frenchLaunchText } from './launch/text.fr.ts';
import { spanishStateText } from './shipment/text.es.ts';
import { frenchStateText } from './shipment/text.fr.ts';
import { spanishNoticeText } from './watch/text.es.ts';
import { frenchNoticeText } from './watch/text.fr.ts';

const CATALOGUES: Record<Language, BackgroundMessages> = {
  en: englishBackgroundMessages,
  fr: { shipment: frenchStateText, watch: frenchNoticeText, browserUi: frenchLaunchText },
  es: { shipment: spanishStateText, watch: spanishNoticeText, browserUi: spanishLaunchText },
};

/**
 * Gives the background its strings.
 * @param readLanguage reads the language of the interface, at each use: the browser stops the background between them
 */
export function createReadMessages(readLanguage: () => Promise<Language>): ReadMessages {
  return async () => CATALOGUES[await readLanguage()];
}
