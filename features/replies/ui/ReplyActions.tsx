import { ChevronLeft } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { focusIfFree } from '../../../components/hooks.ts';
import { useMessages } from '../../messages-context.tsx';
import type { ReplyResult } from '../write-reply.ts';
import { type Insert, InsertButton } from './InsertButton.tsx';

interface Props {
  /** Absent while there is nothing to copy. */
  written: ReplyResult | undefined;
  close(): void;
  /** Absent if there is no page to insert into. */
  onInsert: Insert | undefined;
}

/** The buttons below a reply. “Copy” gets the focus, so that Enter copies immediately. */
export function ReplyActions({ written, close, onInsert }: Props) {
  const { copying } = useMessages();
  const root = useRef<HTMLDivElement>(null);
  const text = written?.step === 'written' ? written.text : undefined;

  useLayoutEffect(() => {
    if (text !== undefined) focusIfFree(root.current?.querySelector('button'));
  }, [text !== undefined]);
  useLayoutEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Otherwise the same key press would also close the card.
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
