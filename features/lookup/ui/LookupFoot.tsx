import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CopyMenu } from '../../../components/CopyMenu.tsx';
import { Skeleton } from '../../../components/Indicators.tsx';
import { AddPatternPrompt } from '../../detection/ui/IdPrompts.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { Copies } from '../../replies/describe-copies.ts';
import { ReplyButtons } from '../../replies/ui/ReplyButtons.tsx';
import type { OpenableReply } from '../../replies/ui/use-reply.ts';
import { answerKey } from '../../shortcuts/model.ts';

interface Props {
  /** Absent without an answer. */
  copies: Copies | undefined;
  /** The agent has returned from a reply, so the focus moves back to the reply button. */
  takesFocus: boolean;
  /** Absent if the ID matches a known format. */
  onAddPattern: (() => void) | undefined;
  /** Reserves the room of the buttons. */
  isLoading: boolean;
  reply: OpenableReply;
  /** Further buttons, beside those that copy. */
  children?: ComponentChildren;
}

/** The buttons of an answer. */
export function LookupFoot({ copies, takesFocus, onAddPattern, isLoading, reply, children }: Props) {
  const { copying } = useMessages();
  const actions = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) actions.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <>
      {onAddPattern && <AddPatternPrompt onAddPattern={onAddPattern} />}
      <span class="foot-actions" ref={actions}>
        {isLoading && (
          <>
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </>
        )}
        {copies && (
          <ReplyButtons
            onReply={reply.open}
            onInsert={reply.insertNow}
            isInserting={reply.insertion?.state.step === 'inserting'}
          />
        )}
        {copies?.summary && (
          <CopyMenu
            label={copying.copySummary}
            shortcut={answerKey('copySummary')}
            forms={[
              { label: copying.oneLine, text: copies.summary.oneLine },
              { label: copying.formatted, text: copies.summary.rich },
            ]}
          />
        )}
        {children}
      </span>
    </>
  );
}
