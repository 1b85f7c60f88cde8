import type { StoredItem } from '../../utils/storage.ts';
import { type LanguageChoice, LanguageChoiceSchema } from './model.ts';

export const languageItem: StoredItem<LanguageChoice> = {
  area: 'local',
  key: 'language.choice',
  schema: LanguageChoiceSchema,
  version: 1,
  fallback: 'browser',
};
