import { effect } from '@preact/signals';
import type { Conversation } from './conversation.ts';
import type { Desk } from './desk.ts';

const TYPING_MS = 1800;

/** Delivers the prepared messages of a ticket one after another. */
function startArrivals(conversation: Conversation, desk: Desk) {
  for (const { afterSeconds, text } of conversation.ticket.arrivals ?? []) {
    const afterMs = afterSeconds * 1000;
    setTimeout(() => {
      conversation.isTyping.value = true;
    }, afterMs - TYPING_MS);
    setTimeout(() => {
      conversation.isTyping.value = false;
      desk.receive(conversation.ticket.id, text);
    }, afterMs);
  }
}

/** Starts each live ticket when it is first shown. */
export function startLiveChats(desk: Desk): void {
  const started = new Set<string>();
  effect(() => {
    const id = desk.activeId.value;
    const conversation = id === undefined ? undefined : desk.conversations.get(id);
    if (conversation === undefined || started.has(conversation.ticket.id)) return;
    started.add(conversation.ticket.id);
    startArrivals(conversation, desk);
  });
}
