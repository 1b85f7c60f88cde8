import { CopyButton } from '../../components/CopyButton.tsx';
import { useMessages } from '../../components/messages-context.ts';
import type { WebhookReply } from '../../utils/protocol.ts';
import { headerLines, prettyBody } from './request-text.ts';

interface Props {
  reply: WebhookReply;
}

/** Headers, folded away, and body of a reply. */
export function ReplyBody({ reply }: Props) {
  const { options } = useMessages();
  const headers = headerLines(reply.headers);
  return (
    <>
      <p class="pane-part wire">POST {reply.url}</p>
      <div class="pane-part pane-title-row">
        <details class="disclosure">
          <summary>{options.headerCount(reply.headers.length)}</summary>
          <pre class="wire">{headers}</pre>
        </details>
        <CopyButton text={headers} label={options.copyHeaders} />
      </div>
      <div class="pane-part">
        {reply.body === '' ? (
          <p class="quiet">{options.emptyBody}</p>
        ) : (
          <div class="reply-body">
            <pre class="wire">{prettyBody(reply.body)}</pre>
            <CopyButton text={reply.body} label={options.copyBody} />
          </div>
        )}
        {reply.isCut && <p class="quiet">{options.bodyIsCut}</p>}
      </div>
    </>
  );
}
