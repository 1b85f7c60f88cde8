import { CopyButton } from '../../../components/CopyButton.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import type { WebhookReply } from '../../../utils/connections.ts';
import { headerLines, prettyBody, replyText } from './request-text.ts';

/** Characters of a body that are drawn. */
const MOST_SHOWN = 20_000;

interface Props {
  reply: WebhookReply;
}

/** Headers, folded away, and body of a reply. */
export function ReplyBody({ reply }: Props) {
  const { webhook } = useMessages();
  const headers = headerLines(reply.headers);
  const body = prettyBody(reply.body);
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
            <pre class="wire">{body.slice(0, MOST_SHOWN)}</pre>
            <CopyButton text={reply.body} label={webhook.copyBody} />
          </div>
        )}
        {body.length > MOST_SHOWN && <p class="quiet">{webhook.bodyIsLong(body.length)}</p>}
        {reply.isCut && <p class="quiet">{webhook.bodyIsCut}</p>}
      </div>
      <div class="pane-part">
        <CopyButton variant="secondary" label={webhook.copyReply} text={() => replyText(reply)} />
      </div>
    </>
  );
}
