import { carrierHint } from './carriers/hint.ts';
import { findTrackingIds } from './detect.ts';
import { isOtherWord, isTrackingWord, marksOf } from './labels.ts';
import { takeLinks } from './links.ts';
import { ownersOf } from './reach.ts';
import { tokensOf } from './tokens.ts';

const ID = 'ABCD1234567890';
const TEXT = `my parcel ${ID}, tracking number UPS 1Z 999 AA1 01 2345 6784: order no. 12345678`;

/**
 * A browser compiles an expression when it is used: first in a hurry, then well. These steps do so for the expressions of
 * the detector, a few at a time, so that the first text does not stop the page for all of them at once
 * (`npm run bench`, longest block).
 */
export const FIRST_USES: readonly (() => unknown)[] = [
  () => marksOf(TEXT),
  () => isOtherWord(ID) || isOtherWord(ID),
  () => isTrackingWord(ID) || isTrackingWord(ID),
  () => tokensOf(TEXT),
  () => ownersOf(TEXT, tokensOf(TEXT)),
  () => takeLinks(`https://a.example/track/${ID} https://a.example/?tracking=${ID}`),
  () => tokensOf(TEXT).map((token) => carrierHint(TEXT, token)),
  () => findTrackingIds(TEXT),
];
