import { useState } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { useCopy } from '../../../components/use-copy.ts';
import type { Outcome } from '../../../utils/outcome.ts';
import { useMessages } from '../../messages-context.tsx';
import type { InsertResult } from '../../page/model.ts';

export type Insert = (text: string) => Promise<Outcome<{ outcome: InsertResult }>>;

interface Props {
  text: string;
  onInsert: Insert;
}

type Inserting =
  | { step: 'idle' | 'inserting' | 'failed' }
  | { step: 'done'; outcome: InsertResult; isCopied: boolean };

/** Button that copies a text and inserts it into the page's editor, and reports which of the two succeeded. */
export function InsertButton({ text, onInsert }: Props) {
  const { copying } = useMessages();
  const { copy } = useCopy();
  const [inserting, setInserting] = useState<Inserting>({ step: 'idle' });

  async function insert(): Promise<void> {
    setInserting({ step: 'inserting' });
    // Copied first: the editor may reject the text, and the click's permission to copy expires.
    const isCopied = await copy(text);
    const answer = await onInsert(text);
    setInserting(answer.ok ? { step: 'done', outcome: answer.value.outcome, isCopied } : { step: 'failed' });
  }

  return (
    <>
      <Button isBusy={inserting.step === 'inserting'} onClick={() => void insert()}>
        {copying.insert}
      </Button>
      <p
        class={inserting.step === 'done' || inserting.step === 'failed' ? 'reply-outcome' : 'sr-only'}
        role="status"
      >
        {inserting.step === 'inserting' && copying.inserting}
        {inserting.step === 'failed' && copying.insertFailed}
        {inserting.step === 'done' &&
          copying.insertOutcome[inserting.outcome][inserting.isCopied ? 'copied' : 'notCopied']}
      </p>
    </>
  );
}
