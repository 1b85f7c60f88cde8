import { CircleCheck, CircleX, TriangleAlert } from 'lucide-preact';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { PayloadCheck } from '../../payload-check.ts';
import '../../../../components/styles/verdict.css';

interface Props {
  check: PayloadCheck;
}

/** Whether the payload matches the specification, in a word. */
export function PayloadVerdict({ check }: Props) {
  const { webhook } = useOptionsMessages();
  if (check.kind !== 'json') {
    return (
      <span class="verdict bad">
        <CircleX size={14} aria-hidden="true" />
        {check.kind === 'notJson' ? webhook.notJson : webhook.cannotBeSent}
      </span>
    );
  }
  if (check.problems.length > 0) {
    return (
      <span class="verdict warn">
        <TriangleAlert size={14} aria-hidden="true" />
        {webhook.problemCount(check.problems.length)}
      </span>
    );
  }
  return (
    <span class="verdict good">
      <CircleCheck size={14} aria-hidden="true" />
      {webhook.valid}
    </span>
  );
}
