import { type ComponentChildren, render } from 'preact';
import type { Messages } from '../utils/messages/catalogue.ts';
import { MessagesProvider } from './messages-context.ts';

/** Puts a page's interface, with its words, into the page. */
export function mount(messages: Messages, app: ComponentChildren): void {
  const place = document.getElementById('app');
  if (place) render(<MessagesProvider value={messages}>{app}</MessagesProvider>, place);
}
