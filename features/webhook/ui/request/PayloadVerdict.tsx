import { CircleCheck, CircleX, TriangleAlert } from 'lucide-preact';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { PayloadCheck } from '../../payload-check.ts';
import '../../../../components/styles/verdict.css';

interface Props {
  check: PayloadCheck;
}

/** Whether the payload matches the specification, in a word that changes less often than the problems while it is typed. */
export function PayloadVerdict({ check }: Props) {
  const { webhook } = useOptionsMessages();
  const [kind, Icon, text] =
    check.kind !== 'json'
      ? (['bad', CircleX, check.kind === 'notJson' ? webhook.notJson : webhook.cannotBeSent] as const)
      : check.problems.length > 0
        ? (['warn', TriangleAlert, webhook.problemCount(check.problems.length)] as const)
        : (['good', CircleCheck, webhook.valid] as const);
  return (
    <span class={`verdict ${kind}`} role="status">
      <Icon size={14} aria-hidden="true" />
      {text}
    </span>
  );
}
