import { useEffect, useRef } from 'preact/hooks';
import { FailureNotice } from '../../../../components/FailureNotice.tsx';
import { Spinner } from '../../../../components/Indicators.tsx';
import type { FailureKind } from '../../../../utils/outcome.ts';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { DeliveryStep } from '../../delivery-state.ts';
import { ReplyBody } from './ReplyBody.tsx';
import { ReplyStatus } from './StatusVerdict.tsx';
import './reply.css';

/** Failures after which the request may still have reached the platform. */
const IN_DOUBT: ReadonlySet<FailureKind> = new Set(['timedOut', 'interrupted', 'offline', 'unreadableReply']);

interface Props {
  delivery: DeliveryStep;
}

/** The response to the last test webhook. */
export function ReplyPane({ delivery }: Props) {
  const { webhook } = useOptionsMessages();
  const pane = useRef<HTMLDivElement>(null);
  // In narrow windows the response is below the button.
  useEffect(() => {
    if (delivery.step !== 'idle') pane.current?.scrollIntoView({ block: 'nearest' });
  }, [delivery]);
  return (
    <div ref={pane} class="pane reply" aria-busy={delivery.step === 'sending'}>
      <div class="pane-head">
        <h3>{webhook.reply}</h3>
        <span role="status">{delivery.step === 'replied' && <ReplyStatus reply={delivery.reply} />}</span>
      </div>
      {delivery.step === 'idle' && <p class="reply-empty">{webhook.noReplyYet}</p>}
      {delivery.step === 'sending' && (
        <div class="reply-empty">
          <Spinner />
          <p>{webhook.replyWaiting}</p>
        </div>
      )}
      {delivery.step === 'failed' && (
        <div class="pane-part">
          <FailureNotice
            failure={delivery.failure}
            advice={IN_DOUBT.has(delivery.failure.kind) ? webhook.mayHaveArrived : undefined}
          />
        </div>
      )}
      {delivery.step === 'replied' && <ReplyBody reply={delivery.reply} />}
    </div>
  );
}
