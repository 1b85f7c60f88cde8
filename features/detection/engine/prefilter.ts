import { ADDRESS_WORDS } from './address-words.computed.ts';
import { hasIdDigits, mayHideId } from './id-digits.ts';
import { PREFILTER_SHAPES, PREFILTER_WORDS } from './vocabulary/prefilter-words.computed.ts';

const SHAPE = new RegExp(PREFILTER_SHAPES);
const WORD = new RegExp(PREFILTER_WORDS);

/**
 * Cheap check whether a text may contain an ID: false means that the built-in rules find no ID. Custom patterns have
 * their own check (`patternPrefilter`).
 * @param needsNoWord whether the text is under a table header or the like, or there are custom patterns
 */
export function mayContainId(text: string, needsNoWord = false): boolean {
  if (mayHideId(text)) return true;
  return hasIdDigits(text) && (needsNoWord || SHAPE.test(text) || WORD.test(text.toLowerCase()));
}

const ADDRESS_WORD = new RegExp(ADDRESS_WORDS);

/** Cheap check whether a link may lead to an ID: false means that `findInLink` finds none in its address. */
export const mayTrack = (href: string): boolean =>
  /^https?:.*\d/i.test(href) && ADDRESS_WORD.test(href.toLowerCase());
