import { useState } from 'preact/hooks';
import { useCopy } from '../../../components/use-copy.ts';
import type { Outcome } from '../../../utils/outcome.ts';
import type { InsertResult } from '../../page/model.ts';

export type Insert = (text: string) => Promise<Outcome<{ outcome: InsertResult }>>;

export type InsertionState =
  | { step: 'idle' }
  | { step: 'inserting' | 'failed'; text: string }
  | { step: 'done'; text: string; outcome: InsertResult; isCopied: boolean };

/** The latest attempt to insert a text into the page's editor. */
export interface Insertion {
  state: InsertionState;
  insert(text: string): Promise<void>;
  /** Forgets what became of the latest attempt. */
  reset(): void;
}

/**
 * Inserts texts into the page's editor, one at a time, and copies each one for the case that the editor rejects it.
 * @param onInsert absent if there is no page to insert into
 */
export function useInsertion(onInsert: Insert | undefined): Insertion | undefined {
  const { copy } = useCopy();
  const [state, setState] = useState<InsertionState>({ step: 'idle' });
  if (!onInsert) return undefined;
  return {
    state,
    reset: () => setState({ step: 'idle' }),
    async insert(text) {
      if (state.step === 'inserting') return;
      setState({ step: 'inserting', text });
      // Copied first: the click's permission to copy expires.
      const isCopied = await copy(text);
      const answer = await onInsert(text);
      setState(
        answer.ok
          ? { step: 'done', text, outcome: answer.value.outcome, isCopied }
          : { step: 'failed', text },
      );
    },
  };
}
