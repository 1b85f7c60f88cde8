import type { LookupRequest } from '../lookup/model.ts';
import { MAX_FEW } from '../shipment/limits.ts';
import { findTrackingIds, type Match } from './engine/detect.ts';
import { plainText } from './engine/normalise.ts';
import type { CustomPattern } from './engine/patterns/custom-pattern.ts';

/** Lengths of IDs, as for custom patterns. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 40;
/** Without the lookbehind, the search would start again at each character of a long run of spaces. */
const EDGES = /^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;

/** The part of a text that is searched. It ends with a word, because the beginning of an ID may be another ID. */
const BEGINNING = /^.{0,10000}(?!\S)/s;

/**
 * Returns the tracking ID with the strongest evidence in a text; `undefined` if there is no ID. The user has chosen
 * this text, so the rules for highlighting do not apply: an ID on the ignore list is recognised if the text has no
 * other.
 */
export function recogniseId(
  text: string,
  patterns: readonly CustomPattern[],
  ignoredIds: readonly string[] = [],
): string | undefined {
  return strongestOf(findTrackingIds(text, { patterns }), ignoredIds);
}

function strongestOf(matches: readonly Match[], ignoredIds: readonly string[]): string | undefined {
  const meant = matches.filter(({ id }) => !ignoredIds.includes(id));
  const [first, ...others] = meant.length > 0 ? meant : matches;
  if (!first) return undefined;
  return others.reduce((best, match) => (match.confidence > best.confidence ? match : best), first).id;
}

/**
 * Returns the lookup that a selected or typed text requests. If several IDs are recognised, it is for all of them, except
 * those on the ignore list. Otherwise it is for the one recognised ID, or for the text itself if that could be an ID. A
 * sentence is never an ID, so that no private text is sent to the platform by mistake.
 */
export function lookupRequestFor(
  text: string,
  patterns: readonly CustomPattern[],
  ignoredIds: readonly string[] = [],
): LookupRequest {
  const matches = findTrackingIds(text, { patterns });
  const trackingIds = [...new Set(matches.map(({ id }) => id))].filter((id) => !ignoredIds.includes(id));
  if (trackingIds.length > 1)
    return { kind: trackingIds.length > MAX_FEW ? 'list' : 'lookUpAll', trackingIds };
  const trackingId = strongestOf(matches, ignoredIds) ?? plausibleId(text);
  return trackingId === undefined ? { kind: 'refused', reason: 'notAnId' } : { kind: 'lookUp', trackingId };
}

/** The same for the beginning of a text, because a selection may be a whole page. */
export const lookupRequestForBeginning: typeof lookupRequestFor = (text, ...settings) =>
  lookupRequestFor(BEGINNING.exec(text)?.[0] ?? '', ...settings);

/** Reads a code of letters and digits, in one piece or in groups. Every group but the first must have a digit. */
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
