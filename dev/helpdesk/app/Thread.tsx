import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Conversation } from './conversation.ts';
import { Message } from './Message.tsx';

interface Props {
  conversation: Conversation;
  now: number;
  generation: number;
}

const END_TOLERANCE = 80;

/**
 * The conversation, oldest first. Initially scrolled to the top; scrolls to a new message only if the reader is at the
 * end.
 */
export function Thread({ conversation, now, generation }: Props) {
  const thread = useRef<HTMLDivElement>(null);
  const distanceToEnd = useRef(Number.POSITIVE_INFINITY);
  const messages = conversation.messages.value;
  const shownCount = useRef(messages.length);

  const remember = () => {
    if (thread.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = thread.current;
    distanceToEnd.current = scrollHeight - scrollTop - clientHeight;
  };

  useLayoutEffect(() => {
    const element = thread.current;
    if (element === null) return;
    const hasGrown = messages.length > shownCount.current;
    shownCount.current = messages.length;
    const isOwn = messages.at(-1)?.kind !== 'customer';
    if (hasGrown && (isOwn || distanceToEnd.current < END_TOLERANCE))
      element.scrollTop = element.scrollHeight;
    remember();
  });

  return (
    <div class="thread" ref={thread} role="log" aria-label="Conversation" onScroll={remember}>
      {messages.map((message) => (
        <Message key={`${message.key}-${generation}`} message={message} now={now} />
      ))}
      {conversation.isTyping.value && <p class="typing">{conversation.ticket.customer.name} is writing…</p>}
    </div>
  );
}
