import { allEnglishMessages } from '../../features/catalogue.ts';

/** The interface's texts in the language of the browsers in journeys and tests. */
export const t = allEnglishMessages;
