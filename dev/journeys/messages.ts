import { messagesFor } from '../../features/catalogue.ts';

/** The interface's texts, in the language of the browsers that journeys and tests start. */
export const t = messagesFor('en');
