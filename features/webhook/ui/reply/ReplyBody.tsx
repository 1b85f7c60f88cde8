import { CopyButton } from '../../../../components/CopyButton.tsx';
import { prettyJson } from '../../../../utils/json.ts';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { WebhookReply } from '../../../platform/model.ts';
import { headerLines, MAX_SHOWN } from '../../request-text.ts';
import { ColoredJson } from './ColoredJson.tsx';

interface Props {
  reply: WebhookReply;
}

/** Address, headers, collapsed, and body of a response. */
export function ReplyBody({ reply }: Props) {
  const { webhook } = useOptionsMessages();
  const headers = headerLines(reply.headers);
  const body = prettyJson(reply.body);
  return (
    <>
      <div class="reply-part reply-url">
        <p class="wire" title={`POST ${reply.url}`}>
          <b>POST</b> {reply.url}
        </p>
        <CopyButton text={reply.url} label={webhook.copyUrl} />
      </div>
      <details class="reply-part reply-headers">
        <summary>{webhook.headerCount(reply.headers.length)}</summary>
        <div class="copied-row">
          <pre class="wire">{headers}</pre>
          <CopyButton text={headers} label={webhook.copyHeaders} />
        </div>
      </details>
      <div class="reply-part">
        {reply.body === '' ? (
          <p class="quiet">{webhook.emptyBody}</p>
        ) : (
          <div class="copied-row">
            <ColoredJson text={body} limit={MAX_SHOWN} />
            <CopyButton text={reply.body} label={webhook.copyBody} />
          </div>
        )}
        {body.length > MAX_SHOWN && <p class="quiet">{webhook.isLong(reply.body.length)}</p>}
        {reply.isCut && <p class="quiet">{webhook.bodyIsCut}</p>}
      </div>
    </>
  );
}
