import { Copy } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { CopyMenu } from '../../../components/CopyMenu.tsx';
import { Skeleton } from '../../../components/Indicators.tsx';
import { AddPatternPrompt } from '../../detection/ui/IdPrompts.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { Copies } from '../../replies/describe-copies.ts';
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
  onReply(): void;
  /** Further buttons, beside those that copy. */
  children?: ComponentChildren;
}

/** The buttons of an answer. */
export function LookupFoot({ copies, takesFocus, onAddPattern, isLoading, onReply, children }: Props) {
  const { copying } = useMessages();
  const actions = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) actions.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <>
      {onAddPattern && <AddPatternPrompt onAddPattern={onAddPattern} />}
      <span class="foot-actions" ref={actions}>
        {isLoading && <Skeleton shape="button" />}
        {copies && (
          <Button
            shortcut={answerKey('reply')}
            variant="primary"
            icon={<Copy size={15} aria-hidden="true" />}
            onClick={onReply}
          >
            {copying.copyReply}
          </Button>
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
