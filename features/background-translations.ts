import { lazyAsync } from '../utils/async.ts';
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
 * Gives the background its strings. The language is read at the first use and after a change, not at each badge and card.
 * @param readLanguage reads the language of the interface
 * @param onChange calls a listener when it has changed
 */
export function createReadMessages(
  readLanguage: () => Promise<Language>,
  onChange: (listener: () => void) => void,
): ReadMessages {
  let language = lazyAsync(readLanguage);
  onChange(() => {
    language = lazyAsync(readLanguage);
  });
  return async () => CATALOGUES[await language()];
}
