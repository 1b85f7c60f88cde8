import { CopyButton } from '../../../../components/CopyButton.tsx';
import { FailureNotice } from '../../../../components/FailureNotice.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { WebhookSend } from '../../model.ts';
import { MAX_SHOWN } from '../../request-text.ts';
import { IN_DOUBT } from '../../send-outcome.ts';
import { ColoredJson } from '../reply/ColoredJson.tsx';
import { ReplyBody } from '../reply/ReplyBody.tsx';

interface Props {
  send: WebhookSend;
}

/** The whole response and request of a past test webhook. The response is first: payloads are long, and alike. */
export function SendDetails({ send }: Props) {
  const { webhook } = useOptionsMessages();
  const { result, url, payload, isAuthorized } = send;
  return (
    <div class="send-details">
      <h4>{webhook.reply}</h4>
      {result.kind === 'replied' && <ReplyBody reply={result.reply} />}
      {result.kind !== 'replied' && <p class="wire">POST {url}</p>}
      {result.kind === 'failed' && (
        <FailureNotice
          failure={result.failure}
          advice={IN_DOUBT.has(result.failure.kind) ? webhook.mayHaveArrived : undefined}
        />
      )}
      {result.kind === 'open' && <p class="quiet">{webhook.noReplyKnown}</p>}
      <h4>{webhook.payload}</h4>
      <div class="copied-row">
        <ColoredJson text={payload} limit={MAX_SHOWN} />
        <CopyButton text={payload} label={webhook.copyPayload} />
      </div>
      {payload.length > MAX_SHOWN && <p class="quiet">{webhook.isLong(payload.length)}</p>}
      {isAuthorized && <p class="quiet">{webhook.wentWithToken}</p>}
    </div>
  );
}
