import { useState } from 'preact/hooks';
import type { InsertOutcome } from '../utils/page-commands.ts';
import { Button } from './Button.tsx';
import { useMessages } from './messages-context.ts';
import type { Insert } from './ReplyActions.tsx';
import { useCopy } from './use-copy.ts';

interface Props {
  text: string;
  onInsert: Insert;
}

type Inserting =
  | { step: 'idle' | 'inserting' | 'failed' }
  | { step: 'done'; outcome: InsertOutcome; isCopied: boolean };

/** Puts a text on the clipboard and into the page's editor, and says which of both succeeded. */
export function InsertButton({ text, onInsert }: Props) {
  const { copying } = useMessages();
  const { copy } = useCopy();
  const [inserting, setInserting] = useState<Inserting>({ step: 'idle' });

  async function insert(): Promise<void> {
    setInserting({ step: 'inserting' });
    // First, because the page may refuse it and because the click allows it only now.
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
