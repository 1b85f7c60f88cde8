import type { isCustomPattern } from '../detection/engine/custom-pattern.ts';
import type { findInLink, findTrackingIds, mayContainMatch } from '../detection/engine/detect.ts';
import type { WARM_UP_STEPS } from '../detection/engine/warm-up.ts';
import type { CardCommand, StepDirection } from './model.ts';
import type { OccurrenceIndex } from './occurrences.ts';

/** What a frame loads when its text may hold an ID: finds, highlights and opens IDs. */
export interface PageFeatures {
  /** To be called one by one before the first search, with time for the page in between. */
  warmUpSteps: typeof WARM_UP_STEPS;
  findInLink: typeof findInLink;
  findTrackingIds: typeof findTrackingIds;
  isCustomPattern: typeof isCustomPattern;
  mayContainMatch: typeof mayContainMatch;
  index: OccurrenceIndex;
  onCardCommand(command: CardCommand): void;
  /** Closes this card if it is open in this frame. */
  closeCard(nonce: string): void;
  /** To be called when the page has opened its document again, which removes all listeners from the window. */
  reattachListeners(): void;
  /** Switches status colours on or off, and forgets the statuses known so far. */
  showStatusColors(isOn: boolean): void;
  /** Goes to the next or previous ID; `startsAtEdge`: to the first or last one. @returns false when there is none */
  step(direction: StepDirection, startsAtEdge: boolean): Promise<boolean>;
}

/** What the frame passes to the features it loads. */
export interface FrameContext {
  shadowRoots: ReadonlySet<ShadowRoot>;
  /** Whether text far from the viewport was not read yet. */
  hasUnread(): boolean;
  /** Reads it as well; the index is complete when it resolves. */
  readAll(): Promise<void>;
  /** Ends everything: the extension was updated or removed. */
  life: AbortController;
}

type StartPageFeatures = (context: FrameContext) => PageFeatures;

/** The global object of the content scripts of a frame, which the page does not share. */
interface ContentWorld {
  waybillPage?: StartPageFeatures;
}

/** Called by the loaded script. It is a script of its own, because most frames never show an ID. */
export function registerPageFeatures(start: StartPageFeatures): void {
  (globalThis as ContentWorld).waybillPage = start;
}

/** What the loaded script has registered. */
export function registeredPageFeatures(): StartPageFeatures | undefined {
  return (globalThis as ContentWorld).waybillPage;
}
