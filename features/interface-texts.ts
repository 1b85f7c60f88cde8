import { latestOnly } from '../utils/async.ts';
import { browser, onStoredChange } from '../utils/browser.ts';
import { objectOf } from '../utils/json.ts';
import { logUnexpected } from '../utils/logger.ts';
import type { AllMessages } from './catalogue.ts';
import { FOLLOWED_ITEMS } from './followed-items.ts';
import {
  LANGUAGE_CHOICES,
  type Language,
  type LanguageChoice,
  languageOf,
  localeOf,
} from './language/model.ts';
import type { SharedMessages } from './shared-catalogue.ts';

/** All strings of a language, for every page. English is in each page's own script. */
const TRANSLATIONS: Record<Exclude<Language, 'en'>, () => Promise<AllMessages>> = {
  fr: async () => (await import('./catalogue.fr.ts')).frenchMessages,
  es: async () => (await import('./catalogue.es.ts')).spanishMessages,
};

/** The strings of a page in the language of the interface. The properties change with the language. */
export interface InterfaceTexts<M> {
  choice: LanguageChoice;
  /** English until those of another language are loaded. */
  messages: M;
  /** For dates, times and numbers. */
  locale: string;
  /** Resolves when the language is known and its strings are loaded. Pages wait for it before they show anything. */
  loaded: Promise<void>;
}

/**
 * Loads the strings of a page in the language of the interface and marks the page with it, now and whenever the language
 * is changed. If the strings cannot be loaded, such as after an update of the extension, the interface is English.
 * @param english the strings that the page needs
 * @param onLoad called after each loading
 */
export function loadInterfaceTexts<M extends SharedMessages>(
  english: M,
  onLoad: () => void,
): Readonly<InterfaceTexts<M>> {
  const readings = latestOnly();

  async function load(): Promise<void> {
    const isLatest = readings.ask();
    const choice = await readChoice();
    const browserLanguage = browser.i18n.getUILanguage();
    const language = languageOf(choice, browserLanguage);
    const translation = language === 'en' ? {} : await TRANSLATIONS[language]().catch(logFailure);
    if (!isLatest()) return;
    document.documentElement.lang = translation ? language : 'en';
    texts.choice = choice;
    texts.messages = { ...english, ...translation };
    texts.locale = localeOf(translation ? language : 'en', browserLanguage);
    onLoad();
  }
  const texts: InterfaceTexts<M> = { choice: 'browser', messages: english, locale: 'en', loaded: load() };
  onStoredChange(FOLLOWED_ITEMS.language, () => {
    texts.loaded = load();
  });
  return texts;
}

function logFailure(error: unknown): undefined {
  logUnexpected('the strings of a language', error);
}

/**
 * Reads the choice without the background, which may have to start first. Returns `browser` if the choice cannot be
 * read, such as in a damaged profile or if a newer version has stored it.
 */
async function readChoice(): Promise<LanguageChoice> {
  const { key } = FOLLOWED_ITEMS.language;
  const stored = await browser.storage.local.get(key).catch(logFailure);
  const { value } = objectOf(stored?.[key]);
  return LANGUAGE_CHOICES.find((choice) => choice === value) ?? 'browser';
}
