import type { HitIndex } from './hits.ts';
import type { CardCommand, StepDirection } from './page-commands.ts';
import type { findInLink, findTrackingIds, mayHold } from './tracking/detect.ts';
import type { FIRST_USES } from './tracking/first-uses.ts';
import type { isTaughtPattern } from './tracking/taught-pattern.ts';

/** What a frame needs once it may show IDs: it finds, marks and opens them. */
export interface Ids {
  /** Steps to be taken one by one before anything is found, with time for the page in between. */
  firstUses: typeof FIRST_USES;
  findInLink: typeof findInLink;
  findTrackingIds: typeof findTrackingIds;
  isTaughtPattern: typeof isTaughtPattern;
  mayHold: typeof mayHold;
  index: HitIndex;
  obey(command: CardCommand): void;
  /** To be called when the page has opened its document anew, which takes all listeners from the window. */
  listenAgain(): void;
  /** Colours IDs by their last known state, or no longer; what was known before is forgotten. */
  showTones(isOn: boolean): void;
  /** Goes to the next or previous ID. @returns false when there is none in this frame */
  step(direction: StepDirection, isEntering: boolean): Promise<boolean>;
}

/** What it is told of the frame. */
export interface IdsContext {
  shadowRoots: ReadonlySet<ShadowRoot>;
  /** Whether there are texts far from the viewport that may hold an ID but were not read yet. */
  hasUnread(): boolean;
  /** Reads these as well; the index is complete when it resolves. */
  readAll(): Promise<void>;
  /** Ends everything: the extension was updated or removed. */
  life: AbortController;
}

export type StartIds = (context: IdsContext) => Ids;

/** The global object of the content scripts of a frame, which the page does not share. */
interface ContentWorld {
  waybillStartIds?: StartIds;
}

/** Most frames never show an ID, so this part is a script of its own. It hands itself over to the one that loads it. */
export function offerIds(start: StartIds): void {
  (globalThis as ContentWorld).waybillStartIds = start;
}

/** What was handed over, once the script was loaded. */
export function offeredIds(): StartIds | undefined {
  return (globalThis as ContentWorld).waybillStartIds;
}
