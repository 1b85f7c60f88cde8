import { CircleCheck, CircleX, Info } from 'lucide-preact';
import { useOptionsMessages } from '../../../messages-context.tsx';
import { kindOfStatus, type VerdictKind } from '../../send-outcome.ts';
import '../../../../components/styles/verdict.css';

const ICONS = { good: CircleCheck, bad: CircleX, other: Info } satisfies Record<VerdictKind, unknown>;

interface Props {
  status: number;
  /** The status as shown to the user. */
  text: string;
}

/** An HTTP status as a word and a number. */
export function StatusVerdict({ status, text }: Props) {
  const { webhook } = useOptionsMessages();
  const kind = kindOfStatus(status);
  const Icon = ICONS[kind];
  return (
    <span class={`verdict ${kind}`}>
      <Icon size={14} aria-hidden="true" />
      {webhook.answered[kind]} · {text}
    </span>
  );
}
