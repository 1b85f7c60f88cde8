import type { Messages } from './catalogue.ts';

/** The strings of all features in French. */
export const frenchMessages: Partial<Messages> = {};
