import type { Messages } from './catalogue.ts';

/** The strings of all features in Spanish. */
export const spanishMessages: Partial<Messages> = {};
