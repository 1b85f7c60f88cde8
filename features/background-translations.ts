import { lazyAsync } from '../utils/async.ts';
import { browser } from '../utils/browser.ts';
import {
  englishBackgroundMessages,
  type ReadNotificationMessages,
  type StateText,
} from './background-catalogue.ts';
import type { Language } from './language/model.ts';
import { spanishLaunchText } from './launch/text.es.ts';
import { frenchLaunchText } from './launch/text.fr.ts';
import { stateText } from './shipment/state-text.en.ts';
import { spanishNoticeText } from './watch/text.es.ts';
import { frenchNoticeText } from './watch/text.fr.ts';

/** Reads a file that the build generates from the strings of the pages (`dev/build/state-texts.ts`). */
const readFile = (language: Language) => async (): Promise<StateText> =>
  (await fetch(browser.runtime.getURL(`states/${language}.json`))).json();

const CATALOGUES: Record<Language, Awaited<ReturnType<ReadNotificationMessages>>> = {
  en: { ...englishBackgroundMessages, readStateText: async () => stateText },
  fr: { watch: frenchNoticeText, browserUi: frenchLaunchText, readStateText: readFile('fr') },
  es: { watch: spanishNoticeText, browserUi: spanishLaunchText, readStateText: readFile('es') },
};

/**
 * Gives the background its strings. The language is read at the first use and after a change, not at each badge and card.
 * @param readLanguage reads the language of the interface
 * @param onChange calls a listener when it has changed
 */
export function createReadMessages(
  readLanguage: () => Promise<Language>,
  onChange: (listener: () => void) => void,
): ReadNotificationMessages {
  let language = lazyAsync(readLanguage);
  onChange(() => {
    language = lazyAsync(readLanguage);
  });
  return async () => CATALOGUES[await language()];
}
