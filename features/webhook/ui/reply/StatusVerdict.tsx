import { CircleCheck, CircleX, Info } from 'lucide-preact';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { WebhookReply } from '../../../platform/model.ts';
import { isWebPage, kindOfReply, type VerdictKind } from '../../send-outcome.ts';
import '../../../../components/styles/verdict.css';

const ICONS = { good: CircleCheck, bad: CircleX, other: Info } satisfies Record<VerdictKind, unknown>;

interface Props {
  reply: WebhookReply;
  /** The status as shown to the user. */
  text: string;
}

/** The HTTP status of a response as a word and a number, and whether it is a web page. */
export function StatusVerdict({ reply, text }: Props) {
  const { webhook } = useOptionsMessages();
  const kind = kindOfReply(reply);
  const Icon = ICONS[kind];
  return (
    <span class={`verdict ${kind}`}>
      <Icon size={14} aria-hidden="true" />
      {[webhook.answered[kind], text, isWebPage(reply) && 'HTML'].filter(Boolean).join(' · ')}
    </span>
  );
}
