import type { Failure } from '../utils/outcome.ts';
import { useMessages } from './messages-context.ts';
import { Notice, type NoticeAction } from './Notice.tsx';

interface Props {
  kind: 'error' | 'warning';
  failure: Failure;
  /** One more sentence after the advice. */
  addition?: string;
  onRetry(): void;
  onOpenOptions(): void;
}

/** A failure in its own sentence, with its one way forward. */
export function FailureNotice({ kind, failure, addition, onRetry, onOpenOptions }: Props) {
  const { failures } = useMessages();
  const { title, advice, action } = failures[failure.kind](failure);
  const button: NoticeAction | undefined = action && {
    label: action.label,
    onClick: action.does === 'retry' ? onRetry : onOpenOptions,
  };
  return (
    <Notice
      kind={kind}
      title={title}
      advice={[advice, addition].filter(Boolean).join(' ')}
      action={button}
      details={detailsOf(failure)}
    />
  );
}

/** What a colleague or the platform's support would ask for; nothing where the sentence says it all. */
function detailsOf({ kind, host, status, detail }: Failure): string | undefined {
  if (detail === undefined && status === undefined) return undefined;
  return [kind, host, status !== undefined && `HTTP ${status}`, detail].filter(Boolean).join('\n');
}
