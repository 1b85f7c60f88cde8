/** "Parcel" without its last letter is a French word. */
const NOT_FRENCH = '(?!parce(?!l))';

/**
 * Source of an expression for words that are correct or have one letter missing, doubled or swapped with the next. The
 * first letter must be correct.
 * @param words in lower case, a to z only
 */
export const allowTypos = (words: readonly string[]): string =>
  `${NOT_FRENCH}(?:${words
    .map((word) =>
      word.replace(/\w/g, (letter, at: number) => {
        const next = word.charAt(at + 1);
        const typo = `(?:(?:${letter}${letter})?${next}|${next}${letter})`;
        return at === 0 ? word : `|${word.slice(0, at)}${typo}${word.slice(at + 2)}`;
      }),
    )
    .join('|')})`;

/**
 * Source of a simpler expression that accepts everything that `allowTypos` accepts, and a little more. A typo moves a
 * letter by one position, so each position has its own letter or a neighbour. Browsers compile it five times as fast.
 */
export const resemble = (words: readonly string[]): string =>
  `${NOT_FRENCH}(?:${words
    .map((word) =>
      word.replace(/\w/g, (letter, at: number) => {
        if (at === 0) return letter;
        const near = `[${word.slice(Math.max(1, at - 1), at + 2)}]`;
        return at < word.length - 1 ? near : `${near}?${letter}?`;
      }),
    )
    .join('|')})`;

/** Separates exact words from words that may have a typo, which end with a tilde. Removes the tilde. */
export const splitByTypos = (words: readonly string[]): [exact: string[], withTypos: string[]] => [
  words.filter((word) => !word.endsWith('~')),
  words.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1)),
];
