import type { MessageMap, SendOf } from '../../utils/messaging.ts';
import { EmptySchema, OptionalTextSchema, outcomeOf, z } from '../../utils/zod.ts';
import { AnchorSchema } from '../page/model.ts';
import { MAX_TEXT_AROUND } from '../page/occurrences.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import type { SharedProtocol } from '../shared-protocol.ts';
import { LookupSchema, TrackingIdSchema } from '../shipment/model.ts';

/** Identifies a card while it is open. The card redeems it once for its tracking ID. */
const CardNonceSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** Identifies a card and the frame of the tab that holds it. */
const PlacedCard = { nonce: CardNonceSchema, frameId: z.int().check(z.nonnegative()) };

/** The text around an ID on a page, or a part of it. */
const TextAroundSchema = z.string().check(z.maxLength(MAX_TEXT_AROUND));

/** Where an ID was clicked: the host of the page, and the text around the ID. */
const ClickedPlaceSchema = z.object({
  host: OptionalTextSchema,
  textAround: z.optional(TextAroundSchema),
});
export type ClickedPlace = z.infer<typeof ClickedPlaceSchema>;

/** The card beside an ID. */
export const cardMessages = {
  /**
   * Opens the card of a clicked ID; the card appears in the top frame. The text around the ID goes to the card, for the
   * language of a reply, and is not stored.
   */
  openCard: {
    from: 'page',
    request: z.object({
      trackingId: TrackingIdSchema,
      anchor: AnchorSchema,
      textAround: z.optional(TextAroundSchema),
    }),
    reply: z.object({ nonce: CardNonceSchema }),
  },
  /**
   * Loads the hidden card when the pointer comes to an ID, and reads what a lookup needs. Sends no request to the platform.
   */
  prepareCard: { from: 'page', request: EmptySchema, reply: EmptySchema },
  /** Closes a card. Sent after a click or Escape in any frame of the tab, or by the card. Other cards stay open. */
  closeCard: { from: 'page', request: z.object({ nonce: CardNonceSchema }), reply: EmptySchema },
  /** Sent after the card's frame has loaded. The frame contains the card, or the browser's error page. */
  checkCard: { from: 'page', request: z.object({ nonce: CardNonceSchema }), reply: EmptySchema },
  /**
   * Redeems the single-use nonce of a card for its tracking ID, the frame that holds it, and the answer to the lookup
   * that the click started. If there is no answer yet, `answer` is absent, and the card requests it with `getShipment`.
   */
  redeemCard: {
    from: 'card',
    // After a restart, the background redeems the nonce once more for the same frame.
    isRepeatable: true,
    request: z.object({ nonce: CardNonceSchema }),
    reply: z.object({
      trackingId: TrackingIdSchema,
      environment: EnvironmentSchema,
      frameId: PlacedCard.frameId,
      answer: z.optional(outcomeOf(LookupSchema)),
      /** Where the ID was clicked. Absent after a restart of the background. */
      place: z.optional(ClickedPlaceSchema),
    }),
  },
  /**
   * Sent by the card page to change the height of its host element, to move it by a drag, or before a step to another ID by
   * a click, for which its buttons should stay where they are.
   */
  placeCard: {
    from: 'card',
    request: z.union([
      z.object({
        ...PlacedCard,
        change: z.literal('height'),
        height: z.number().check(z.positive(), z.maximum(10_000)),
      }),
      z.object({ ...PlacedCard, change: z.literal('step') }),
      z.object({ ...PlacedCard, change: z.literal('move'), dx: z.number(), dy: z.number() }),
    ]),
    reply: EmptySchema,
  },
  /** Sent by the card: pins it, so that only Escape and its own button close it, or unpins it. */
  pinCard: {
    from: 'card',
    request: z.object({ ...PlacedCard, isPinned: z.boolean() }),
    reply: EmptySchema,
  },
  /** Sent by the card: puts it over the window of its frame, while it shows a large image, or back to its place. */
  enlargeCard: {
    from: 'card',
    request: z.object({ ...PlacedCard, isLarge: z.boolean() }),
    reply: EmptySchema,
  },
  /** Returns the place of an ID among the different IDs of the card's tab: from 1, or 0 if the tab does not show it. */
  getCardPlace: {
    from: 'card',
    isRepeatable: true,
    request: z.object({ trackingId: TrackingIdSchema }),
    reply: z.object({ place: z.int(), count: z.int(), hasMore: z.boolean() }),
  },
  /** Sent by the card: opens the card of the next or previous ID of its tab, as a click on that ID does. */
  stepCard: {
    from: 'card',
    request: z.object({ trackingId: TrackingIdSchema, direction: z.enum(['next', 'previous']) }),
    reply: EmptySchema,
  },
  /** Shows an ID in the side panel, or where the browser allows. Sent during a click, which Chrome demands. */
  openInPanel: {
    from: 'card',
    request: z.object({ trackingId: TrackingIdSchema }),
    reply: EmptySchema,
  },
  /**
   * Sent by the card before it hands a text to the page or changes a list: whether the user saw the card when they
   * pressed a button in it, at `pressedAt` by `Date.now()`. A page can hide, cover or move the card (docs/decisions.md#31).
   */
  verifyCardSeen: {
    from: 'card',
    request: z.object({ ...PlacedCard, pressedAt: z.number() }),
    reply: z.object({ wasSeen: z.boolean() }),
  },
  /** Shows an ID in the popup, or wherever the browser allows, because the card on the page may not be visible. */
  showOutsidePage: {
    from: 'card',
    request: z.object({ trackingId: TrackingIdSchema }),
    reply: EmptySchema,
  },
} as const satisfies MessageMap;

/** The messages that the card's page sends. */
export type CardProtocol = SharedProtocol & typeof cardMessages;

/** Sends a message of the card to the background. */
export type CardSend = SendOf<CardProtocol>;
