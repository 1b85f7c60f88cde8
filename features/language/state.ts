import { computed, signal } from '@preact/signals';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { LanguageChoice } from './model.ts';

/** State of the choice of a language. */
export function createLanguageState(send: Send) {
  /** Set by the page, which reads the stored choice before it shows anything, and after each change. */
  const stored = signal<LanguageChoice>('browser');
  /** The latest choice, while it is being stored. */
  const wanted = signal<LanguageChoice>();
  /** Why the last change failed. */
  const failure = signal<Failure>();

  return {
    stored,
    choice: computed(() => wanted.value ?? stored.value),
    failure,

    /** Takes effect when the change is stored: all pages listen for it. */
    async choose(next: LanguageChoice): Promise<void> {
      wanted.value = next;
      const answer = await send('setLanguage', { choice: next });
      // The answer to a later choice counts.
      if (wanted.value !== next) return;
      if (answer.ok) stored.value = next;
      wanted.value = undefined;
      failure.value = answer.ok ? undefined : answer.failure;
    },
  };
}

export type LanguageState = ReturnType<typeof createLanguageState>;
