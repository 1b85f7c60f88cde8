import { CircleCheck, CircleX, Info } from 'lucide-preact';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { WebhookReply } from '../../../platform/model.ts';
import '../../../../components/styles/verdict.css';

type Verdict = 'good' | 'bad' | 'other';
const ICONS = { good: CircleCheck, bad: CircleX, other: Info } satisfies Record<Verdict, unknown>;

interface Props {
  status: number;
  /** The status as shown to the user. */
  text: string;
  aside: string;
}

/** An HTTP status as a word and a number. */
export function StatusVerdict({ status, text, aside }: Props) {
  const { webhook } = useOptionsMessages();
  const verdict = verdictOf(status);
  const Icon = ICONS[verdict];
  return (
    <span class={`verdict ${verdict}`}>
      <Icon size={14} aria-hidden="true" />
      {webhook.answered[verdict]} · {text}
      <span class="verdict-aside">· {aside}</span>
    </span>
  );
}

function verdictOf(status: number): Verdict {
  if (status >= 200 && status < 300) return 'good';
  return status >= 400 ? 'bad' : 'other';
}

/** The status of a response as a word, a number and text, and its duration. */
export function ReplyStatus({ reply }: { reply: WebhookReply }) {
  const { webhook } = useOptionsMessages();
  const text = `${reply.status} ${reply.statusText}`.trim();
  return <StatusVerdict status={reply.status} text={text} aside={webhook.duration(reply.durationMs)} />;
}
