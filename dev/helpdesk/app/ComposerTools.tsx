import { Eraser, Hand, Quote } from 'lucide-preact';
import type { Conversation } from './conversation.ts';

interface Props {
  conversation: Conversation;
  read: () => string;
  write: (text: string) => void;
}

/** The customer's last message as a quotation. */
function quoteOf({ messages }: Conversation): string {
  const last = messages.value.findLast((message) => message.kind === 'customer' && message.text !== '');
  return last === undefined ? '' : `> ${last.text.replaceAll('\n', '\n> ')}\n\n`;
}

/** The composer's buttons: greet, quote, clear. */
export function ComposerTools({ conversation, read, write }: Props) {
  const firstName = conversation.ticket.customer.name.split(' ')[0] ?? '';
  const tools = [
    { name: 'Insert greeting', Icon: Hand, use: () => write(`Hi ${firstName},\n\n${read()}`) },
    { name: 'Quote last message', Icon: Quote, use: () => write(`${quoteOf(conversation)}${read()}`) },
    { name: 'Clear', Icon: Eraser, use: () => write('') },
  ];
  return (
    <div class="tools" role="toolbar" aria-label="Text tools">
      {tools.map(({ name, Icon, use }) => (
        <button key={name} type="button" class="tool" title={name} aria-label={name} onClick={use}>
          <Icon size={15} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
