import { type Label, labelsOf } from '../labels.ts';
import type { Token } from '../tokens.ts';

/** What a word for "number" is joined to in Germanic languages. */
const COMPOUNDS =
  'sendungs sendungsverfolgungs tracking paket frachtbrief zendings pakket sparnings sandnings';
/**
 * Words of labels that are long enough to be known with a letter wrong, in plain text. The tables of words have some
 * typos of a few; this is for all typos of most, of which only a number without a label needs any.
 */
const KNOWN =
  'tracking shipment shipping parcel package consignment waybill delivery number sendung suivi expedition numero codigo seguimiento rastreo paquete expedicion codice spedizione przesylki paczki seurantakoodi nummer';
/** Words of their own, which are not mistyped: a code for shopping, the number of a trucking company, "skipping ID". */
const OTHERS = '|sending|shopping|skipping|tracing|trucking|deliver|parce|comigo|';

let known: readonly string[] | undefined;

/** Whether the edit distance of two words (Damerau–Levenshtein: letters missing, added, replaced, swapped) is at most `edits`. */
function isNear(word: string, other: string, edits: number): boolean {
  if (word === other) return true;
  const [rest, wanted] = [word.slice(1), other.slice(1)];
  if (word[0] === other[0]) return isNear(rest, wanted, edits);
  return (
    edits > 0 &&
    (isNear(rest, wanted, edits - 1) ||
      isNear(rest, other, edits - 1) ||
      isNear(word, wanted, edits - 1) ||
      (word[0] === other[1] && word[1] === other[0] && isNear(rest.slice(1), wanted.slice(1), edits - 1)))
  );
}

/** In words so long, two letters may be wrong. */
const LONG = 13;

/** The word of a label that a word was meant to be, or the word itself. @param word in plain text, in lower case */
export function rightWord(word: string): string {
  known ??= [...KNOWN.split(' '), ...COMPOUNDS.split(' ').map((thing) => `${thing}nummer`)];
  // The first letter is rarely wrong, and what begins with a word is one of its forms: "seurantakoodia".
  const alike = known.filter((right) => right[0] === word[0]);
  if (OTHERS.includes(`|${word}|`) || alike.some((right) => word.startsWith(right))) return word;
  return (
    alike.find((right) => {
      const edits = right.length < LONG ? 1 : 2;
      return Math.abs(word.length - right.length) <= edits && isNear(word, right, edits);
    }) ?? word
  );
}

/** A label with a typo is at most this far before its number. */
const FAR = 120;
const WORD = /\b[a-z]{4,27}\b/g;

/** The label with a typo in a text before a number. @param from the offset of the text */
function labelIn(ahead: string, from: number): Label | undefined {
  /** Where words differ in the right text, and how much longer those of the given one are. */
  const shifts: (readonly [at: number, by: number])[] = [];
  let shift = 0;
  const right = ahead.replace(WORD, (word, at: number) => {
    const meant = rightWord(word);
    if (meant !== word) shifts.push([at - shift, word.length - meant.length]);
    shift += word.length - meant.length;
    return meant;
  });
  if (shifts.length === 0) return undefined;
  const label = labelsOf(`${right} `).findLast(
    ({ start, end, full }) => (full || right[end] === ':') && shifts.some(([at]) => start <= at && at < end),
  );
  if (!label) return undefined;
  const offsetOf = (offset: number): number =>
    shifts.reduce((sum, [at, by]) => (at < offset ? sum + by : sum), from + offset);
  return { ...label, start: offsetOf(label.start), end: offsetOf(label.end) };
}

/**
 * Labels together with those that have a typo, whose words no table has: "siguimiento", "nunber". These are searched
 * only between a number and the last label before it that names a number.
 */
export function withMistypedLabels(
  text: string,
  labels: readonly Label[],
  tokens: readonly Token[],
): readonly Label[] {
  let from = 0;
  let next = 0;
  const mistyped = tokens.flatMap(({ start, end }) => {
    for (let label = labels[next]; label && label.end <= start; label = labels[++next])
      if (label.full) from = Math.max(from, label.end);
    const first = Math.max(from, start - FAR);
    from = end;
    return labelIn(text.slice(first, start).toLowerCase(), first) ?? [];
  });
  return [...labels, ...mistyped].sort((a, b) => a.start - b.start);
}
