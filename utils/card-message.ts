import { z } from './zod.ts';

/**
 * What the page's content script tells the card that it holds: the single-use ticket of the ID to show, or, without
 * one, to forget what it shows. Whoever else holds the card may say the same, but has no ticket.
 */
export const CardMessageSchema = z.object({ ticket: z.string().min(1).max(64).optional() });
export type CardMessage = z.infer<typeof CardMessageSchema>;
