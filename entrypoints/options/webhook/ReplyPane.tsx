import { useEffect, useRef } from 'preact/hooks';
import { useMessages } from '../../../components/messages-context.ts';
import { Spinner } from '../../../components/Spinner.tsx';
import type { FailureKind } from '../../../utils/errors.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import { ReplyBody } from './ReplyBody.tsx';
import { ReplyStatus } from './ReplyStatus.tsx';
import type { Sending } from './webhook-state.ts';

/** Failures after which the request may have reached the platform nevertheless. */
const IN_DOUBT: ReadonlySet<FailureKind> = new Set(['timedOut', 'interrupted', 'offline', 'unreadableReply']);

interface Props {
  sending: Sending;
}

/** What came back for the last test webhook. */
export function ReplyPane({ sending }: Props) {
  const { webhook } = useMessages();
  const pane = useRef<HTMLDivElement>(null);
  // On narrow windows the reply comes below the button that was pressed.
  useEffect(() => {
    if (sending.step !== 'idle') pane.current?.scrollIntoView({ block: 'nearest' });
  }, [sending]);
  return (
    <div ref={pane} class="pane reply" aria-busy={sending.step === 'sending'}>
      <div class="pane-head">
        <h3>{webhook.reply}</h3>
        <span role="status">{sending.step === 'replied' && <ReplyStatus reply={sending.reply} />}</span>
      </div>
      {sending.step === 'idle' && <p class="reply-empty">{webhook.noReplyYet}</p>}
      {sending.step === 'sending' && (
        <div class="reply-empty">
          <Spinner />
          <p>{webhook.replyWaiting}</p>
        </div>
      )}
      {sending.step === 'failed' && (
        <div class="pane-part">
          <FailureNotice
            failure={sending.failure}
            note={IN_DOUBT.has(sending.failure.kind) ? webhook.mayHaveArrived : undefined}
          />
        </div>
      )}
      {sending.step === 'replied' && <ReplyBody reply={sending.reply} />}
    </div>
  );
}
