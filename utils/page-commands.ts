import type { KnownTone } from './tone.ts';
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

/** What the background tells the content scripts of a tab about the card. */
export type CardCommand =
  | { command: 'prepareCard' }
  | { command: 'showCard'; ticket: string; title: string; anchor: Anchor; isFromSubframe: boolean }
  | { command: 'placeCard'; change: 'height'; height: number }
  | { command: 'placeCard'; change: 'move'; dx: number; dy: number }
  | { command: 'placeCard'; change: 'close' }
  | { command: 'cardIsOpen'; isOpen: boolean };

export type StepDirection = 'next' | 'previous';

/** Moves to the next or previous ID in this frame. Answered with true when there was one to move to. */
export interface StepId {
  command: 'stepId';
  direction: StepDirection;
  /** Coming from another frame, so from the first or last one. */
  isEntering: boolean;
}

/** Asks for the selected text. Answered with it by the frame that has the focus, if there is some. */
export interface ReadSelection {
  command: 'readSelection';
}

/** Asks whether a popup or panel is open in a window. Each answers with true, or leaves it to others. */
export const AskSurfaceSchema = z.object({ command: z.literal('askSurface'), windowId: z.int() });
export type AskSurface = z.infer<typeof AskSurfaceSchema>;

/** What the background tells the content scripts of a tab. */
export type PageCommand = CardCommand | StepId | ReadSelection;

/** Pastes a text into the editor that had the focus last. Answered with an `InsertOutcome`. */
export interface InsertText {
  command: 'insertText';
  text: string;
}

/**
 * Tells the content scripts of every tab that other shapes were taught, that IDs are coloured in another way (or no
 * longer), or that Waybill is switched on or off somewhere: they ask with `getDetection`.
 */
export interface DetectionChanged {
  command: 'detectionChanged';
}

/** Tells frames with IDs how the shipment of one is doing, as the platform has just answered. */
export interface ToneChanged extends KnownTone {
  command: 'toneChanged';
}
