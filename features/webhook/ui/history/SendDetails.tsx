import { CopyButton } from '../../../../components/CopyButton.tsx';
import { FailureNotice } from '../../../../components/FailureNotice.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { WebhookSend } from '../../model.ts';
import { MAX_SHOWN } from '../../request-text.ts';
import { ReplyBody } from '../reply/ReplyBody.tsx';

interface Props {
  send: WebhookSend;
}

/** The whole request and response of a past test webhook. */
export function SendDetails({ send }: Props) {
  const { webhook } = useOptionsMessages();
  const { result, url, payload, isAuthorized } = send;
  return (
    <div class="send-details">
      <div>
        <p class="wire">
          <b>POST {url}</b>
          {isAuthorized && `\n${webhook.wentWithToken}`}
        </p>
        <div class="copied-row">
          <pre class="wire">{payload.slice(0, MAX_SHOWN)}</pre>
          <CopyButton text={payload} label={webhook.copyPayload} />
        </div>
        {payload.length > MAX_SHOWN && <p class="quiet">{webhook.payloadIsLong(payload.length)}</p>}
      </div>
      {result.kind === 'replied' && <ReplyBody reply={result.reply} />}
      {result.kind === 'failed' && <FailureNotice failure={result.failure} />}
    </div>
  );
}
