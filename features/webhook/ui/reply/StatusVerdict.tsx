import { CircleCheck, CircleX, Info } from 'lucide-preact';
import { useMessages } from '../../../messages-context.tsx';
import type { WebhookReply } from '../../../platform/model.ts';
import '../../../../components/styles/verdict.css';

type Tone = 'good' | 'bad' | 'other';
const ICONS = { good: CircleCheck, bad: CircleX, other: Info } satisfies Record<Tone, unknown>;

interface Props {
  status: number;
  /** The status as shown to the user. */
  text: string;
  aside: string;
}

/** An HTTP status as a word and a number. */
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

/** The status of a response as a word, a number and text, and its duration. */
export function ReplyStatus({ reply }: { reply: WebhookReply }) {
  const { webhook } = useMessages();
  const text = `${reply.status} ${reply.statusText}`.trim();
  return <StatusVerdict status={reply.status} text={text} aside={webhook.duration(reply.durationMs)} />;
}
