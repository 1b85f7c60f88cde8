/** The languages of the interface. Each but English has a catalogue beside `features/catalogue.ts`. */
const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `browser`: the browser's language if Waybill has it, otherwise English. */
export const LANGUAGE_CHOICES = ['browser', ...LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** The part of a BCP 47 tag before the region, in lower case. */
export const baseLanguage = (tag: string): string => tag.toLowerCase().replace(/-.*$/, '');

/**
 * The language of the interface.
 * @param browserLanguage BCP 47 tag of the browser's own interface, such as `de-AT`
 */
export function languageOf(choice: LanguageChoice, browserLanguage: string): Language {
  if (choice !== 'browser') return choice;
  return LANGUAGES.find((each) => each === baseLanguage(browserLanguage)) ?? 'en';
}

/**
 * The locale for dates, times and numbers in a language of the interface, as a BCP 47 tag such as `fr-CA`: that of the
 * browser if it has this language, because its region decides how dates are written. English in a browser of another
 * language has English dates with the 24- or 12-hour clock of the browser.
 * @param browserLanguage as in `languageOf`
 */
export function localeOf(language: Language, browserLanguage: string): string {
  if (language === baseLanguage(browserLanguage)) return browserLanguage;
  if (language !== 'en') return language;
  const { hourCycle = 'h23' } = new Intl.DateTimeFormat(browserLanguage, {
    hour: 'numeric',
  }).resolvedOptions();
  return `en-GB-u-hc-${hourCycle}`;
}
