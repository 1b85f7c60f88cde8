import type { HandlersOf } from '../../utils/messaging.ts';
import { succeed } from '../../utils/outcome.ts';
import type { StorageAccess } from '../../utils/storage.ts';
import type { languageMessages } from './messages.ts';
import type { LanguageChoice } from './model.ts';
import { languageItem } from './storage.ts';

export interface LanguageService {
  get(): Promise<LanguageChoice>;
  /** Stores the choice. Pages and background learn of it from the change of the stored item. */
  set(choice: LanguageChoice): Promise<void>;
}

/** The chosen language of the interface; the only place that writes it. */
export function createLanguage(storage: Pick<StorageAccess, 'readValue' | 'write'>): LanguageService {
  return {
    get: () => storage.readValue(languageItem),
    set: (choice) => storage.write(languageItem, choice),
  };
}

/** Handlers of the messages about the language of the interface. */
export function languageHandlers(language: LanguageService): HandlersOf<typeof languageMessages> {
  return {
    async setLanguage({ choice }) {
      await language.set(choice);
      return succeed({});
    },
  };
}
