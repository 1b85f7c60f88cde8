import type { KnownStatus } from '../features/shipment/model.ts';
import { z } from './zod.ts';

/** How browsers name the frame of the page itself. */
export const TOP_FRAME = 0;

/** Where an ID stands, in CSS pixels of the frame's viewport. */
export const AnchorSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().nonnegative(),
  height: z.number().nonnegative(),
});
export type Anchor = z.infer<typeof AnchorSchema>;

/** How it went to put a text into an editor of the page: `landed` only when it was seen there afterwards. */
export const InsertOutcomeSchema = z.enum(['landed', 'notTaken', 'noEditor']);
export type InsertOutcome = z.infer<typeof InsertOutcomeSchema>;

/** What the background sends to the one frame that holds the card of a tab. */
export type CardCommand =
  | { command: 'prepareCard' }
  | { command: 'showCard'; nonce: string; title: string; anchor: Anchor; isFromSubframe: boolean }
  | { command: 'placeCard'; nonce: string; change: 'height'; height: number }
  | { command: 'placeCard'; nonce: string; change: 'move'; dx: number; dy: number };

/**
 * What the background sends to all frames of a tab: a click or Escape in any of them closes an open card. It names the
 * card, because it may arrive after the next one was opened.
 */
export interface CardToggled {
  command: 'cardToggled';
  nonce: string;
  isOpen: boolean;
}

export type StepDirection = 'next' | 'previous';

/** Moves to the next or previous ID in this frame. The reply is whether there was one. */
export interface StepId {
  command: 'stepId';
  direction: StepDirection;
  /** Starts with the first or last ID of the frame: the navigation comes from another one, or from its other end. */
  startsAtEdge: boolean;
}

/** Requests the selected text. Only the frame with the focus replies, if text is selected. */
export interface ReadSelection {
  command: 'readSelection';
}

/** Asks whether a popup or panel is open in a window. Each answers with true, or leaves it to others. */
export const AskSurfaceSchema = z.object({ command: z.literal('askSurface'), windowId: z.int() });
export type AskSurface = z.infer<typeof AskSurfaceSchema>;

/** What the background sends to the content scripts of a tab. */
export type PageCommand = CardCommand | CardToggled | StepId | ReadSelection;

/** Pastes a text into the editor that had the focus last. The reply is an `InsertOutcome`. */
export interface InsertText {
  command: 'insertText';
  text: string;
}

/**
 * Sent to the content scripts of every tab when the custom patterns, the rules or the colouring of IDs have changed, or
 * Waybill was enabled or disabled somewhere. They request the new settings with `getDetection`.
 */
export interface DetectionChanged {
  command: 'detectionChanged';
}

/** Sent to frames with IDs: the status category of one, from the platform's latest answer. */
export interface ToneChanged extends KnownStatus {
  command: 'toneChanged';
}
