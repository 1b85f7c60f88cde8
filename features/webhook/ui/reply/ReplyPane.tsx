import { CircleAlert } from 'lucide-preact';
import { Button } from '../../../../components/Button.tsx';
import { CopyButton } from '../../../../components/CopyButton.tsx';
import { FailureNotice } from '../../../../components/FailureNotice.tsx';
import { useTicks } from '../../../../components/hooks.ts';
import { Spinner } from '../../../../components/Indicators.tsx';
import { ageOf } from '../../../../utils/format-time.ts';
import { useLocale, useOptionsMessages } from '../../../messages-context.tsx';
import type { DeliveryStep } from '../../delivery-state.ts';
import { formatReply } from '../../request-text.ts';
import { IN_DOUBT } from '../../send-outcome.ts';
import { ComparePane } from '../history/ComparePane.tsx';
import { ReplyBody } from './ReplyBody.tsx';
import { StatusVerdict } from './StatusVerdict.tsx';
import { timeOfDay } from './send-time.ts';
import './reply.css';

interface Props {
  delivery: DeliveryStep;
  /** The response is from another environment than the one that is chosen now. */
  isOfOther: boolean;
  /** The text in the editor, if the response is replaced by a comparison with it. */
  comparedWith: string | undefined;
  onCompare(): void;
}

/** The response to the last test webhook: its status stays in view, the rest scrolls. */
export function ReplyPane({ delivery, isOfOther, comparedWith, onCompare }: Props) {
  const { webhook } = useOptionsMessages();
  const isSending = delivery.step === 'sending';
  return (
    <div class={`reply ${isOfOther ? 'of-other' : ''}`} aria-busy={isSending}>
      <ReplyHead delivery={delivery} isOfOther={isOfOther} />
      {delivery.step === 'idle' && (
        <div class="reply-empty">
          <p>{webhook.noReplyYet}</p>
          <p class="field-hint">{webhook.lead}</p>
        </div>
      )}
      {isSending && (
        <div class="reply-empty">
          <Spinner />
          <p>{webhook.replyWaiting}</p>
        </div>
      )}
      {delivery.step === 'failed' && (
        <div class="reply-part">
          <FailureNotice
            failure={delivery.failure}
            advice={IN_DOUBT.has(delivery.failure.kind) ? webhook.mayHaveArrived : undefined}
            note={delivery.failure.kind === 'offline' ? webhook.findCause : undefined}
          />
        </div>
      )}
      {delivery.step === 'replied' && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <section class="reply-scroll" tabIndex={0} aria-label={webhook.body}>
            {comparedWith === undefined ? (
              <ReplyBody reply={delivery.reply} />
            ) : (
              <div class="reply-part">
                <ComparePane past={delivery.sent.payload} present={comparedWith} />
              </div>
            )}
          </section>
          <div class="pane-foot">
            <CopyButton
              variant="secondary"
              label={webhook.copyReply}
              text={() => formatReply(delivery.reply)}
            />
            <Button isPressed={comparedWith !== undefined} onClick={onCompare}>
              {webhook.compareSent}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function ReplyHead({ delivery, isOfOther }: Pick<Props, 'delivery' | 'isOfOther'>) {
  const { webhook } = useOptionsMessages();
  const locale = useLocale();
  return (
    <div class="reply-head">
      {/* Announced when it changes, unlike the age. A failure is announced by its notice. */}
      <span role={delivery.step === 'failed' ? undefined : 'status'}>
        {delivery.step === 'replied' && (
          <StatusVerdict
            reply={delivery.reply}
            text={`${delivery.reply.status} ${delivery.reply.statusText}`.trim()}
          />
        )}
        {delivery.step === 'failed' && (
          <span class="verdict bad">
            <CircleAlert size={14} aria-hidden="true" />
            {webhook.noReply}
          </span>
        )}
      </span>
      {(delivery.step === 'replied' || delivery.step === 'failed') && (
        <span class="reply-aside">
          {delivery.step === 'replied' && `${webhook.duration(delivery.reply.durationMs)} · `}
          {isOfOther ? (
            <Age at={delivery.at} text={webhook.fromOther[delivery.sent.environment]} />
          ) : (
            <time dateTime={new Date(delivery.at).toISOString()}>{timeOfDay(delivery.at, locale)}</time>
          )}
        </span>
      )}
    </div>
  );
}

/** How long ago a time is, kept up to date. */
function Age({ at, text }: { at: number; text(age: string | undefined): string }) {
  const locale = useLocale();
  useTicks();
  return <b class="reply-age">{text(ageOf(at, Date.now(), locale))}</b>;
}
