import type { findInLink, findTrackingIds, mayHold } from './tracking/detect.ts';
import type { isTaughtPattern } from './tracking/taught-pattern.ts';

/** What finds IDs in texts. Most frames never show one, so the content script loads it on the first likely text. */
export interface Detector {
  findInLink: typeof findInLink;
  findTrackingIds: typeof findTrackingIds;
  isTaughtPattern: typeof isTaughtPattern;
  mayHold: typeof mayHold;
}

/** The global object of the content scripts of a frame, which the page does not share. */
interface ContentWorld {
  waybillDetector?: Detector;
}

/** Hands the detector over to the content script that loaded it. */
export function offerDetector(detector: Detector): void {
  (globalThis as ContentWorld).waybillDetector = detector;
}

/** The detector, once it was loaded. */
export function offeredDetector(): Detector | undefined {
  return (globalThis as ContentWorld).waybillDetector;
}
