import { signal } from '@preact/signals';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { LanguageChoice } from './model.ts';

/** State of the choice of a language. */
export function createLanguageState(send: Send) {
  /** Set by the page, which reads the stored choice before it shows anything. */
  const choice = signal<LanguageChoice>('browser');
  /** Why the last change failed. */
  const failure = signal<Failure>();

  return {
    choice,
    failure,

    /** Takes effect when the change is stored: all pages listen for it. */
    async choose(next: LanguageChoice): Promise<void> {
      const before = choice.value;
      choice.value = next;
      const answer = await send('setLanguage', { choice: next });
      failure.value = answer.ok ? undefined : answer.failure;
      if (!answer.ok) choice.value = before;
    },
  };
}

export type LanguageState = ReturnType<typeof createLanguageState>;
