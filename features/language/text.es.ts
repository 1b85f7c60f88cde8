import type { languageText } from './text.en.ts';

export const spanishLanguageText: typeof languageText = {
  label: 'Idioma',
  choices: { browser: 'El del navegador', en: 'English', fr: 'Français', es: 'Español' },
  notChanged: 'No se pudo cambiar el idioma.',
};
