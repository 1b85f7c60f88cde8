/** "Parcel" without its last letter is a French word. */
const NOT_FRENCH = '(?!parce(?!l))';

/**
 * Source of an expression for words, correct or with one letter missing, doubled or swapped with the next. The first
 * letter is seldom wrong.
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
 * Accepts everything that `allowTypos` accepts, and a little more: a typo moves a letter by one place, so each place has
 * its own letter or a neighbour. A browser compiles this in a fifth of the time.
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

/** Separates words that must be exact from those that may have a typo, which end with a tilde; removes the tilde. */
export const splitByTypos = (words: readonly string[]): [exact: string[], withTypos: string[]] => [
  words.filter((word) => !word.endsWith('~')),
  words.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1)),
];
