import { z } from '../../utils/zod.ts';
import { CardNonceSchema } from './messages.ts';

/**
 * What the page's content script sends to the card that it holds: the single-use nonce of the ID to show, or nothing,
 * to have the card emptied. Another page that frames the card can send the same message, but has no valid nonce.
 */
export const CardMessageSchema = z.object({ nonce: CardNonceSchema.optional() });
export type CardMessage = z.infer<typeof CardMessageSchema>;
