import { z } from '../../utils/zod.ts';
import type { KnownStatus } from '../shipment/model.ts';

/** The frame ID that browsers give to the page itself. */
export const TOP_FRAME = 0;

/** The box of an ID, in CSS pixels of the frame's viewport. */
export const AnchorSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().check(z.nonnegative()),
  height: z.number().check(z.nonnegative()),
});
export type Anchor = z.infer<typeof AnchorSchema>;

/**
 * The result of inserting a text into an editor of the page. `landed`: the text was found there afterwards. `cancelled`:
 * there are several editors, and the agent chose none.
 */
export const InsertOutcomeSchema = z.enum(['landed', 'notTaken', 'noEditor', 'cancelled']);
export type InsertOutcome = z.infer<typeof InsertOutcomeSchema>;
/** The result of inserting a reply from the card. `hidden`: nothing, because the page hides or covers the card. */
export type InsertResult = InsertOutcome | 'hidden';

/** Asks the frame that holds the card whether the user saw it. The reply is a boolean. */
export interface CardSeenQuestion {
  command: 'verifyCardSeen';
  nonce: string;
  /** When the press in the card began, as `Date.now()`. */
  pressedAt: number;
}

/** A command from the background to the one frame that holds the card of a tab. */
export type CardCommand =
  | { command: 'prepareCard' }
  | { command: 'showCard'; nonce: string; title: string; anchor: Anchor; isFromSubframe: boolean }
  | { command: 'placeCard'; nonce: string; change: 'height'; height: number }
  | { command: 'placeCard'; nonce: string; change: 'step' }
  | { command: 'placeCard'; nonce: string; change: 'move'; dx: number; dy: number };

/** The same as it arrives in a page: the script that holds the card checks its fields (`card-command.ts`). */
export type UncheckedCardCommand = Pick<CardCommand, 'command'> & Record<string, unknown>;

/**
 * Sent to all frames of a tab when a card was opened or closed: a click or Escape in any frame closes an open card. The
 * command names its card, because it may arrive after the next card was opened.
 */
export interface CardToggled {
  command: 'cardToggled';
  nonce: string;
  isOpen: boolean;
}

export type StepDirection = 'next' | 'previous';

/** Moves to the next or previous ID in a frame. The reply is true if there was such an ID. */
export interface StepId {
  command: 'stepId';
  direction: StepDirection;
  /** Starts with the frame's first or last ID: the user comes from another frame, or wraps around in this one. */
  startsAtEdge: boolean;
}

/** Requests the visible IDs of a frame, each once, in reading order. The reply is a `FrameIds`. */
export interface ListIds {
  command: 'listIds';
  /** Reads text that is still unread first. */
  readsAll: boolean;
}

/** The IDs are unchecked: a page may have taken over its content script. `hasMore`: some text is unread. */
export const FrameIdsSchema = z.object({ ids: z.array(z.unknown()), hasMore: z.boolean() });
export type FrameIds = z.infer<typeof FrameIdsSchema>;

/** Scrolls to an ID of a frame and opens its card, as a click does. The reply is whether the frame has the ID. */
export interface OpenId {
  command: 'openId';
  trackingId: string;
}

/**
 * Sent to the top frame before and after keyboard navigation in a frame inside the page: remembers where the focus is, or
 * returns it there.
 */
export interface FocusCommand {
  command: 'noteFocus' | 'restoreFocus';
}

/** Sent to the frame that holds the card: whether only Escape and its own button close it. */
export interface PinCard {
  command: 'pinCard';
  nonce: string;
  isPinned: boolean;
}

/** Sent to the frame that holds the card: whether the card covers the window, for a large image. */
export interface EnlargeCard {
  command: 'enlargeCard';
  nonce: string;
  isLarge: boolean;
}

/** Requests the selected text. Only the frame with the focus replies, if text is selected. */
export interface SelectionRequest {
  command: 'readSelection';
}

/** Asks the top frame whether Waybill is enabled there. It replies with `true`, or not at all. */
export interface EnabledQuestion {
  command: 'isEnabled';
}

/** Inserts a text into an editor of the page. The reply is an `InsertOutcome`. */
export interface InsertText {
  command: 'insertText';
  text: string;
}

/**
 * Sent to the content scripts of all tabs when the custom patterns, the rules or the colouring of IDs have changed, or
 * Waybill was enabled or disabled on a site. They request the new settings with `getDetection`.
 */
export interface DetectionChanged {
  command: 'detectionChanged';
  /** The browser has taken away access to a known helpdesk: frames without access stop. */
  needsAccess: boolean;
}

/** Sent to a tab in Firefox, for its card: the IDs of the page may have changed. */
export interface IdsReported {
  command: 'idsReported';
}

/** Sent to frames with IDs: the status category of one ID, from the platform's latest answer. */
export interface KnownStatusChanged extends KnownStatus {
  command: 'knownStatusChanged';
}
