import { CopyButton } from '../../../components/CopyButton.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import type { WebhookSend } from '../../../utils/webhook-history.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import { ReplyBody } from './ReplyBody.tsx';

/** Characters of a payload that are drawn. */
const MOST_SHOWN = 20_000;

interface Props {
  send: WebhookSend;
}

/** Request and reply of a past test webhook, whole. */
export function SendDetails({ send }: Props) {
  const { webhook } = useMessages();
  const { result, url, payload, isAuthorized } = send;
  return (
    <div class="send-details">
      <div>
        <p class="wire">
          <b>POST {url}</b>
          {isAuthorized && `\n${webhook.wentWithToken}`}
        </p>
        <div class="copied-row">
          <pre class="wire">{payload.slice(0, MOST_SHOWN)}</pre>
          <CopyButton text={payload} label={webhook.copyPayload} />
        </div>
        {payload.length > MOST_SHOWN && <p class="quiet">{webhook.payloadIsLong(payload.length)}</p>}
      </div>
      {result.kind === 'replied' && <ReplyBody reply={result.reply} />}
      {result.kind === 'failed' && <FailureNotice failure={result.failure} />}
    </div>
  );
}
