import { ChevronLeft } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { focusIfFree } from '../../../components/focus.ts';
import { useMessages } from '../../messages-context.tsx';
import { answerKey } from '../../shortcuts/model.ts';
import { replyFormText } from '../reply-form-text.en.ts';
import type { Insertion, InsertionState } from './use-insertion.ts';

interface Props {
  /** Absent while there is nothing to copy. */
  text: string | undefined;
  /** Absent if there is no page to insert into. */
  insertion: Insertion | undefined;
  close(): void;
}

/** The buttons below a reply. The first gets the focus, so that Enter inserts or copies immediately. */
export function ReplyActions({ text, insertion, close }: Props) {
  const { copying, replyForm: texts = replyFormText } = useMessages();
  const root = useRef<HTMLDivElement>(null);

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
      {text !== undefined && insertion && (
        <Button
          variant="primary"
          shortcut={answerKey('insertReply')}
          isBusy={insertion.state.step === 'inserting'}
          onClick={() => void insertion.begin()(text)}
        >
          {copying.insert}
        </Button>
      )}
      {text !== undefined && (
        <CopyButton
          label={texts.copy}
          text={text}
          shortcut={answerKey('copySummary')}
          variant={insertion ? 'secondary' : 'primary'}
        />
      )}
      {insertion && <InsertOutcomeLine state={insertion.state} text={text} />}
      <span class="reply-back">
        <Button icon={<ChevronLeft size={14} aria-hidden="true" />} variant="quiet" onClick={close}>
          {texts.back}
        </Button>
      </span>
    </div>
  );
}

interface OutcomeProps {
  state: InsertionState;
  /** The text on screen; the result of another one is no longer of interest. */
  text: string | undefined;
}

/** The result of inserting a text. Screen readers announce it. */
function InsertOutcomeLine({ state, text }: OutcomeProps) {
  const { replyForm: texts = replyFormText } = useMessages();
  const shown = state.step !== 'idle' && state.text === text ? state : undefined;
  const isVisible = shown && shown.step !== 'inserting';
  return (
    <p class={isVisible ? 'reply-outcome' : 'sr-only'} role="status">
      {shown?.step === 'inserting' && texts.inserting}
      {shown?.step === 'failed' && texts.insertFailed}
      {shown?.step === 'done' && texts.insertOutcome[shown.outcome][shown.isCopied ? 'copied' : 'notCopied']}
    </p>
  );
}
