import { computed, signal } from '@preact/signals';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { LanguageChoice } from './model.ts';

/** State of the choice of a language. */
export function createLanguageState(send: Send) {
  /** Set by the page, which reads the stored choice before it shows anything, and after each change. */
  const stored = signal<LanguageChoice>('browser');
  /** The latest choice, while it is being stored. */
  const wanted = signal<{ choice: LanguageChoice }>();
  /** Why the last change failed. */
  const failure = signal<Failure>();

  return {
    stored,
    choice: computed(() => wanted.value?.choice ?? stored.value),
    failure,

    /** Requests a change of the language. It takes effect when it is stored, because all pages follow the stored item. */
    async choose(choice: LanguageChoice): Promise<void> {
      const own = { choice };
      wanted.value = own;
      const answer = await send('setLanguage', own);
      // The answer to a later choice counts, even if it is the same language.
      if (wanted.value !== own) return;
      if (answer.ok) stored.value = choice;
      wanted.value = undefined;
      failure.value = answer.ok ? undefined : answer.failure;
    },
  };
}

export type LanguageState = ReturnType<typeof createLanguageState>;
