import { EmptySchema, type MessageMap } from '../../utils/messaging.ts';
import { outcomeOf } from '../../utils/outcome.ts';
import { z } from '../../utils/zod.ts';
import { AnchorSchema } from '../page/model.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import { LookupSchema, TrackingIdSchema } from '../shipment/model.ts';

/** Identifies one card from its opening to its closing, and is redeemed once for its tracking ID. */
export const CardNonceSchema = z.string().min(1).max(64);

/** Which card, in which frame of the tab. */
const PlacedCard = { nonce: CardNonceSchema, frameId: z.int().nonnegative() };

/** The card beside an ID. */
export const cardMessages = {
  /** Asks for the card of an ID that was clicked; the card appears in the top frame. */
  openCard: {
    from: 'page',
    request: z.object({ trackingId: TrackingIdSchema, anchor: AnchorSchema }),
    reply: z.object({ nonce: CardNonceSchema }),
  },
  /** Loads the card out of sight: the pointer or the focus is on an ID. Sends no request to the platform. */
  prepareCard: { from: 'page', request: EmptySchema, reply: EmptySchema },
  /** Closes a card: by a click or Escape in any frame of the tab, or by the card itself. Another card stays open. */
  closeCard: { from: 'page', request: z.object({ nonce: CardNonceSchema }), reply: EmptySchema },
  /** The card's frame has loaded and received its nonce. It holds the card, or the browser's error page. */
  checkCard: { from: 'page', request: z.object({ nonce: CardNonceSchema }), reply: EmptySchema },
  /**
   * Redeems the single-use nonce of a card for its tracking ID, the frame that holds it, and the answer to the lookup that
   * the click started. Without an answer yet, `answer` is absent: the card then requests it with `getShipment`.
   */
  redeemCard: {
    from: 'extension',
    request: z.object({ nonce: CardNonceSchema }),
    reply: z.object({
      trackingId: TrackingIdSchema,
      environment: EnvironmentSchema,
      frameId: PlacedCard.frameId,
      answer: outcomeOf(LookupSchema).optional(),
    }),
  },
  /** The card page asks its host element for another height, or to move by a drag. */
  placeCard: {
    from: 'extension',
    request: z.discriminatedUnion('change', [
      z.object({ ...PlacedCard, change: z.literal('height'), height: z.number().positive().max(10_000) }),
      z.object({ ...PlacedCard, change: z.literal('move'), dx: z.number(), dy: z.number() }),
    ]),
    reply: EmptySchema,
  },
} as const satisfies MessageMap;
