import type { Failure } from '../utils/outcome.ts';
import { failureText } from './failure-text.ts';
import { useMessages } from './messages-context.ts';
import { Notice, type NoticeAction } from './Notice.tsx';

interface Props {
  failure: Failure;
  /** What the failure means here; it goes before the general sentence. */
  lead?: string;
  /** What else to know, on a line of its own. */
  note?: string | undefined;
  action?: NoticeAction;
}

/** A failure in words, with what the platform said about it. */
export function FailureNotice({ failure, lead, note, action }: Props) {
  const messages = useMessages();
  const { title, advice } = failureText(messages, failure);
  return (
    <Notice
      kind="error"
      title={lead ?? title}
      advice={lead === undefined ? advice : `${title} ${advice}`}
      details={messages.options.failureDetails(failure)}
      action={action}
    >
      {note !== undefined && <p class="quiet">{note}</p>}
    </Notice>
  );
}
