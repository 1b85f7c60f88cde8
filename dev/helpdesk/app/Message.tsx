import { Lock } from 'lucide-preact';
import type { MessageKind } from '../tickets/ticket.ts';
import { Avatar } from './Avatar.tsx';
import type { ThreadMessage } from './conversation.ts';
import { EmailFrame } from './EmailFrame.tsx';
import { MessageText } from './MessageText.tsx';
import { ageLabel, exactTime } from './time.ts';

const ROLES: Record<MessageKind, string> = {
  customer: 'Customer',
  reply: 'Reply',
  note: 'Internal note',
  event: '',
};

/** One entry of the thread. */
export function Message({ message, now }: { message: ThreadMessage; now: number }) {
  const { kind, author, at, text, quoted, email } = message;
  const time = (
    <time dateTime={new Date(at).toISOString()} title={exactTime(at)}>
      {ageLabel(at, now)}
    </time>
  );
  if (kind === 'event') {
    return (
      <p class="event">
        {text} · {time}
      </p>
    );
  }
  return (
    <article class={`message message-${kind}`} aria-label={`${ROLES[kind]} from ${author}`}>
      <Avatar name={author} />
      <div class="message-main">
        <p class="message-head">
          <b class="message-author">{author}</b>
          <span class="message-role">
            {kind === 'note' && <Lock size={11} aria-hidden="true" />}
            {ROLES[kind]}
          </span>
          {time}
        </p>
        {text !== '' && <MessageText text={text} />}
        {quoted !== undefined && (
          <details class="quoted">
            <summary>Show quoted text</summary>
            <blockquote>{quoted}</blockquote>
          </details>
        )}
        {email !== undefined && <EmailFrame email={email} sender={author} />}
      </div>
    </article>
  );
}
