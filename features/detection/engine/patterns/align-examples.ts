import type { CharacterClass, PatternPart } from './custom-pattern.ts';

/** From this length on, a run at the edge of a mixed run is a separate part. Shorter runs may be chance. */
const MIN_RUN = 4;
/** Without fixed letters, examples with a larger difference in length have no common pattern. */
const MAX_SPREAD = 4;

const isDigit = (character: string): boolean => /\d/.test(character);
const run = (kind: CharacterClass, lengths: readonly number[]): PatternPart[] => {
  const [min, max] = [Math.min(...lengths), Math.max(...lengths)];
  return max === 0 ? [] : [{ kind, min, max }];
};
const literal = (text: string): PatternPart[] => (text === '' ? [] : [{ kind: 'literal', text }]);

/** The runs of letters and of digits: `1Z999AA1` has `1`, `Z`, `999`, `AA`, `1`. */
const runsOf = (id: string): string[] => id.match(/[A-Z]+|\d+/g) ?? [];
const isSame = (texts: readonly string[]): boolean => new Set(texts).size === 1;
const lengths = (texts: readonly string[]): number[] => texts.map((text) => text.length);
const hasOneLength = (texts: readonly string[]): boolean => new Set(lengths(texts)).size === 1;

/** The characters that all texts begin with. */
export function commonStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = 0;
  while (length < first.length && others.every((text) => text[length] === first[length])) length++;
  return first.slice(0, length);
}

/** Parts of runs of letters. Letters that are the same in every text are literal. */
function letterParts(texts: readonly string[]): PatternPart[] {
  const start = commonStart(texts);
  const tails = texts.map((text) => text.slice(start.length));
  if (!hasOneLength(tails)) return [...literal(start), ...run('capitals', lengths(tails))];
  return positionParts(texts);
}

/** Parts of texts of equal length, character by character. */
function positionParts(texts: readonly string[]): PatternPart[] {
  const parts: PatternPart[] = [];
  for (const [place, letter] of Array.from(texts[0] ?? '').entries()) {
    const characters = texts.map((text) => text.charAt(place));
    append(parts, characters.every(isDigit) ? 'digits' : isSame(characters) ? 'literal' : 'capitals', letter);
  }
  return parts;
}

function append(parts: PatternPart[], kind: PatternPart['kind'], letter: string): void {
  const last = parts.at(-1);
  if (last?.kind !== kind) parts.push(kind === 'literal' ? { kind, text: letter } : { kind, min: 1, max: 1 });
  else if (last.kind === 'literal') parts.splice(-1, 1, { kind: 'literal', text: last.text + letter });
  else parts.splice(-1, 1, { kind: last.kind, min: last.min + 1, max: last.max + 1 });
}

/** Whether a run of digits belongs to the letters after it, as in `1Z` and `4PX`. */
const opensLiteral = (digits: readonly string[], letters: readonly string[] | undefined): boolean =>
  isSame(digits) && (digits[0] ?? '').length <= 2 && commonStart(letters ?? []) !== '';

/**
 * Parts of IDs in which letters and digits alternate in the same way; undefined for other IDs. IDs of equal length
 * whose runs differ in length are similar only by chance.
 */
export function sharedRunParts(ids: readonly string[]): PatternPart[] | undefined {
  const runs = ids.map(runsOf);
  const structure = (each: readonly string[]) => each.map((text) => (isDigit(text) ? 'd' : 'l')).join('');
  if (!isSame(runs.map(structure))) return undefined;
  const columns = (runs[0] ?? []).map((_, index) => runs.map((each) => each[index] ?? ''));
  if (hasOneLength(ids) && !columns.every(hasOneLength)) return undefined;
  const parts = columns.flatMap((texts, index) => {
    if (!isDigit(texts[0] ?? '')) return letterParts(texts);
    const isFixed = index === 0 && opensLiteral(texts, columns[1]);
    return isFixed ? literal(texts[0] ?? '') : run('digits', lengths(texts));
  });
  return joinLiterals(parts);
}

/** The same parts, with neighbouring literals as one. */
export function joinLiterals(parts: readonly PatternPart[]): PatternPart[] {
  const joined: PatternPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'literal' && last?.kind === 'literal')
      joined.splice(-1, 1, { kind: 'literal', text: last.text + part.text });
    else joined.push(part);
  }
  return joined;
}

/** Parts of IDs with mixed letters and digits; undefined if the IDs have too little in common. */
export function alignedParts(ids: readonly string[]): PatternPart[] | undefined {
  const prefix = /^\d{0,2}[A-Z]+/.exec(commonStart(ids))?.[0] ?? '';
  const rests = ids.map((id) => id.slice(prefix.length));
  if (hasOneLength(rests)) return [...literal(prefix), ...mixedParts(rests)];
  const spread = Math.max(...lengths(rests)) - Math.min(...lengths(rests));
  if (prefix === '' && spread > MAX_SPREAD) return undefined;
  const tail = Math.min(...rests.map((rest) => (/\d*$/.exec(rest)?.[0] ?? '').length));
  const apart = tail >= MIN_RUN ? tail : 0;
  return [
    ...literal(prefix),
    ...run(
      'alphanumerics',
      lengths(rests).map((length) => length - apart),
    ),
    ...run('digits', [apart]),
  ];
}

/** Parts of texts of equal length: everything from the first to the last mixed character is one run. */
function mixedParts(texts: readonly string[]): PatternPart[] {
  const length = texts[0]?.length ?? 0;
  const isMixed = (place: number) => !isSame(texts.map((text) => `${isDigit(text.charAt(place))}`));
  const places = Array.from({ length }, (_, place) => place).filter(isMixed);
  const [first, last] = [places[0] ?? length, (places.at(-1) ?? length - 1) + 1];
  const slices = (from: number, to: number) => positionParts(texts.map((text) => text.slice(from, to)));
  const before = slices(0, first);
  const after = slices(last, length);
  let mixed = last - first;
  const swallow = (part: PatternPart | undefined): boolean => {
    if (!part || part.kind === 'literal' || part.max >= MIN_RUN) return false;
    mixed += part.max;
    return true;
  };
  if (swallow(before.at(-1))) before.pop();
  if (swallow(after[0])) after.shift();
  return [...before, ...run('alphanumerics', [mixed]), ...after];
}
