/** A text made plain for matching, and the way back from its offsets to those of the original. */
export interface PlainText {
  readonly text: string;
  /** Original offset of the first character of a run that starts at `offset`. */
  startOf(offset: number): number;
  /** Original offset just after the last character of a run that ends at `offset`. */
  endOf(offset: number): number;
}

/** Characters that take no room on screen: soft hyphen, zero-width and direction marks. */
export const INVISIBLE = '\\u00ad\\u034f\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';

const DROPPED = new RegExp(`[${INVISIBLE}\\u0300-\\u036f]`);
const FOLDABLE = /[\u00a0-\u024f\u2000-\u200a\u2010\u2011\u2018\u2019\u202f\u205f\u2116\u3000\uff03-\uff5a]/g;

/** One character for one: accents go, every space is a plain one, full-width letters and digits are ASCII. */
function fold(character: string): string {
  if (character === '\u2019' || character === '\u2018') return "'";
  if (character === '\u2010' || character === '\u2011') return '-';
  return character.normalize('NFKD').charAt(0);
}

/** Folds accents and spaces and drops invisible characters. */
export function plainText(original: string): PlainText {
  const folded = original.replace(FOLDABLE, fold);
  if (!DROPPED.test(folded)) return { text: folded, startOf: (offset) => offset, endOf: (offset) => offset };
  const kept: number[] = [];
  let text = '';
  let from = 0;
  for (let index = 0; index < folded.length; index++) {
    if (!DROPPED.test(folded.charAt(index))) kept.push(index);
    else {
      text += folded.slice(from, index);
      from = index + 1;
    }
  }
  text += folded.slice(from);
  return {
    text,
    startOf: (offset) => kept[offset] ?? original.length,
    endOf: (offset) => (kept[offset - 1] ?? -1) + 1,
  };
}
