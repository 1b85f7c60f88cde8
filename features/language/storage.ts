import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import { LANGUAGE_CHOICES, type LanguageChoice } from './model.ts';

export const LanguageChoiceSchema = z.enum(LANGUAGE_CHOICES);

export const languageItem: StoredItem<LanguageChoice> = {
  ...FOLLOWED_ITEMS.language,
  schema: LanguageChoiceSchema,
  version: 1,
  fallback: 'browser',
};
