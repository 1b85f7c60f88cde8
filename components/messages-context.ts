import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Messages } from '../utils/messages/catalogue.ts';

const MessagesContext = createContext<Messages | undefined>(undefined);

/** Gives every component below it its strings: `<MessagesProvider value={messagesFor(language)}>`. */
export const MessagesProvider = MessagesContext.Provider;

/** The strings of the page's language. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('There is no MessagesProvider above this component.');
  return messages;
}
