import { CopyButton } from '../../../components/CopyButton.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import type { WebhookReply } from '../../../utils/connections.ts';
import { headerLines, prettyBody } from './request-text.ts';

interface Props {
  reply: WebhookReply;
}

/** Headers, folded away, and body of a reply. */
export function ReplyBody({ reply }: Props) {
  const { webhook } = useMessages();
  const headers = headerLines(reply.headers);
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
            <pre class="wire">{prettyBody(reply.body)}</pre>
            <CopyButton text={reply.body} label={webhook.copyBody} />
          </div>
        )}
        {reply.isCut && <p class="quiet">{webhook.bodyIsCut}</p>}
      </div>
    </>
  );
}
