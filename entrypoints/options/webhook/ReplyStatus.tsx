import { useMessages } from '../../../components/messages-context.ts';
import type { WebhookReply } from '../../../utils/connections.ts';
import { StatusVerdict } from './StatusVerdict.tsx';

interface Props {
  reply: WebhookReply;
}

/** Status of a reply: in a word, in its own number and text, and how long it took. */
export function ReplyStatus({ reply }: Props) {
  const { webhook } = useMessages();
  const text = `${reply.status} ${reply.statusText}`.trim();
  return <StatusVerdict status={reply.status} text={text} aside={webhook.duration(reply.durationMs)} />;
}
