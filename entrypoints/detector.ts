import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { offerDetector } from '../utils/detector.ts';
import { findInLink, findTrackingIds, mayHold } from '../utils/tracking/detect.ts';
import { isTaughtPattern } from '../utils/tracking/taught-pattern.ts';

export default defineUnlistedScript(() =>
  offerDetector({ findInLink, findTrackingIds, isTaughtPattern, mayHold }),
);
