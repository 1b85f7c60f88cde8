import { Copy } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { CopyMenu } from '../../../components/CopyMenu.tsx';
import { AddPatternOffer, type IgnoreControl, IgnoreOffer } from '../../detection/ui/IdOffers.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { Copies } from '../../replies/describe-copies.ts';

interface Props {
  /** Absent where nothing was answered. */
  copies: Copies | undefined;
  /** How old the answer is, in words. */
  age: string | undefined;
  /** The agent comes back from a reply: the focus goes where it was. */
  takesFocus: boolean;
  /** Leave out where the ID's shape is known. */
  onAddPattern: (() => void) | undefined;
  /** Leave out where it is an ID for certain. */
  notId: IgnoreControl | undefined;
  onReply(): void;
}

/** What can be copied of an answer, and how old it is. */
export function LookupFoot({ copies, age, takesFocus, onAddPattern, notId, onReply }: Props) {
  const { copying } = useMessages();
  const actions = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) actions.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <>
      {onAddPattern && <AddPatternOffer onAddPattern={onAddPattern} />}
      {notId && <IgnoreOffer control={notId} />}
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
