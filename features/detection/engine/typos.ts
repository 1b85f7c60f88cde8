/** "Parcel" without its last letter is a French word. */
const NOT_FRENCH = '(?!parce(?!l))';

/**
 * Words as they are, or with one letter missing, doubled or swapped with the next, as a part of an expression. The first
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
 * All that `allowTypos` allows, and a little more: a typo moves a letter by one place, so each place has its own letter
 * or a neighbour. A browser compiles this in a fifth of the time.
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

/** Words as they are written, and those that may have a typo: they end with a tilde, which is left out. */
export const splitByTypos = (words: readonly string[]): [exact: string[], withTypos: string[]] => [
  words.filter((word) => !word.endsWith('~')),
  words.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1)),
];
