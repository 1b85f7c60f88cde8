import { Copy } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Copies } from '../utils/replies/describe-copies.ts';
import { Button } from './Button.tsx';
import { CopyMenu } from './CopyMenu.tsx';
import { useMessages } from './messages-context.ts';
import { type NotIdControl, NotIdOffer } from './NotIdOffer.tsx';
import { TeachOffer } from './TeachOffer.tsx';

interface Props {
  /** Absent where nothing was answered. */
  copies: Copies | undefined;
  /** How old the answer is, in words. */
  age: string | undefined;
  /** The agent comes back from a reply: the focus goes where it was. */
  takesFocus: boolean;
  /** Leave out where the ID's shape is known. */
  onTeach: (() => void) | undefined;
  /** Leave out where it is an ID for certain. */
  notId: NotIdControl | undefined;
  onReply(): void;
}

/** What can be copied of an answer, and how old it is. */
export function LookupFoot({ copies, age, takesFocus, onTeach, notId, onReply }: Props) {
  const { copying } = useMessages();
  const actions = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) actions.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <>
      {onTeach && <TeachOffer onTeach={onTeach} />}
      {notId && <NotIdOffer control={notId} />}
      {copies && (
        <span class="foot-actions" ref={actions}>
          <Button variant="primary" icon={<Copy size={15} aria-hidden="true" />} onClick={onReply}>
            {copying.copyReply}
          </Button>
          {copies.summary && (
            <CopyMenu
              label={copying.copySummary}
              forms={[
                { label: copying.oneLine, text: copies.summary.oneLine },
                { label: copying.formatted, text: copies.summary.rich },
              ]}
            />
          )}
        </span>
      )}
      {age && <span class="panel-age">{age}</span>}
    </>
  );
}
