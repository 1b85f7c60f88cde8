import type { LanguageChoice } from './model.ts';

/** Each language is named in itself, so that its speakers find it. */
const choices: Record<LanguageChoice, string> = {
  browser: 'Same as browser',
  en: 'English',
  fr: 'Français',
  es: 'Español',
};

export const languageText = {
  label: 'Language',
  choices,
  notChanged: 'Couldn’t change the language.',
};
