import { joinAlternatives } from './alternatives.ts';

/** "Parcel" without its last letter is a French word. */
const NOT_FRENCH = '(?!parce(?!l))';

/**
 * Source of an expression for words that are correct or have one letter missing, doubled or swapped with the next. The
 * first letter must be correct.
 * @param words in lower case, a to z only
 */
export const allowTypos = (words: readonly string[]): string =>
  `${NOT_FRENCH}(?:${joinAlternatives(
    words.flatMap((word) =>
      Array.from(word, (letter, at) => {
        const next = word.charAt(at + 1);
        const typo = `(?:(?:${letter}${letter})?${next}|${next}${letter})`;
        return at === 0 ? word : word.slice(0, at) + typo + word.slice(at + 2);
      }),
    ),
  )})`;

/** Separates exact words from words that may have a typo, which end with a tilde. Removes the tilde. */
export const splitByTypos = (words: readonly string[]): [exact: string[], withTypos: string[]] => [
  words.filter((word) => !word.endsWith('~')),
  words.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1)),
];
