import { CircleCheck, CircleX, Info } from 'lucide-preact';
import { useMessages } from '../../../messages-context.tsx';
import type { WebhookReply } from '../../../platform/model.ts';
import '../../../../components/styles/verdict.css';

type Tone = 'good' | 'bad' | 'other';
const ICONS = { good: CircleCheck, bad: CircleX, other: Info } satisfies Record<Tone, unknown>;

interface Props {
  status: number;
  /** The status as it is to be read. */
  text: string;
  aside: string;
}

/** An HTTP status: in a word, and in its own number. */
export function StatusVerdict({ status, text, aside }: Props) {
  const { webhook } = useMessages();
  const tone = toneOf(status);
  const Icon = ICONS[tone];
  return (
    <span class={`verdict ${tone}`}>
      <Icon size={14} aria-hidden="true" />
      {webhook.answered[tone]} · {text}
      <span class="verdict-aside">· {aside}</span>
    </span>
  );
}

function toneOf(status: number): Tone {
  if (status >= 200 && status < 300) return 'good';
  return status >= 400 ? 'bad' : 'other';
}

/** Status of a reply: in a word, in its own number and text, and how long it took. */
export function ReplyStatus({ reply }: { reply: WebhookReply }) {
  const { webhook } = useMessages();
  const text = `${reply.status} ${reply.statusText}`.trim();
  return <StatusVerdict status={reply.status} text={text} aside={webhook.duration(reply.durationMs)} />;
}
