import { ChevronLeft } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Outcome } from '../utils/errors.ts';
import type { InsertOutcome } from '../utils/page-commands.ts';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { InsertButton } from './InsertButton.tsx';
import { useMessages } from './messages-context.ts';
import type { ReplyInWork } from './use-reply.ts';

export type Insert = (text: string) => Promise<Outcome<{ outcome: InsertOutcome }>>;

interface Props {
  reply: ReplyInWork;
  /** The templates were read; until then there is nothing to copy. */
  isReady: boolean;
  /** Leave out where there is no page to insert into. */
  onInsert: Insert | undefined;
}

/** What can be done with a reply. Copying has the focus at once, so that Enter does it. */
export function ReplyActions({ reply, isReady, onInsert }: Props) {
  const { copying } = useMessages();
  const root = useRef<HTMLDivElement>(null);
  const { written, close } = reply;
  const text = isReady && written?.step === 'written' ? written.text : undefined;

  useEffect(() => {
    if (text !== undefined) root.current?.querySelector('button')?.focus();
  }, [isReady]);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The card would close by the same Escape.
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [close]);

  return (
    <div class="reply-actions" ref={root}>
      {text !== undefined && <CopyButton label={copying.copy} text={text} variant="primary" />}
      {text !== undefined && onInsert && <InsertButton key={text} text={text} onInsert={onInsert} />}
      <span class="reply-back">
        <Button icon={<ChevronLeft size={14} aria-hidden="true" />} variant="quiet" onClick={close}>
          {copying.back}
        </Button>
      </span>
    </div>
  );
}
