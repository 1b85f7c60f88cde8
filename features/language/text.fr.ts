import type { languageText } from './text.en.ts';

export const frenchLanguageText: typeof languageText = {
  label: 'Langue',
  choices: { browser: 'Comme le navigateur', en: 'English', fr: 'Français', es: 'Español' },
  notChanged: 'La langue n’a pas pu être changée.',
};
