import { DetectionRulesSchema, TaughtPatternSchema } from './detection.ts';
import { AnchorSchema } from './page-commands.ts';
import { KnownToneSchema } from './tone.ts';
import { TrackingIdSchema } from './tracking-id.ts';
import { z } from './zod.ts';

/** A message or an answer that carries nothing. */
export const Nothing = z.object({});

/** More on one page are not told apart. */
export const MOST_HASHES = 99;
export const IdHashesSchema = z.array(z.int().min(0).max(0xffffffff)).max(MOST_HASHES);

/**
 * The messages of the protocol that a content script may send. A hostile page might impersonate one: none of them is
 * answered with a key, a token or a shipment.
 */
export const pageMessages = {
  /** Asks for the card of an ID that was clicked; the card appears in the top frame. */
  openCard: {
    from: 'page',
    request: z.object({ trackingId: TrackingIdSchema, anchor: AnchorSchema }),
    reply: Nothing,
  },
  /** The pointer or the keyboard is at an ID, whose card may be asked for next. Nothing is asked of the platform. */
  prepareCard: { from: 'page', request: Nothing, reply: Nothing },
  /** A click or Escape in another frame of the tab, while a card is open. */
  dismissCard: { from: 'page', request: Nothing, reply: Nothing },
  /** The card's frame was given its ticket: it holds the card, or the browser's word that it may not stand in this page. */
  checkCard: { from: 'page', request: z.object({ ticket: z.string().max(64) }), reply: Nothing },

  /**
   * A frame has IDs now, other ones, or none any more. `path`: the place of the frame among the frames of the tab: its
   * index in its parent, from the top frame down; [] is the top frame. `hashes`: one number for each ID that can be seen.
   */
  reportIds: {
    from: 'page',
    request: z.object({
      hasIds: z.boolean(),
      path: z.array(z.int().min(0)).max(16),
      hashes: IdHashesSchema,
      /** There are more, or there may be: not all was read. */
      hasMore: z.boolean(),
    }),
    reply: Nothing,
  },

  /**
   * The shapes that were taught, without their names and examples; the rules, if they leave anything out; and whether IDs are coloured by state: if they are
   * not, a frame must not ask for tones; and whether Waybill is on at the frame's site: if it is not, the frame ends what
   * it has begun.
   */
  getDetection: {
    from: 'page',
    request: Nothing,
    reply: z.object({
      patterns: z.array(TaughtPatternSchema),
      rules: DetectionRulesSchema.optional(),
      hasStatusColours: z.boolean(),
      isOn: z.boolean(),
    }),
  },

  /** The last known states of IDs that a frame paints; those that are not known are left out. */
  getTones: {
    from: 'page',
    request: z.object({ trackingIds: z.array(TrackingIdSchema).max(200) }),
    reply: z.object({ tones: z.array(KnownToneSchema) }),
  },
} as const;
