import { type ComponentChildren, createContext, render } from 'preact';
import { useContext } from 'preact/hooks';
import { ComponentTextsProvider } from '../components/component-texts.ts';
import type { Messages } from './catalogue.ts';

const MessagesContext = createContext<Messages | undefined>(undefined);

/** Gives every component below it its strings: `<MessagesProvider value={messagesFor(language)}>`. */
export function MessagesProvider({ value, children }: { value: Messages; children: ComponentChildren }) {
  return (
    <MessagesContext.Provider value={value}>
      <ComponentTextsProvider value={value}>{children}</ComponentTextsProvider>
    </MessagesContext.Provider>
  );
}

/** The strings of the page's language. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('There is no MessagesProvider above this component.');
  return messages;
}

/** Renders a page's interface, with its strings, into the page. */
export function mount(messages: Messages, app: ComponentChildren): void {
  const place = document.getElementById('app');
  if (place) render(<MessagesProvider value={messages}>{app}</MessagesProvider>, place);
}
