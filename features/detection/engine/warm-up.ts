import { hintFor } from './carriers/hint.ts';
import { findTrackingIds } from './detect.ts';
import { labelKindsOf } from './label-scope.ts';
import { isOtherWord, isTrackingWord, labelsOf } from './labels.ts';
import { takeLinks } from './links.ts';
import { tokensOf } from './tokens.ts';

const ID = 'ABCD1234567890';
const TEXT = `my parcel ${ID}, tracking number UPS 1Z 999 AA1 01 2345 6784: order no. 12345678`;

/**
 * A browser compiles a regular expression at its first uses: quickly, then optimised. These steps use the expressions of
 * the detector a few at a time, between tasks of the page, so that the first text does not block the page for all of them
 * at once (`npm run bench`, longest block).
 */
export const WARM_UP_STEPS: readonly (() => unknown)[] = [
  () => labelsOf(TEXT),
  () => isOtherWord(ID) || isOtherWord(ID),
  () => isTrackingWord(ID) || isTrackingWord(ID),
  () => tokensOf(TEXT),
  () => labelKindsOf(TEXT, tokensOf(TEXT)),
  () => takeLinks(`https://a.example/track/${ID} https://a.example/?tracking=${ID}`),
  () => tokensOf(TEXT).map((token) => hintFor(TEXT, token)),
  () => findTrackingIds(TEXT),
];
