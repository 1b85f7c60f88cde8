import { CircleCheck, CircleX, Info } from 'lucide-preact';
import { useMessages } from '../../../components/messages-context.ts';
import type { WebhookReply } from '../../../utils/connections.ts';

type Tone = 'good' | 'bad' | 'other';
const ICONS = { good: CircleCheck, bad: CircleX, other: Info } satisfies Record<Tone, unknown>;

interface Props {
  reply: WebhookReply;
}

/** Status of a reply: in a word, in its own number and text, and how long it took. */
export function ReplyStatus({ reply }: Props) {
  const { webhook } = useMessages();
  const tone = toneOf(reply.status);
  const Icon = ICONS[tone];
  return (
    <span class={`verdict ${tone}`}>
      <Icon size={14} aria-hidden="true" />
      {webhook.answered[tone]} · {`${reply.status} ${reply.statusText}`.trim()}
      <span class="verdict-aside">· {webhook.duration(reply.durationMs)}</span>
    </span>
  );
}

function toneOf(status: number): Tone {
  if (status >= 200 && status < 300) return 'good';
  return status >= 400 ? 'bad' : 'other';
}
