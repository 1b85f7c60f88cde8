import type { CustomPattern } from './engine/custom-pattern.ts';
import { findTrackingIds } from './engine/detect.ts';
import { plainText } from './engine/normalise.ts';

/** Lengths of IDs, as for custom patterns. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 40;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * The tracking ID in a text with the strongest evidence; `undefined` if there is none. The user asks about this text, so
 * the rules for highlighting do not apply: even an ID on the ignore list is recognised if the text has no other.
 */
export function recogniseId(
  text: string,
  patterns: readonly CustomPattern[],
  ignoredIds: readonly string[] = [],
): string | undefined {
  const matches = findTrackingIds(text, { patterns });
  const meant = matches.filter(({ id }) => !ignoredIds.includes(id));
  const [first, ...others] = meant.length > 0 ? meant : matches;
  if (!first) return undefined;
  return others.reduce((best, match) => (match.confidence > best.confidence ? match : best), first).id;
}

/**
 * The tracking ID that the user means by a selected or typed text: the one recognised in it, else the text itself if it
 * could be an ID. A sentence never is, so that no private text is sent to the platform by mistake.
 */
export function idToLookUp(
  text: string,
  patterns: readonly CustomPattern[],
  ignoredIds: readonly string[] = [],
): string | undefined {
  return recogniseId(text, patterns, ignoredIds) ?? plausibleId(text);
}

/** A code of letters and digits, in one piece or in groups. Only the first group may have no digit. */
function plausibleId(text: string): string | undefined {
  const [first = '', ...others] = plainText(text)
    .text.replace(EDGES, '')
    .split(/[\s-]+/);
  const groups = [first, ...others];
  const id = groups.join('');
  const isCode = groups.every((group) => /^[A-Z\d]+$/i.test(group)) && /\d/.test(id);
  const isNoSentence = others.every((group) => /\d/.test(group));
  const isInBounds = id.length >= MIN_LENGTH && id.length <= MAX_LENGTH;
  return isCode && isNoSentence && isInBounds ? id : undefined;
}
