import { useRef, useState } from 'preact/hooks';
import { useCopy } from '../../../components/use-copy.ts';
import type { Outcome } from '../../../utils/outcome.ts';
import type { InsertResult } from '../../page/model.ts';

/** An insertion that a click or a key press has begun. */
interface StartedInsertion {
  /** Whether the user saw what they pressed. Otherwise nothing is copied either: a page may be allowed to read the clipboard. */
  wasSeen: Promise<boolean>;
  insert(text: string): Promise<Outcome<{ outcome: InsertResult }>>;
}

/**
 * Begins an insertion. Call it during the click or the key press: whether the user saw what they pressed is checked for that
 * moment, not for the moment at which the text is ready.
 */
export type BeginInsertion = () => StartedInsertion;

export type InsertionState =
  | { step: 'idle' }
  | { step: 'inserting' | 'failed'; text: string }
  | { step: 'done'; text: string; outcome: InsertResult; isCopied: boolean };

/** The latest attempt to insert a text into the page's editor. */
export interface Insertion {
  state: InsertionState;
  /** Like `BeginInsertion`; what it returns inserts a text, with the result in `state`. */
  begin(): (text: string) => Promise<void>;
  /** Clears the result of the latest attempt. */
  reset(): void;
}

/**
 * Inserts texts into the page's editor, one at a time, and copies each one in case the editor rejects it.
 * @param onInsert absent if there is no page to insert into
 */
export function useInsertion(onInsert: BeginInsertion | undefined): Insertion | undefined {
  const { copy } = useCopy();
  const [state, setState] = useState<InsertionState>({ step: 'idle' });
  // Not `state`: a second press may come before it has been rendered.
  const isInserting = useRef(false);
  if (!onInsert) return undefined;
  return {
    state,
    reset: () => setState({ step: 'idle' }),
    begin() {
      const { wasSeen, insert } = onInsert();
      return async (text) => {
        if (isInserting.current) return;
        isInserting.current = true;
        try {
          setState({ step: 'inserting', text });
          // Copied before it is inserted: the click's permission to copy expires.
          const isCopied = (await wasSeen) && (await copy(text));
          const answer = await insert(text);
          setState(
            answer.ok
              ? { step: 'done', text, outcome: answer.value.outcome, isCopied }
              : { step: 'failed', text },
          );
        } finally {
          isInserting.current = false;
        }
      };
    },
  };
}
