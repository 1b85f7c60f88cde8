import { hintFor } from './carriers/hint.ts';
import { findTrackingIds } from './detect.ts';
import { labelKindsOf } from './label-scope.ts';
import { isOtherWord, isTrackingWord, labelsOf } from './labels.ts';
import { takeLinks } from './links.ts';
import { tokensOf } from './tokens.ts';

const ID = 'ABCD1234567890';
const TEXT = `my parcel ${ID}, tracking number UPS 1Z 999 AA1 01 2345 6784: order no. 12345678`;

/**
 * A browser compiles a regular expression when it is first used, and optimises it at a later use; the words are indexed
 * when the first one is looked up. These steps use the expressions and words of the detector in small groups, between
 * tasks of the page. Otherwise, the first text would block the page (`npm run bench`, longest block).
 */
export const WARM_UP_STEPS: readonly (() => unknown)[] = [
  () => isOtherWord(ID),
  () => isTrackingWord(ID),
  () => labelsOf(TEXT),
  () => tokensOf(TEXT),
  () => labelKindsOf(TEXT, tokensOf(TEXT)),
  () => takeLinks(`https://a.example/track/${ID} https://a.example/?tracking=${ID}`),
  () => tokensOf(TEXT).map((token) => hintFor(TEXT, token)),
  () => findTrackingIds(TEXT),
];
