import { Copy } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { CopyMenu } from '../../../components/CopyMenu.tsx';
import { AddPatternPrompt, type IgnoreControl, IgnorePrompt } from '../../detection/ui/IdPrompts.tsx';
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
  /** Absent if the text is certainly an ID. */
  notId: IgnoreControl | undefined;
  onReply(): void;
  /** Further buttons, beside those that copy. */
  children?: ComponentChildren;
}

/** The buttons of an answer. */
export function LookupFoot({ copies, takesFocus, onAddPattern, notId, onReply, children }: Props) {
  const { copying } = useMessages();
  const actions = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) actions.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <>
      {onAddPattern && <AddPatternPrompt onAddPattern={onAddPattern} />}
      {notId && <IgnorePrompt control={notId} />}
      {copies && (
        <span class="foot-actions" ref={actions}>
          <Button
            shortcut={answerKey('reply')}
            variant="primary"
            icon={<Copy size={15} aria-hidden="true" />}
            onClick={onReply}
          >
            {copying.copyReply}
          </Button>
          {copies.summary && (
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
      )}
    </>
  );
}
