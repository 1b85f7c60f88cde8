import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { TrackingIdSchema } from '../shipment/model.ts';

/** A card that is about to open and will redeem its nonce. */
const CardGrantSchema = z.object({
  nonce: z.string(),
  tabId: z.int(),
  /** The frame that holds the card. */
  frameId: z.int(),
  trackingId: TrackingIdSchema,
  /** Milliseconds since 1970. */
  issuedAt: z.number(),
  /** The frame of the card that has redeemed the nonce. */
  redeemedIn: z.optional(z.int()),
});
export type CardGrant = z.infer<typeof CardGrantSchema>;

export const cardGrantsItem: StoredItem<CardGrant[]> = {
  area: 'session',
  key: 'card.grants',
  schema: z.array(CardGrantSchema),
  version: 1,
  fallback: [],
};
