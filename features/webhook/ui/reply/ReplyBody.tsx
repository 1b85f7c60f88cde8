import { CopyButton } from '../../../../components/CopyButton.tsx';
import { prettyJson } from '../../../../utils/json.ts';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { WebhookReply } from '../../../platform/model.ts';
import { formatReply, headerLines, MAX_SHOWN } from '../../request-text.ts';

interface Props {
  reply: WebhookReply;
}

/** Headers, collapsed, and body of a response. */
export function ReplyBody({ reply }: Props) {
  const { webhook } = useOptionsMessages();
  const headers = headerLines(reply.headers);
  const body = prettyJson(reply.body);
  return (
    <>
      <p class="pane-part wire">POST {reply.url}</p>
      <details class="pane-part disclosure">
        <summary>{webhook.headerCount(reply.headers.length)}</summary>
        <div class="copied-row">
          <pre class="wire">{headers}</pre>
          <CopyButton text={headers} label={webhook.copyHeaders} />
        </div>
      </details>
      <div class="pane-part">
        {reply.body === '' ? (
          <p class="quiet">{webhook.emptyBody}</p>
        ) : (
          <div class="copied-row">
            <pre class="wire">{body.slice(0, MAX_SHOWN)}</pre>
            <CopyButton text={reply.body} label={webhook.copyBody} />
          </div>
        )}
        {body.length > MAX_SHOWN && <p class="quiet">{webhook.bodyIsLong(body.length)}</p>}
        {reply.isCut && <p class="quiet">{webhook.bodyIsCut}</p>}
      </div>
      <div class="pane-part">
        <CopyButton variant="secondary" label={webhook.copyReply} text={() => formatReply(reply)} />
      </div>
    </>
  );
}
